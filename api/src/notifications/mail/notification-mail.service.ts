import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MailService } from '../../core/mail/mail.service.js';
import { mailRecipientsInsertion } from './mail-recipients.queries.js';
import { planMails } from './mail-plan.js';
import { notificationMail } from './notification-mail.js';
import {
  dueGroups,
  dueMembers,
  type DueGroup,
  mailLock,
  mailOutcomes,
  mailsCounted,
  readMailsDropped,
} from './notification-mail.queries.js';

const BATCH_SIZE = 100;

const NOTIFICATION_MAIL = defineQueue('notification-mail', { retryLimit: 0, schedule: '* * * * *' });

/** Mails members about what they have not read after a while. */
@Injectable()
export class NotificationMailService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(NOTIFICATION_MAIL, () => this.sendDue(new Date()));
  }

  /** Mails all that is due at `now`. */
  async sendDue(now: Date): Promise<void> {
    await this.database.execute(readMailsDropped(now));
    while ((await this.database.transaction((transaction) => this.sendSome(now, transaction))) > 0);
  }

  /** @returns how many members were seen to */
  private async sendSome(now: Date, transaction: Transaction): Promise<number> {
    await transaction.query(mailLock);
    const members = await transaction.query<{ userId: string }>(dueMembers(now, BATCH_SIZE));
    if (members.length === 0) return 0;
    const ids = members.map(({ userId }) => userId);
    await transaction.query(mailRecipientsInsertion(ids));
    const { send, wait, leave } = planMails(await transaction.query<DueGroup>(dueGroups(now, ids)), now);
    await transaction.query(
      mailOutcomes([
        ...send.map((group) => ({ ids: group.ids, mailedAt: now, dueAt: null })),
        ...wait.map(({ group, until }) => ({ ids: group.ids, mailedAt: null, dueAt: until })),
        ...leave.map((group) => ({ ids: group.ids, mailedAt: null, dueAt: null })),
      ]),
    );
    await transaction.query(mailsCounted(send, now));
    const letters = send.map((group) =>
      notificationMail({ ...group, email: group.email! }, this.config.publicUrl),
    );
    await this.mails.sendAll(letters, transaction, 'bulk');
    return members.length;
  }
}
