import type { NotificationEvent } from '../../notifications/notifications.queries.js';

/** Mail of each purpose has a queue, and connections to the mail server, of its own: none waits for another. */
export const MAIL_QUEUES = { code: 'mail-codes', transactional: 'mail', bulk: 'mail-bulk' } as const;

/** A sign-in code; a mail about one person’s own affairs; a mail to many, which may come later. */
export type MailPurpose = keyof typeof MAIL_QUEUES;

/** Job queues and their retries. */
export const QUEUES = {
  // Within the ten minutes that a code is good for.
  'mail-codes': { retryLimit: 6, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'mail-bulk': { retryLimit: 8, retryDelay: 60, retryBackoff: true, expireInSeconds: 120 },
  mail: { retryLimit: 8, retryDelay: 15, retryBackoff: true, expireInSeconds: 120 },
  notify: { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 120 },
  'notification-mail': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 300 },
  digest: { retryLimit: 3, retryDelay: 300, retryBackoff: false, expireInSeconds: 1800 },
  push: { retryLimit: 4, retryDelay: 10, retryBackoff: true, expireInSeconds: 60 },
  'event-places': { retryLimit: 2, retryDelay: 10, retryBackoff: false, expireInSeconds: 300 },
  'event-reminders': { retryLimit: 2, retryDelay: 10, retryBackoff: false, expireInSeconds: 300 },
  achievements: { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 300 },
  exchanges: { retryLimit: 2, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  billing: { retryLimit: 2, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  'end-subscription': { retryLimit: 8, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
  'sandbox-event': { retryLimit: 8, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'season-reminders': { retryLimit: 2, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  'account-deletions': { retryLimit: 2, retryDelay: 60, retryBackoff: false, expireInSeconds: 900 },
  'data-export': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 900 },
  'data-export-pruning': { retryLimit: 2, retryDelay: 300, retryBackoff: false, expireInSeconds: 900 },
  housekeeping: { retryLimit: 2, retryDelay: 60, retryBackoff: false, expireInSeconds: 300 },
  'canary-watch': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 60 },
  'release-pruning': { retryLimit: 3, retryDelay: 300, retryBackoff: false, expireInSeconds: 900 },
  'upload-pruning': { retryLimit: 3, retryDelay: 300, retryBackoff: false, expireInSeconds: 900 },
} as const;

export type QueueName = keyof typeof QUEUES;

/** Concurrent jobs per process. */
export const BATCH_SIZES: Record<QueueName, number> = {
  'mail-codes': 5,
  mail: 8,
  'mail-bulk': 4,
  notify: 5,
  'notification-mail': 1,
  digest: 1,
  push: 20,
  'event-places': 1,
  'event-reminders': 1,
  achievements: 1,
  exchanges: 1,
  billing: 1,
  'end-subscription': 5,
  'sandbox-event': 5,
  'season-reminders': 1,
  'account-deletions': 1,
  'data-export': 1,
  'data-export-pruning': 1,
  housekeeping: 1,
  'canary-watch': 1,
  'release-pruning': 1,
  'upload-pruning': 1,
};

export interface Mail {
  to: string;
  subject: string;
  body: string;
  unsubscribeUrl?: string;
  replyTo?: string;
  /** Mail with the same id is shown as one conversation by mail programs. */
  threadId?: string;
  /** Transactional: also sent to addresses that unsubscribed from the newsletter, unless suppressed. */
  notification?: true;
  /** The last one to somebody who is gone: nothing keeps its address. */
  forget?: true;
}

/** Payload of each job. */
export interface JobData {
  'mail-codes': Mail;
  mail: Mail;
  'mail-bulk': Mail;
  /** Tells many: all who follow the event's subject, or who are in its group. */
  notify: { event: NotificationEvent; audience: 'followers' | 'group'; except: string[] };
  'notification-mail': Record<string, never>;
  digest: Record<string, never>;
  push: { subscriptionId: string; notificationId: string };
  'event-places': Record<string, never>;
  'event-reminders': Record<string, never>;
  achievements: Record<string, never>;
  exchanges: Record<string, never>;
  billing: Record<string, never>;
  'end-subscription': { providerId: string; atPeriodEnd?: boolean };
  /** An event of the payment sandbox; `created` in seconds. */
  'sandbox-event': { id: string; type: string; created: number; object: Record<string, unknown> };
  'season-reminders': Record<string, never>;
  'account-deletions': Record<string, never>;
  'data-export': { exportId: string };
  'data-export-pruning': Record<string, never>;
  housekeeping: Record<string, never>;
  'canary-watch': Record<string, never>;
  'release-pruning': Record<string, never>;
  'upload-pruning': Record<string, never>;
}
