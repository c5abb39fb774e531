import type { Audience, ProfileVisibility } from '../../queries/account/profile';

export const AUDIENCES: readonly [Audience, string][] = [
  ['me', 'Only me'],
  ['friends', 'Friends'],
  ['members', 'Members'],
  ['public', 'Everybody'],
];

/** What of a profile has an audience, as its owner reads it. */
export const PROFILE_FIELDS: readonly [keyof ProfileVisibility, string][] = [
  ['email', 'Email address'],
  ['location', 'Where I live'],
  ['timeZone', 'Time zone'],
  ['bio', 'About me'],
  ['skills', 'Skills'],
  ['helpsWith', 'What I can help with'],
  ['lookingFor', 'What I look for'],
  ['interests', 'Topics I follow'],
  ['links', 'Links'],
  ['groups', 'Groups'],
  ['finishedCourses', 'Courses and learning path'],
  ['achievements', 'Achievements'],
];
