import { write, type Schema } from '@futurelab/platform/api';
import { myProfileQuery, type OwnProfile } from '@futurelab/platform/queries/members';
import { mutationOptions, replaceQueryData } from '@futurelab/platform/query';
import { sessionQuery } from '@futurelab/platform/session';

export type ProfileVisibility = OwnProfile['visibility'];
export type Audience = ProfileVisibility['email'];

/** What is left out stays as it is; an empty text is cleared. */
export type ProfileChanges = Schema<'OwnProfileChanges'>;

/** Saves part of one's own profile, and shows the new name, place, and time zone wherever they appear. */
export const profileMutation = mutationOptions({
  // One after the other: the last choice is the one that stays.
  scope: { id: 'profile' },
  mutationFn: (changes: ProfileChanges) => write('PATCH', '/api/my/profile', { body: changes }),
  onSuccess: (profile, _changes, _before, { client }) => {
    const { firstName, lastName, currentRole, location, timeZone } = profile;
    const profileImageUrl = profile.profileImageUrl ?? profile.portraitUrl;
    replaceQueryData(client, myProfileQuery.queryKey, profile);
    replaceQueryData(client, sessionQuery.queryKey, (user) =>
      user ? { ...user, firstName, lastName, currentRole, location, timeZone, profileImageUrl } : user,
    );
    // Names and faces stand on many other pages.
    void client.invalidateQueries();
  },
});

/** Keeps where the onboarding goes on, on any device. */
export const onboardingStepMutation = mutationOptions({
  mutationFn: (step: number) => write('PUT', '/api/my/onboarding', { body: { step } }),
  onSuccess: (_user, onboardingStep, _before, { client }) =>
    replaceQueryData(client, myProfileQuery.queryKey, (profile) => profile && { ...profile, onboardingStep }),
});

/** Ends the onboarding for good. */
export const onboardingMutation = mutationOptions({
  mutationFn: () => write('PUT', '/api/my/onboarding', { body: { completed: true } }),
});
