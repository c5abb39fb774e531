import type { Member } from '../../core/access/member.js';
import type { Transaction } from '../../core/database/database.js';
import { ForbiddenError } from '../../core/errors/errors.js';
import { isSuspended } from '../users/is-suspended.js';
import { User } from '../users/user.entity.js';

/**
 * Locks all administrators: of two who take it from each other at the same moment, one comes second and is none any more.
 * @throws ForbiddenError
 */
export async function requireActiveAdministrator(actor: Member, { manager }: Transaction): Promise<void> {
  const lock = { mode: 'pessimistic_write' as const };
  const admins = await manager.find(User, { where: { isAdmin: true }, order: { id: 'ASC' }, lock });
  if (!admins.some((admin) => admin.id === actor.id && !isSuspended(admin))) throw new ForbiddenError();
}
