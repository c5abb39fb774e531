const NAMES: Record<string, string> = {
  'mail-codes': 'Sign-in codes',
  mail: 'Emails to one person',
  'mail-bulk': 'Bulk emails',
  'legal-notice': 'Notices of changed terms',
  newsletter: 'Newsletter',
  'notification-mail': 'Notification emails',
  notify: 'Notifications',
  push: 'Push notifications',
};

/** What a job queue is called: "Event reminders". */
export const queueName = (queue: string): string =>
  NAMES[queue] ?? `${queue.charAt(0).toUpperCase()}${queue.slice(1).replaceAll('-', ' ')}`;
