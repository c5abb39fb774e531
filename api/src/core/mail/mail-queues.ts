import { defineQueue } from '../jobs/queue.js';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same for mail programs that show HTML; made from the text unless given. */
  html?: string;
  unsubscribeUrl?: string;
  replyTo?: string;
  /** For calendar programs, which take out what they have of it. */
  cancellation?: string;
  /** Mail with the same id is shown as one conversation by mail programs. */
  threadId?: string;
  /** Transactional: also sent to addresses that unsubscribed from the newsletter, unless suppressed. */
  notification?: true;
  /** The last one to someone who is gone: nothing keeps its address. */
  forget?: true;
  /** An attempt ended without an answer of the mail server, which may have taken it. */
  uncertain?: boolean;
}

const RETRIES = { retryLimit: 8, retryBackoff: true, expireInSeconds: 120 };

/** Mail of each purpose has a queue, and connections to the mail server, of its own: none waits for another. */
export const MAIL_QUEUES = {
  // A sign-in code, within the ten minutes that it is good for.
  code: defineQueue<Mail>('mail-codes', { ...RETRIES, retryLimit: 6, retryDelay: 5, batchSize: 5 }),
  // About one person’s own affairs.
  transactional: defineQueue<Mail>('mail', { ...RETRIES, retryDelay: 15, batchSize: 8 }),
  // To many, which may come later.
  bulk: defineQueue<Mail>('mail-bulk', { ...RETRIES, retryDelay: 60, batchSize: 4 }),
};

export type MailPurpose = keyof typeof MAIL_QUEUES;
