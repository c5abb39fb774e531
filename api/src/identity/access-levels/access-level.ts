/** What a member may do beside being one; administrators may do what moderators may. */
export const ACCESS_LEVELS = ['member', 'moderator', 'admin'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

interface AccessFlags {
  isAdmin: boolean;
  isModerator: boolean;
}

export const accessLevelOf = ({ isAdmin, isModerator }: AccessFlags): AccessLevel =>
  isAdmin ? 'admin' : isModerator ? 'moderator' : 'member';

export const accessFlagsOf = (level: AccessLevel): AccessFlags => ({
  isAdmin: level === 'admin',
  isModerator: level === 'moderator',
});

export const isHigher = (level: AccessLevel, than: AccessLevel): boolean =>
  ACCESS_LEVELS.indexOf(level) > ACCESS_LEVELS.indexOf(than);
