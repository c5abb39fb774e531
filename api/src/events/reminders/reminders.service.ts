import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MailService } from '../../core/mail/mail.service.js';
import {
  notificationRecipients,
  type RecipientWithTimeZone,
} from '../../notifications/mail/notification-recipients.queries.js';
import { kindMail } from '../../notifications/mail/notification-mail.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { type DueReminder, remindersToSend } from './reminders.queries.js';
import { reminderLine, reminderText } from './reminder-mails.js';

const KIND = 'event-reminder';
const BATCH_SIZE = 200;

const EVENT_REMINDERS = defineQueue('event-reminders', {
  retryLimit: 2,
  retryDelay: 10,
  schedule: '* * * * *',
});

/** Reminds people who are going, a day and an hour before. */
@Injectable()
export class RemindersService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    private readonly notifications: NotificationsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(EVENT_REMINDERS, () => this.remind(new Date()));
  }

  /** Sends what is due at `now`, each reminder with the row that says that it was sent. */
  async remind(now: Date): Promise<void> {
    let sent: number;
    do {
      sent = await this.database.transaction(async (transaction) => {
        const due = await transaction.query<DueReminder>(remindersToSend(now, BATCH_SIZE));
        await this.notify(due, transaction);
        await this.mail(due, transaction);
        return due.length;
      });
    } while (sent === BATCH_SIZE);
  }

  /** By one statement for all who read the same text. */
  private async notify(due: readonly DueReminder[], transaction: Transaction): Promise<void> {
    const byKey = new Map<string, DueReminder[]>();
    for (const reminder of due) {
      const key = [reminder.eventId, reminder.kind, reminder.readerZone].join();
      byKey.set(key, [...(byKey.get(key) ?? []), reminder]);
    }
    for (const same of byKey.values()) {
      const [first] = same;
      const { eventId, groupId, slug, readerZone } = first!;
      const about = { sourceId: randomUUID(), subjectId: eventId, actorId: null, groupId };
      await this.notifications.notify(
        {
          ...about,
          kind: KIND,
          title: reminderLine(first!, readerZone),
          href: paths.event(slug),
          mailedSeparately: true,
        },
        same.map(({ userId }) => userId),
        transaction,
      );
    }
  }

  private async mail(due: readonly DueReminder[], transaction: Transaction): Promise<void> {
    const ids = [...new Set(due.map(({ userId }) => userId))];
    if (ids.length === 0) return;
    const readers = new Map(
      (await transaction.query<RecipientWithTimeZone>(notificationRecipients(KIND, ids))).map((reader) => [
        reader.userId,
        reader,
      ]),
    );
    const site = this.config.publicUrl;
    const letters = due.flatMap((reminder) => {
      const reader = readers.get(reminder.userId);
      if (!reader) return [];
      const subject = reminderLine(reminder, reader.timeZone);
      return [kindMail(KIND, reader, { subject, text: reminderText(reminder, reader.timeZone, site), site })];
    });
    await this.mails.sendAll(letters, transaction);
  }
}
