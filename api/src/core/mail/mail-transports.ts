import { Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { MAIL_QUEUES, type MailPurpose } from './mail-queues.js';

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
/** Sooner than mail servers close an idle connection. */
const IDLE_MS = 20_000;

/** How many newsletters are on their way at once. */
export const NEWSLETTER_CONNECTIONS = 4;

const CONNECTIONS = {
  code: MAIL_QUEUES.code.batchSize,
  transactional: MAIL_QUEUES.transactional.batchSize,
  bulk: MAIL_QUEUES.bulk.batchSize,
  newsletter: NEWSLETTER_CONNECTIONS,
} satisfies Record<MailPurpose | 'newsletter', number>;

type Line = keyof typeof CONNECTIONS;

/** Connections to the mail server, some for each purpose, left open between mails. */
export class MailTransports {
  private readonly logger = new Logger(MailTransports.name);
  private readonly transports = new Map<Line, Transporter>();

  constructor(private readonly url: string) {}

  of(purpose: Line): Transporter {
    const known = this.transports.get(purpose);
    if (known) return known;
    const made = createTransport({
      url: this.url,
      pool: true,
      // One for each mail that is sent at once, so that none waits in the pool.
      maxConnections: CONNECTIONS[purpose],
      maxRequeues: 1,
      idleTimeout: IDLE_MS,
      ...TIMEOUTS,
    });
    made.on('error', (error: unknown) => this.logger.warn('mail server', error));
    this.transports.set(purpose, made);
    return made;
  }

  /** Mail that is still on its way is not sent: its job is retried. */
  close(): void {
    for (const transport of this.transports.values()) transport.close({ force: true });
  }
}
