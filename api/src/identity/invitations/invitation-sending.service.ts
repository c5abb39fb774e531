import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import type { Transaction } from '../../core/database/database.js';
import type { MailPurpose } from '../../core/mail/mail-queues.js';
import { MailService } from '../../core/mail/mail.service.js';
import { hashToken, newToken } from '../sessions/token.js';
import { invitationMail } from './invitation-mail.js';
import { Invitation } from './invitation.entity.js';
import { expiredAmong } from './invitations.queries.js';

const LASTS_MS = 7 * 24 * 3_600_000;

type Guest = Pick<Invitation, 'email' | 'accessLevel'> & Partial<Pick<Invitation, 'firstName' | 'lastName'>>;

interface Sent {
  /** At least one; no two have one address, and nobody is invited already. */
  guests: readonly Guest[];
  message: string | null;
  purpose: MailPurpose;
  /** For the audit log, without addresses: it outlives the invitations. */
  act: { action: string; after: object; reason?: string };
}

/** Making invitations and mailing their links. */
@Injectable()
export class InvitationSendingService {
  constructor(
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(
    { guests, message, purpose, act }: Sent,
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(expiredAmong(guests.map(({ email }) => email)));
    const links = guests.map((guest) => ({ guest, token: newToken() }));
    const rows = links.map(({ guest, token }) => {
      const { email, firstName = null, lastName = null, accessLevel } = guest;
      const person = { email, firstName, lastName, accessLevel };
      return transaction.manager.create(Invitation, {
        ...{ ...person, message, invitedById: actor.id },
        ...freshLink(token),
      });
    });
    const [first] = await transaction.manager.save(rows);
    await this.mail.sendAll(
      links.map(({ guest, token }) => this.mailOf({ ...guest, message }, token, actor)),
      transaction,
      purpose,
    );
    await recordAuditEvent({ actor, ...act, subjectKind: 'invitation', subjectId: first!.id }, transaction);
  }

  /** Mails a new link in place of the one before. @returns until when it lasts */
  async sendAgain(invitation: Invitation, actor: Member, transaction: Transaction): Promise<Date> {
    const token = newToken();
    const changes = { ...freshLink(token), invitedById: actor.id };
    await transaction.manager.update(Invitation, { id: invitation.id }, changes);
    await this.mail.send(this.mailOf(invitation, token, actor), transaction);
    return changes.expiresAt;
  }

  private mailOf(
    { email: to, accessLevel, message }: Pick<Invitation, 'email' | 'accessLevel' | 'message'>,
    token: string,
    { firstName, lastName }: Member,
  ) {
    const url = `${this.config.publicUrl}/auth/invitation?token=${token}`;
    const name = [firstName, lastName].filter(Boolean).join(' ') || 'FutureLab';
    return invitationMail({ to, name, accessLevel, message, url });
  }
}

const freshLink = (token: string) => ({
  tokenHash: hashToken(token),
  sentAt: new Date(),
  expiresAt: new Date(Date.now() + LASTS_MS),
});
