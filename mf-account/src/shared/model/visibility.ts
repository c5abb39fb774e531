import type { Audience, ProfileVisibility } from '../../queries/account/profile';

export const AUDIENCES: readonly [Audience, string][] = [
  ['me', 'Only me'],
  ['friends', 'Friends'],
  ['members', 'Members'],
  ['public', 'Everyone'],
];

/** What of a profile has an audience, as its owner reads it. */
export const PROFILE_FIELDS: readonly [keyof ProfileVisibility, string][] = [
  ['email', 'Email address'],
  ['location', 'Location'],
  ['timeZone', 'Time zone'],
  ['bio', 'About'],
  ['skills', 'Skills'],
  ['helpsWith', 'Can help with'],
  ['lookingFor', 'Looking for'],
  ['interests', 'Topics'],
  ['links', 'Links'],
  ['groups', 'Groups'],
  ['finishedCourses', 'Courses and learning path'],
  ['achievements', 'Achievements'],
];
