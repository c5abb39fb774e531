import { apiQuery, type Schema, write } from '@futurelab/platform/api';
import { useMutation, useQueryClient } from '@futurelab/platform/query';
import { sessionQuery } from '@futurelab/platform/session';

export type OwnProfile = Schema<'OwnProfile'>;

/** What is left out stays as it is; an empty text is cleared. */
export type ProfileChanges = Schema<'OwnProfileChanges'>;

export const myProfileQuery = apiQuery<OwnProfile>('/api/my/profile');

/** Characters each text may have; the server's limits. */
export const PROFILE_LIMITS = { firstName: 80, lastName: 80, currentRole: 120, location: 120, bio: 2000 };

/** Saves part of one's own profile, and shows the new name, place, and time zone wherever they appear. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => write<OwnProfile>('PATCH', '/api/my/profile', changes),
    onSuccess: (profile) => {
      const { firstName, lastName, currentRole, location, timeZone } = profile;
      client.setQueryData(myProfileQuery.queryKey, profile);
      client.setQueryData(sessionQuery.queryKey, (user) =>
        user ? { ...user, firstName, lastName, currentRole, location, timeZone } : user,
      );
      // Names and faces stand on many other pages.
      void client.invalidateQueries();
    },
  });
}
