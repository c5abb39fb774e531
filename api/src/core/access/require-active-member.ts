import { SuspendedError, UnauthorizedError } from '../errors/errors.js';
import type { Member } from './member.js';

/** @throws UnauthorizedError, SuspendedError as the session guard does for members' routes */
export function requireActiveMember(member: Member | null): Member {
  if (!member) throw new UnauthorizedError();
  if (member.suspension) throw new SuspendedError(member.suspension.until);
  return member;
}
