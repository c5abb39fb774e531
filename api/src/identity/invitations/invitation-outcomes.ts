import { type AccessLevel, accessLevelOf, isHigher } from '../access-levels/access-level.js';
import type { SkipReason } from './invitations.dto.js';
import type { KnownAddress } from './invitations.queries.js';

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
