import type { FastifyRequest } from 'fastify';
import { AnotherMemberError } from '../../core/errors/errors.js';
import type { Member } from '../../core/access/member.js';

/** Whose page a request comes from: a member's id, or `none`. Plain forms do not say it. */
const HEADER = 'x-page-member';

/**
 * Refuses a write from a page that was opened by someone else than who is signed in: in another tab of the browser, another
 * person has signed in since. Once nobody is signed in, the route decides.
 * @throws AnotherMemberError
 */
export function refuseAnotherMembersPage({ headers }: FastifyRequest, member: Member | null): void {
  const pageMember = headers[HEADER];
  if (pageMember === undefined || !member || pageMember === member.id) return;
  throw new AnotherMemberError(member.firstName ?? member.email ?? 'someone else');
}
