import { hash } from 'node:crypto';
import cronParser from 'cron-parser';
import type { Queue } from './queue.js';

export interface ScheduledJob {
  name: string;
  /** The same in every process, so that several of them enqueue one job. */
  id: string;
}

/** The jobs that became due from `since` until just before `now`; of those that are due more than once, the latest. */
export function jobsDue(
  queues: readonly Pick<Queue, 'name' | 'schedule'>[],
  since: Date,
  now: Date,
): ScheduledJob[] {
  return queues.flatMap(({ name, schedule }) => {
    if (schedule === null) return [];
    const at = cronParser.parseExpression(schedule, { currentDate: now, tz: 'UTC' }).prev().toDate();
    if (at < since) return [];
    return [{ name, id: hash('sha256', `${name} ${at.toISOString()}`).slice(0, 32) }];
  });
}
