import { hash } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createTransport } from 'nodemailer';
import { Repository } from 'typeorm';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Queryable } from '../database/database.js';
import { type Job, JobsService } from '../jobs/jobs.service.js';
import type { JobData } from '../jobs/queues.js';
import { MailMessage } from './mail-message.entity.js';
import { sentOrSuppressed } from './mail.queries.js';
import type { SuppressedAddress } from './suppressed-address.entity.js';

export type Mail = JobData['mail'];

/** Together shorter than the job's expiry, so that a retry never overlaps. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Plain-text mail, sent by a job through SMTP or, without SMTP, kept for the development mailbox. */
@Injectable()
export class MailService implements OnModuleInit {
  private readonly transport;

  constructor(
    private readonly jobs: JobsService,
    private readonly database: Database,
    @InjectRepository(MailMessage) private readonly mails: Repository<MailMessage>,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.transport = config.smtpUrl === null ? null : createTransport({ url: config.smtpUrl, ...TIMEOUTS });
  }

  onModuleInit(): void {
    this.jobs.handle('mail', (job) => this.deliver(job));
  }

  /** Sends once the caller's transaction commits. */
  async send(mail: Mail, within: Queryable): Promise<void> {
    await this.jobs.enqueue('mail', mail, within);
  }

  /** As `send`, by one statement. */
  async sendAll(mails: readonly Mail[], within: Queryable): Promise<void> {
    await this.jobs.enqueueAll('mail', mails, within);
  }

  private async deliver({ id, data }: Job<'mail'>): Promise<void> {
    if (await this.isSettled(id, data)) return;
    const { to, subject, body, unsubscribeUrl, replyTo, threadId } = data;
    if (this.transport) {
      // The same Message-ID at every retry lets the receiver drop duplicates.
      const host = new URL(this.config.publicUrl).hostname;
      const messageId = `<${id}@${host}>`;
      const thread = threadId && `<thread.${threadId}@${host}>`;
      const headers = {
        // Keeps out-of-office replies away (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
      };
      await this.transport.sendMail({
        from: this.config.mailFrom,
        to,
        subject,
        text: body,
        ...(replyTo && { replyTo }),
        // Nobody gets a mail with this id: all mail of a thread names it as its common parent.
        ...(thread && { inReplyTo: thread, references: thread }),
        messageId,
        headers,
      });
    }
    const recipient = data.forget ? 'a former member' : to;
    const kept = { id, recipient, subject, body: this.transport ? '' : body };
    await this.mails.createQueryBuilder().insert().values(kept).orIgnore().execute();
  }

  /** Already sent, or not wanted at that address. */
  private async isSettled(id: string, mail: Mail): Promise<boolean> {
    const addressHash = hash('sha256', mail.to.toLowerCase());
    const settled = sentOrSuppressed(id, addressHash, refusalsOf(mail));
    return (await this.database.one(settled)) !== undefined;
  }
}

/** What somebody asked for is always sent. */
function refusalsOf({ unsubscribeUrl, notification }: Mail): SuppressedAddress['reason'][] {
  if (unsubscribeUrl === undefined) return [];
  return notification ? ['bounced', 'complained'] : ['unsubscribed', 'refused', 'bounced', 'complained'];
}

/** Lets mail programs offer their own "unsubscribe" button (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
