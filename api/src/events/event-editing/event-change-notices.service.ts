import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../core/config/config.js';
import type { Transaction } from '../../core/database/database.js';
import { MailService } from '../../core/mail/mail.service.js';
import { senderAddress } from '../../core/mail/sender-address.js';
import {
  notificationRecipients,
  type RecipientWithTimeZone,
} from '../../notifications/mail/notification-recipients.queries.js';
import { kindMail } from '../../notifications/mail/notification-mail.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import type { Member } from '../../core/access/member.js';
import { canceledFile } from '../calendar/calendar-file.js';
import { calendarEvents, type CalendarEvent } from '../calendar/calendar.queries.js';
import { canceledSubject, canceledText, movedSubject, movedText } from './event-change-mails.js';
import { type HostedEvent, membersGoing } from './event-editor.queries.js';

const KIND = 'event-changed';

export interface EventMove {
  was: HostedEvent;
  now: HostedEvent;
}

interface Notice {
  subject: string;
  text: (timeZone: string) => string;
  /** For calendar programs. */
  cancellation?: string;
}

interface Going {
  userId: string;
  eventIds: string[];
}

/** Notifies people who are going, and nobody else, what has changed. */
@Injectable()
export class EventChangeNoticesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Those in its group hear of a new event, as much as they want to. */
  async planned(
    { id, slug, title, groupId }: Pick<HostedEvent, 'id' | 'slug' | 'title' | 'groupId'>,
    actor: Member,
    transaction: Transaction,
  ): Promise<void> {
    if (groupId === null) return;
    const event = { sourceId: id, subjectId: id, actorId: actor.id, groupId, title, href: paths.event(slug) };
    await this.notifications.notifyAudience({ ...event, kind: 'group-event' }, 'group', transaction);
  }

  moved(moves: readonly EventMove[], actor: Member, transaction: Transaction): Promise<void> {
    const notice = (own: EventMove[]): Notice => ({
      subject: movedSubject(own),
      text: (zone) => movedText(own, zone, this.addressOf(own[0]!.now)),
    });
    const byId = new Map(moves.map((move) => [move.now.id, move]));
    return this.notify(byId, ({ now }) => now, notice, actor, transaction);
  }

  /** Of events that are canceled already in the transaction. */
  async canceled(
    events: readonly HostedEvent[],
    actor: Pick<Member, 'id'>,
    transaction: Transaction,
  ): Promise<void> {
    const entries = await transaction.query<CalendarEvent>(calendarEvents(events.map(({ id }) => id)));
    const notice = (own: HostedEvent[]): Notice => ({
      subject: canceledSubject(own),
      text: (zone) => canceledText(own, zone, this.addressOf(own[0]!)),
      cancellation: this.cancellationOf(entries.filter(({ id }) => own.some((event) => event.id === id))),
    });
    const byId = new Map(events.map((event) => [event.id, event]));
    return this.notify(byId, (event) => event, notice, actor, transaction);
  }

  private cancellationOf(entries: readonly CalendarEvent[]): string {
    return canceledFile(entries, this.config.publicUrl, senderAddress(this.config.mailFrom));
  }

  private addressOf = ({ slug }: HostedEvent): string => `${this.config.publicUrl}${paths.event(slug)}`;

  /** One mail for each member, of all that has changed for them; those going to the same dates read the same text. */
  private async notify<Change>(
    changes: ReadonlyMap<string, Change>,
    eventOf: (change: Change) => HostedEvent,
    noticeOf: (own: Change[]) => Notice,
    actor: Pick<Member, 'id'>,
    transaction: Transaction,
  ): Promise<void> {
    const going = await transaction.query<Going>(membersGoing([...changes.keys()], actor.id));
    const byDates = new Map<string, Going[]>();
    for (const one of going) {
      const dates = one.eventIds.join();
      byDates.set(dates, [...(byDates.get(dates) ?? []), one]);
    }
    for (const members of byDates.values()) {
      const own = members[0]!.eventIds.map((id) => changes.get(id)!);
      const ids = members.map(({ userId }) => userId);
      await this.send(eventOf(own[0]!), noticeOf(own), ids, transaction);
    }
  }

  private async send(
    { id, slug, groupId }: HostedEvent,
    { subject, text, cancellation }: Notice,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<void> {
    const event = { sourceId: randomUUID(), subjectId: id, actorId: null, groupId, href: paths.event(slug) };
    await this.notifications.notify(
      { ...event, kind: KIND, title: subject, mailedSeparately: true },
      ids,
      transaction,
    );
    const readers = await transaction.query<RecipientWithTimeZone>(notificationRecipients(KIND, ids));
    const site = this.config.publicUrl;
    const letters = readers.map((reader) => ({
      ...kindMail(KIND, reader, { subject, text: text(reader.timeZone), site }),
      ...(cancellation && { cancellation }),
    }));
    await this.mails.sendAll(letters, transaction);
  }
}
