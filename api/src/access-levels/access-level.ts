/** What a member may do beside being one; administrators may do what moderators may. */
export const ACCESS_LEVELS = ['member', 'moderator', 'admin'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

interface Offices {
  isAdmin: boolean;
  isModerator: boolean;
}

export const accessLevelOf = ({ isAdmin, isModerator }: Offices): AccessLevel =>
  isAdmin ? 'admin' : isModerator ? 'moderator' : 'member';

export const officesOf = (level: AccessLevel): Offices => ({
  isAdmin: level === 'admin',
  isModerator: level === 'moderator',
});
