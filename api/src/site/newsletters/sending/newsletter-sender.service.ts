import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database, type Queryable } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { NEWSLETTER_CONNECTIONS } from '../../../core/mail/mail-transports.js';
import { type Mail, MailService } from '../../../core/mail/mail.service.js';
import { newsletterMails, type NewsletterTexts } from '../newsletter-mail.js';
import { newsletterTexts } from '../newsletters.queries.js';
import {
  beginDue,
  finishSent,
  lostAreUncertain,
  recipientOutcome,
  type StartedRecipient,
  startNext,
} from './sending.queries.js';

/** Shorter than the minute after which the next job comes. */
const RUN_MS = 50_000;

/** Of its own, as its connections to the mail server are: codes and receipts never wait for a newsletter. */
const NEWSLETTER = defineQueue('newsletter', { retryLimit: 0, expireInSeconds: 300, schedule: '* * * * *' });

type MailTo = ReturnType<typeof newsletterMails>;

/** Sends what is due, each mail at most once. Processes share the work, and go on where one of them was killed. */
@Injectable()
export class NewsletterSenderService implements OnModuleInit, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(NEWSLETTER, () => this.run());
  }

  /** What is on its way arrives before the process ends; the rest is another one’s. */
  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** Not only at the next minute. */
  beginSoon(transaction: Queryable): Promise<void> {
    return this.jobs.enqueue(NEWSLETTER, {}, transaction);
  }

  private async run(): Promise<void> {
    await this.database.execute(beginDue);
    await this.database.execute(lostAreUncertain);
    const end = Date.now() + RUN_MS;
    const written = new Map<string, MailTo>();
    while (!this.isStopping && Date.now() < end && (await this.sendSome(written)));
    await this.database.execute(finishSent);
  }

  /** @returns whether it makes sense to go on: there were some, and the mail server takes mail */
  private async sendSome(written: Map<string, MailTo>): Promise<boolean> {
    const recipients = await this.database.query<StartedRecipient>(startNext(NEWSLETTER_CONNECTIONS));
    const outcomes = await Promise.all(recipients.map((recipient) => this.send(recipient, written)));
    return outcomes.some((state) => state !== 'unsent');
  }

  private async send(
    { id, newsletterId, state, email, token }: StartedRecipient,
    written: Map<string, MailTo>,
  ) {
    if (state === 'skipped') return state;
    const unsubscribeUrl = `${this.config.publicUrl}/newsletter/unsubscribe?token=${token}`;
    const mailTo = written.get(newsletterId) ?? (await this.write(newsletterId, written));
    const mail: Mail = mailTo({ email: email!, unsubscribeUrl });
    const outcome = await this.mails.sendOnce(id, mail);
    await this.database.execute(recipientOutcome(id, outcome));
    return outcome.state;
  }

  private async write(newsletterId: string, written: Map<string, MailTo>): Promise<MailTo> {
    const texts = await this.database.one<NewsletterTexts>(newsletterTexts(newsletterId));
    const mailTo = newsletterMails(texts!, this.config.publicUrl);
    written.set(newsletterId, mailTo);
    return mailTo;
  }
}
