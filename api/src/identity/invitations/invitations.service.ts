import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { ApiError, NotFoundError } from '../../core/errors/errors.js';
import { type JsonPage, readJsonPage } from '../../core/paging/json-page.js';
import { decodeCursor, type PageQuery } from '../../core/paging/paging.js';
import { RateLimitsService } from '../../core/rate-limits/rate-limits.service.js';
import { isEmailAddress } from '../../core/validation/validation.js';
import { requireActiveAdministrator } from '../access-levels/active-administrators.js';
import { skipReason } from './invitation-outcomes.js';
import { InvitationSendingService } from './invitation-sending.service.js';
import { Invitation } from './invitation.entity.js';
import type { InvitationRequest, InvitationResult } from './invitations.dto.js';
import { INVITATION_KEY, type KnownAddress, knownAddresses, openInvitations } from './invitations.queries.js';

const BY_ADMINISTRATOR = { name: 'invitations', limit: 30, windowSeconds: 3600 };
const TO_ADDRESS = { name: 'invitation-resends', limit: 5, windowSeconds: 24 * 3600 };

/** Inviting people by email, for administrators. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly sending: InvitationSendingService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  open({ cursor, limit }: PageQuery): Promise<JsonPage> {
    const after = cursor === undefined ? undefined : decodeCursor(cursor, INVITATION_KEY.length);
    return readJsonPage(this.database, openInvitations(limit, after));
  }

  /** Who is a member already, or waits for an invitation, gets none. @throws TooManyRequestsError */
  async invite(request: InvitationRequest, actor: Member): Promise<InvitationResult> {
    const emails = [...new Set(request.emails.map((email) => email.toLowerCase()))];
    requireAddresses(emails);
    const { accessLevel, message = null } = request;
    return this.database.transaction(async (transaction) => {
      await requireActiveAdministrator(actor, transaction);
      await this.rateLimits.count(BY_ADMINISTRATOR, actor.id, transaction);
      const known = await transaction.query<KnownAddress>(knownAddresses(emails));
      const skipped = known.flatMap((address) => {
        const reason = skipReason(address, accessLevel);
        return reason === null ? [] : [{ email: address.email, reason }];
      });
      const invited = emails.filter((email) => !skipped.some((one) => one.email === email));
      if (invited.length > 0) {
        const guests = invited.map((email) => ({ email, accessLevel }));
        const act = { action: 'invite', after: { accessLevel, people: invited.length } };
        await this.sending.send({ guests, message, purpose: 'transactional', act }, actor, transaction);
      }
      return { invited: invited.length, skipped };
    });
  }

  /** Mails a new link, which lasts seven days again; the one before ends. @throws NotFoundError, TooManyRequestsError */
  async resend(id: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await requireActiveAdministrator(actor, transaction);
      const invitation = await waiting(id, transaction);
      await this.rateLimits.count(TO_ADDRESS, id, transaction);
      const expiresAt = await this.sending.sendAgain(invitation, actor, transaction);
      const act = { actor, action: 'resend', subjectKind: 'invitation', subjectId: id };
      await recordAuditEvent(
        { ...act, before: { expiresAt: invitation.expiresAt }, after: { expiresAt } },
        transaction,
      );
    });
  }

  /** The link says so from then on. @throws NotFoundError */
  async withdraw(id: string, actor: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { accessLevel } = await waiting(id, transaction);
      await transaction.manager.update(Invitation, { id }, { withdrawnAt: () => 'now()' });
      const act = { actor, action: 'withdraw', subjectKind: 'invitation', subjectId: id };
      await recordAuditEvent({ ...act, before: { accessLevel } }, transaction);
    });
  }
}

async function waiting(id: string, { manager }: Transaction): Promise<Invitation> {
  const open = { id, acceptedAt: IsNull(), withdrawnAt: IsNull() };
  const found = await manager.findOne(Invitation, { where: open, lock: { mode: 'pessimistic_write' } });
  if (!found) throw new NotFoundError();
  return found;
}

function requireAddresses(emails: readonly string[]): void {
  const wrong = emails.filter((email) => !isEmailAddress(email));
  if (wrong.length === 0) return;
  const message = `Check these addresses: ${wrong.slice(0, 3).join(', ')}${wrong.length > 3 ? ', …' : ''}`;
  throw new ApiError(400, 'validation_failed', 'Some fields need attention.', { emails: [message] });
}
