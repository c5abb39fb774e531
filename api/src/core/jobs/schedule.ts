import { hash } from 'node:crypto';
import cronParser from 'cron-parser';
import type { QueueName } from './queues.js';

/** When jobs are enqueued by themselves, in UTC; six fields begin with seconds. */
const SCHEDULE = {
  billing: '*/10 * * * *',
  housekeeping: '17 * * * *',
  exchanges: '23 * * * *',
  'notification-mail': '* * * * *',
  'event-places': '* * * * *',
  'event-reminders': '* * * * *',
  achievements: '* * * * *',
  digest: '11 7 * * *',
  'season-reminders': '29 7 * * *',
  'account-deletions': '7 * * * *',
  'data-export-pruning': '37 * * * *',
  'canary-watch': '*/10 * * * * *',
  'release-pruning': '41 3 * * *',
  'upload-pruning': '11 4 * * *',
} satisfies Partial<Record<QueueName, string>>;

export interface ScheduledJob {
  name: QueueName;
  /** The same in every process, so that several of them enqueue one job. */
  id: string;
}

/** The jobs that became due from `since` until just before `now`; of those that are due more than once, the latest. */
export function jobsDue(since: Date, now: Date): ScheduledJob[] {
  return Object.entries(SCHEDULE).flatMap(([name, cron]) => {
    const at = cronParser.parseExpression(cron, { currentDate: now, tz: 'UTC' }).prev().toDate();
    if (at < since) return [];
    return [{ name: name as QueueName, id: hash('sha256', `${name} ${at.toISOString()}`).slice(0, 32) }];
  });
}
