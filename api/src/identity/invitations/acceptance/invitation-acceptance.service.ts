import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { LiveService } from '../../../core/live/live.service.js';
import { accessFlagsOf, accessLevelOf, isHigher } from '../../access-levels/access-level.js';
import { MAIL_PROVIDER } from '../../auth/mail-code/mail-provider.js';
import { SignInService } from '../../auth/sign-in.service.js';
import { hashToken, isToken } from '../../sessions/token.js';
import { User } from '../../users/user.entity.js';
import { followedInvitation, type FollowedInvitation, invitationAcceptance } from '../invitations.queries.js';

/** What a link leads to; `sign-in` and `other-account`: an account holds the address that this browser is not signed in to. */
export type InvitationStep =
  | { kind: 'unknown' | 'expired' | 'withdrawn' | 'accepted' | 'suspended' }
  | { kind: 'join' | 'take' | 'sign-in' | 'other-account'; invitation: FollowedInvitation };

/** Following the link of an invitation: who holds it holds the address, as with a code. */
@Injectable()
export class InvitationAcceptanceService {
  constructor(
    private readonly database: Database,
    private readonly signIn: SignInService,
    private readonly live: LiveService,
  ) {}

  async step(token: string, member: Member | null): Promise<InvitationStep> {
    const invitation = isToken(token)
      ? await this.database.one<FollowedInvitation>(followedInvitation(hashToken(token)))
      : undefined;
    if (!invitation) return { kind: 'unknown' };
    if (invitation.state !== 'open') return { kind: invitation.state };
    if (invitation.isHolderSuspended) return { kind: 'suspended' };
    const { holderId } = invitation;
    if (member) return { kind: member.id === holderId ? 'take' : 'other-account', invitation };
    return { kind: holderId === null ? 'join' : 'sign-in', invitation };
  }

  /** @returns what it came to: `isNew` for who joined; or the step at which it stays */
  async accept(
    token: string,
    member: Member | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ isNew: boolean } | InvitationStep> {
    const step = await this.step(token, member);
    if (step.kind !== 'join' && step.kind !== 'take') return step;
    const { invitation } = step;
    const isNew = step.kind === 'join' && (await this.join(invitation, request, reply));
    const isAccepted = await this.database.transaction((transaction) => this.use(invitation, transaction));
    return isAccepted ? { isNew } : { kind: 'accepted' };
  }

  private async join(
    { email, firstName, lastName }: FollowedInvitation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const proof = { emailVerified: true, trusted: true, verifiesEmail: true, pictureUrl: null };
    const identity = { ...proof, provider: MAIL_PROVIDER, subject: email, email, firstName, lastName };
    return (await this.signIn.finish(identity, false, request, reply)).isNew;
  }

  /** Once; a role that someone has is never lowered. */
  private async use(
    { id, email, accessLevel, invitedById }: FollowedInvitation,
    transaction: Transaction,
  ): Promise<boolean> {
    if ((await transaction.query(invitationAcceptance(id))).length === 0) return false;
    const { manager } = transaction;
    const lock = { mode: 'pessimistic_write' as const };
    const user = await manager.findOne(User, { where: { email }, lock });
    if (!user) return false;
    const before = accessLevelOf(user);
    if (!isHigher(accessLevel, before)) return true;
    await manager.update(User, { id: user.id }, accessFlagsOf(accessLevel));
    const about = { subjectKind: 'member', subjectId: user.id, memberId: user.id };
    const actor = invitedById === null ? 'invitation' : { id: invitedById };
    await recordAuditEvent(
      {
        ...{ ...about, actor, action: 'set access level' },
        ...{
          before: { accessLevel: before },
          after: { accessLevel },
          reason: 'They accepted an invitation.',
        },
      },
      transaction,
    );
    await this.live.publish([{ topic: 'me', memberIds: [user.id] }], transaction);
    return true;
  }
}
