import { hash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { insertIfAbsent } from '../database/insert-if-absent.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Queryable } from '../database/database.js';
import { type Job, JobsService } from '../jobs/jobs.service.js';
import { SiteSettingsService } from '../settings/site-settings.service.js';
import { textMailHtml } from './html/text-html.js';
import { MailMessage } from './mail-message.entity.js';
import { type Mail, MAIL_QUEUES, type MailPurpose } from './mail-queues.js';
import { MailTransports } from './mail-transports.js';
import { addressAccepted, addressRefused, sentOrSuppressed } from './mail.queries.js';
import { permanentRefusal } from './refused-address.js';
import { senderAddress } from './sender-address.js';
import { outcomeOf, type SendOutcome } from './send-outcome.js';
import type { SuppressedAddress } from './suppressed-address.entity.js';
import { isCertainlyUnsent } from './unsent-mail.js';

export type { Mail } from './mail-queues.js';

type MailJob = Job<Mail>;

/** Shorter than the job's expiry, so that a retry never overlaps. */
const SEND_WITHIN_MS = 100_000;

/** Mail, sent by a job through SMTP or, without SMTP, stored for the development mailbox. */
@Injectable()
export class MailService implements OnModuleInit {
  private readonly logger = new Logger(MailService.name);
  private readonly transports: MailTransports | null;

  constructor(
    private readonly jobs: JobsService,
    private readonly database: Database,
    @InjectRepository(MailMessage) private readonly mails: Repository<MailMessage>,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.transports = config.smtpUrl === null ? null : new MailTransports(config.smtpUrl);
  }

  onModuleInit(): void {
    for (const purpose of Object.keys(MAIL_QUEUES) as MailPurpose[])
      this.jobs.handle(MAIL_QUEUES[purpose], (job) => this.deliver(job, purpose));
    this.jobs.onStop(() => this.transports?.close());
  }

  /** Sends once the caller's transaction commits. */
  async send(mail: Mail, transaction: Queryable, purpose: MailPurpose = 'transactional'): Promise<void> {
    await this.jobs.enqueue(MAIL_QUEUES[purpose], mail, transaction);
  }

  /** As `send`, by one statement. */
  async sendAll(
    mails: readonly Mail[],
    transaction: Queryable,
    purpose: MailPurpose = 'transactional',
  ): Promise<void> {
    await this.jobs.enqueueAll(MAIL_QUEUES[purpose], mails, transaction);
  }

  /**
   * Hands a mail to the mail server now, without a job and without another attempt: for what must not arrive twice. The
   * caller has noted before that it may have arrived.
   */
  async sendOnce(id: string, mail: Mail): Promise<SendOutcome> {
    const addressHash = hash('sha256', mail.to.toLowerCase());
    const { mailName } = await this.settings.read();
    try {
      await this.transports?.of('newsletter').sendMail(this.messageOf({ id, data: mail }, mailName));
    } catch (error) {
      const status = permanentRefusal(error);
      if (status !== null) await this.database.execute(addressRefused(addressHash, status));
      return outcomeOf(error);
    }
    await this.store(id, mail, mail.to);
    if (this.transports) await this.database.execute(addressAccepted(addressHash));
    return { state: 'sent', problem: null };
  }

  private async deliver(job: MailJob, purpose: MailPurpose): Promise<void> {
    const { id, data } = job;
    const addressHash = hash('sha256', data.to.toLowerCase());
    const settled = sentOrSuppressed(id, addressHash, refusalsOf(data, purpose));
    if (await this.database.one(settled)) return;
    if (this.transports) {
      try {
        await this.handOver(job, purpose, this.transports);
      } catch (error) {
        const status = permanentRefusal(error);
        if (status === null) throw error;
        this.logger.warn(`the mail server refuses the address of mail ${id} for good (${status})`);
        if (!data.forget) await this.database.execute(addressRefused(addressHash, status));
        return;
      }
    }
    await this.store(id, data, data.forget ? 'a former member' : data.to);
    if (this.transports) await this.database.execute(addressAccepted(addressHash));
  }

  private async store(id: string, mail: Mail, recipient: string): Promise<void> {
    const { subject, body } = mail;
    const texts = this.transports ? { body: '', html: null } : { body, html: this.htmlOf(mail) };
    await insertIfAbsent(this.mails.manager, MailMessage, { id, recipient, subject, ...texts });
  }

  private htmlOf(mail: Mail): string {
    return mail.html ?? textMailHtml(mail, this.config.publicUrl);
  }

  /** Notes before that the mail may have arrived, and takes that back once it surely has not. */
  private async handOver(job: MailJob, purpose: MailPurpose, transports: MailTransports): Promise<void> {
    const { mailName } = await this.settings.read();
    const wasUncertain = job.data.uncertain === true;
    const note = (uncertain: boolean) => this.jobs.changeData(MAIL_QUEUES[purpose], job.id, { uncertain });
    if (!wasUncertain) await note(true);
    try {
      await transports.of(purpose).sendMail(this.messageOf(job, mailName));
    } catch (error) {
      if (!wasUncertain && isCertainlyUnsent(error)) await note(false);
      throw error;
    }
  }

  private messageOf({ id, data }: Pick<MailJob, 'id' | 'data'>, name: string) {
    const { to, subject, body, unsubscribeUrl, replyTo, threadId, cancellation } = data;
    // The same Message-ID at every retry lets the receiver drop duplicates.
    const host = new URL(this.config.publicUrl).hostname;
    const thread = threadId && `<thread.${threadId}@${host}>`;
    return {
      from: name ? { name, address: senderAddress(this.config.mailFrom) } : this.config.mailFrom,
      to,
      subject,
      text: body,
      html: this.htmlOf(data),
      ...(replyTo && { replyTo }),
      ...(cancellation && {
        icalEvent: { method: 'CANCEL', filename: 'canceled.ics', content: cancellation },
      }),
      // Nobody gets a mail with this id: all mail of a thread names it as its common parent.
      ...(thread && { inReplyTo: thread, references: thread }),
      messageId: `<${id}@${host}>`,
      headers: {
        // Keeps out-of-office replies away (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
      },
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    };
  }
}

/** What someone asked for is always sent. */
function refusalsOf(
  { unsubscribeUrl, notification }: Mail,
  purpose: MailPurpose,
): { reasons: SuppressedAddress['reason'][]; undeliverable: boolean } {
  const undeliverable = notification === true || purpose === 'bulk';
  if (unsubscribeUrl === undefined) return { reasons: [], undeliverable };
  if (notification) return { reasons: ['bounced', 'complained'], undeliverable };
  return { reasons: ['unsubscribed', 'refused', 'bounced', 'complained'], undeliverable };
}

/** Lets mail programs offer their own "unsubscribe" button (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
