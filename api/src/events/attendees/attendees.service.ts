import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../core/access/member.js';
import { recordAuditEvent } from '../../core/audit/audit.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { NotFoundError } from '../../core/errors/errors.js';
import { LiveService } from '../../core/live/live.service.js';
import { MailService } from '../../core/mail/mail.service.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { NotificationRecipient } from '../../notifications/mail/notification-mail.js';
import { notificationRecipients } from '../../notifications/mail/notification-recipients.queries.js';
import { NotHostError } from '../event-editing/event-editor.errors.js';
import { eventToHost, type HostedEvent } from '../event-editing/event-editor.queries.js';
import { EventCanceledError } from '../events.errors.js';
import type { Attendance, EventPeople, NewEventMessage } from './attendees.dto.js';
import { EventNotStartedError, NobodyToWriteToError, TooManyMessagesError } from './attendees.errors.js';
import {
  attendanceMarked,
  eventPeople,
  eventToLookAt,
  MESSAGE_KIND,
  messageRecipients,
  MESSAGES_A_DAY,
  messagesToday,
} from './attendees.queries.js';
import { eventMessageMails } from './event-message-mail.js';
import { EventMessage } from './event-message.entity.js';

const NOBODY: EventPeople = {
  ...{ hasStarted: false, people: [], goingCount: 0, attendedCount: 0, messagesLeft: 0, messages: [] },
  reach: { going: 0, waitlist: 0 },
};

/** What the hosts of an event do with people who are going: see who came, and write to them. */
@Injectable()
export class AttendeesService {
  constructor(
    private readonly database: Database,
    private readonly mails: MailService,
    private readonly live: LiveService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Empty for others than hosts. @throws NotFoundError */
  async find(member: Member, ref: IdOrSlug): Promise<string> {
    const event = await this.database.one<Pick<HostedEvent, 'id' | 'isHosted'>>(eventToLookAt(ref, member));
    if (!event) throw new NotFoundError();
    if (!event.isHosted) return JSON.stringify(NOBODY);
    return (await this.database.json(eventPeople(event.id, member)))!;
  }

  /** @throws NotFoundError, NotHostError, EventCanceledError, EventNotStartedError */
  async mark(member: Member, ref: IdOrSlug, { userIds, attended }: Attendance): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { id, groupId, startsAt, isCanceled } = await this.findOrFail(member, ref, transaction);
      if (isCanceled) throw new EventCanceledError();
      if (startsAt > new Date()) throw new EventNotStartedError();
      await transaction.query(attendanceMarked(id, userIds, attended));
      await this.audit(member, 'mark attendance of', id, { attended, people: userIds.length }, transaction);
      await this.live.publish([{ topic: `event:${id}`, groupId }], transaction);
    });
  }

  /** Emails it once to everyone in the audience whom it reaches. @throws NotFoundError, NotHostError, TooManyMessagesError, NobodyToWriteToError */
  async write(member: Member, ref: IdOrSlug, message: NewEventMessage): Promise<{ id: string }> {
    return this.database.transaction(async (transaction) => {
      const event = await this.findOrFail(member, ref, transaction);
      const [today] = await transaction.query<{ sent: number }>(messagesToday(event.id));
      if (today!.sent >= MESSAGES_A_DAY) throw new TooManyMessagesError();
      const readers = await this.readers(event.id, member, message, transaction);
      if (readers.length === 0) throw new NobodyToWriteToError();
      const { audience, subject, text } = message;
      const { id } = await transaction.manager.save(EventMessage, {
        ...{ eventId: event.id, authorId: member.id, audience, subject, body: text },
        recipients: readers.length,
      });
      const mailTo = eventMessageMails(message, event, nameOf(member), this.config.publicUrl);
      await this.mails.sendAll(readers.map(mailTo), transaction, 'bulk');
      const after = { audience, subject, recipients: readers.length };
      await this.audit(member, 'write to attendees of', event.id, after, transaction);
      return { id };
    });
  }

  private async readers(
    eventId: string,
    sender: Member,
    { audience }: NewEventMessage,
    transaction: Transaction,
  ): Promise<NotificationRecipient[]> {
    const reached = await transaction.query<{ userId: string }>(
      messageRecipients(eventId, audience, sender.id),
    );
    const ids = reached.map(({ userId }) => userId);
    return transaction.query<NotificationRecipient>(notificationRecipients(MESSAGE_KIND, ids));
  }

  /** What administrators do. */
  private async audit(
    actor: Member,
    action: string,
    subjectId: string,
    after: object,
    transaction: Transaction,
  ): Promise<void> {
    if (!actor.isAdmin) return;
    await recordAuditEvent({ actor, action, subjectKind: 'event', subjectId, after }, transaction);
  }

  private async findOrFail(member: Member, ref: IdOrSlug, transaction: Transaction): Promise<HostedEvent> {
    const [event] = await transaction.query<HostedEvent>(eventToHost(ref, member));
    if (!event) throw new NotFoundError();
    if (!event.isHosted) throw new NotHostError('Only hosts, group owners and admins can do this.');
    return event;
  }
}

const nameOf = ({ firstName, lastName }: Member): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'The host';
