import type { OwnProfile } from '@futurelab/platform/queries/members';

/** What the steps ask for, as it is in the form. */
export interface Answers {
  firstName: string;
  lastName: string;
  currentRole: string;
  location: string;
  timeZone: string;
  intents: string[];
  interests: string[];
  track: OwnProfile['track'];
}

export const answersFrom = (profile: OwnProfile): Answers => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  currentRole: profile.currentRole ?? '',
  location: profile.location ?? '',
  timeZone: profile.timeZone,
  intents: profile.intents,
  interests: profile.interests,
  track: profile.track,
});
