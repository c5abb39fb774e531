import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database, type Transaction } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MailService } from '../../core/mail/mail.service.js';
import { mailLock, mailOutcomes, mailsCounted } from '../mail/notification-mail.queries.js';
import { digestMail, isEmpty } from './digest-mail.js';
import { type DigestReaders, type DigestRow, digests, digestsSent } from './digest.queries.js';

const BATCH_SIZE = 100;

const DIGEST = defineQueue('digest', {
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 1800,
  schedule: '11 7 * * *',
});

/** Mornings come at every hour somewhere. */
const CHOSEN_DIGEST = defineQueue('chosen-digest', {
  retryLimit: 0,
  expireInSeconds: 1800,
  schedule: '11 * * * *',
});

/** Writes to members who were away, once a week or on the days they chose, and only when there is something to tell. */
@Injectable()
export class DigestService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DIGEST, () => this.sendDue(new Date()));
    this.jobs.handle(CHOSEN_DIGEST, () => this.sendDue(new Date(), 'chosen'));
  }

  async sendDue(now: Date, readers: DigestReaders = 'all'): Promise<void> {
    let after: string | null = null;
    do {
      const from: string | null = after;
      after = await this.database.transaction((transaction) =>
        this.sendSome(now, { from, readers }, transaction),
      );
    } while (after !== null);
  }

  /** @returns the last member of this part; null after the last part */
  private async sendSome(
    now: Date,
    { from, readers }: { from: string | null; readers: DigestReaders },
    transaction: Transaction,
  ): Promise<string | null> {
    await transaction.query(mailLock);
    const rows = await transaction.query<DigestRow>(digests(now, from, BATCH_SIZE, readers));
    const letters = rows.filter((row) => !isEmpty(row));
    if (letters.length > 0) {
      const ids = letters.flatMap(({ unread }) => unread.flatMap((group) => group.ids));
      await transaction.query(mailOutcomes([{ ids, mailedAt: now, dueAt: null }]));
      await transaction.query(
        digestsSent(
          letters.map(({ userId }) => userId),
          now,
        ),
      );
      await transaction.query(
        mailsCounted(
          letters.map(({ userId }) => ({ userId, kind: 'digest' })),
          now,
        ),
      );
      await this.mails.sendAll(
        letters.map((row) => digestMail(row, this.config.publicUrl)),
        transaction,
        'bulk',
      );
    }
    return rows.length < BATCH_SIZE ? null : rows.at(-1)!.userId;
  }
}
