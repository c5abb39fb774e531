import { ACCESS_LEVELS, type AccessLevel, accessLevelOf } from '../access-levels/access-level.js';
import type { SkipReason } from './invitations.dto.js';
import type { KnownAddress } from './invitations.queries.js';

export const isHigher = (level: AccessLevel, than: AccessLevel): boolean =>
  ACCESS_LEVELS.indexOf(level) > ACCESS_LEVELS.indexOf(than);

/** Why an address is not invited to be this; null: it is. */
export function skipReason(
  { isMember, isAdmin, isModerator, isSuspended, isInvited }: KnownAddress,
  level: AccessLevel,
): SkipReason | null {
  if (isSuspended) return 'suspended';
  const has = accessLevelOf({ isAdmin: isAdmin ?? false, isModerator: isModerator ?? false });
  if (isMember && !isHigher(level, has)) return 'member';
  return isInvited ? 'invited' : null;
}
