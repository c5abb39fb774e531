import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import { allQueues } from '../../../core/jobs/queue.js';
import { MAIL_QUEUES } from '../../../core/mail/mail-queues.js';
import { CODE_SECONDS } from '../../../identity/auth/mail-code/mail-codes.service.js';
import type { JobEntry, JobListQuery, JobQueueNumbers, JobState } from './jobs.dto.js';

export type JobFilters = Pick<JobListQuery, 'queue' | 'kind' | 'state' | 'query' | 'order'>;

export const JOB_KEY = [
  ['j.created_on', 'timestamptz'],
  ['j.id', 'uuid'],
] as const;

export const isEmail = (queue: string): string =>
  `${queue} IN (${Object.values(MAIL_QUEUES)
    .map(({ name }) => `'${name}'`)
    .join(', ')})`;

const KIND = (queue: string) => `CASE WHEN ${isEmail(queue)} THEN 'email' ELSE 'job' END`;
const ERROR = `coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message')`;
const UNCERTAIN = `(${isEmail('j.name')} AND j.state IN ('failed', 'retry') AND coalesce(j.data -> 'uncertain' = 'true', false))`;
const EXPIRED = `(j.name = '${MAIL_QUEUES.code.name}' AND j.created_on < now() - interval '${CODE_SECONDS} seconds')`;
const STATE = `CASE j.state WHEN 'failed' THEN 'failed' WHEN 'active' THEN 'running' WHEN 'completed' THEN 'done' ELSE 'waiting' END`;

/** With literals, so that the index of what is not done is used. */
const IS_STATE: Record<JobState, string> = {
  failed: `j.state = 'failed'`,
  waiting: `j.state IN ('created', 'retry') AND j.state <> 'completed'`,
  running: `j.state = 'active'`,
  done: `j.state = 'completed'`,
};
const IS_UNFINISHED = `j.state <> 'completed'`;

/** As stored: error and payload are not yet redacted, but what an email says is left out. */
const ENTRY = jsonObject<JobEntry>({
  id: 'j.id',
  queue: 'j.name',
  kind: KIND('j.name'),
  state: STATE,
  attempts: 'j.retry_count + (j.started_on IS NOT NULL)::integer',
  maxAttempts: 'j.retry_limit + 1',
  createdAt: 'iso_instant(j.created_on)',
  nextRunAt: `CASE WHEN j.state < 'active' THEN iso_instant(j.start_after) END`,
  endedAt: 'iso_instant(j.completed_on)',
  error: ERROR,
  uncertain: UNCERTAIN,
  expired: EXPIRED,
  payload: `CASE WHEN ${isEmail('j.name')} THEN jsonb_build_object('to', j.data -> 'to', 'subject', j.data -> 'subject') ELSE j.data END`,
});

function conditions({ queue, kind, state, query }: JobFilters, parameters: Parameters): string {
  const all = [state ? IS_STATE[state] : IS_UNFINISHED];
  if (queue) all.push(`j.name = ${parameters.add(queue)}`);
  if (kind) all.push(`${isEmail('j.name')} = ${kind === 'email'}`);
  if (query)
    all.push(
      `strpos(lower(concat_ws(' ', j.id, j.data ->> 'to', j.data ->> 'subject', ${ERROR})), lower(${parameters.add(query.trim())}::text)) > 0`,
    );
  return all.join(' AND ');
}

export function jobPage(filters: JobFilters, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: ENTRY,
    source: `FROM pgboss.job j WHERE ${conditions(filters, parameters)}`,
    key: JOB_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}

export const jobNamed = (id: string): Statement => ({
  name: 'administration.job',
  text: `SELECT ${ENTRY}::text AS json FROM pgboss.job j WHERE j.id = $1::uuid`,
  values: [id],
});

/** Emails first, then by name. */
export const queueNumbers = (): Statement => ({
  text: `
    SELECT ${jsonArray(
      jsonObject<JobQueueNumbers>({
        queue: 'q.name',
        kind: KIND('q.name'),
        waiting: 'coalesce(n.waiting, 0)',
        running: 'coalesce(n.running, 0)',
        failed: 'coalesce(n.failed, 0)',
        oldest: 'iso_instant(n.oldest)',
      }),
      `FROM unnest($1::text[]) AS q(name) LEFT JOIN (
         SELECT j.name,
           count(*) FILTER (WHERE j.state IN ('created', 'retry')) AS waiting,
           count(*) FILTER (WHERE j.state = 'active') AS running,
           count(*) FILTER (WHERE j.state = 'failed') AS failed,
           min(j.created_on) FILTER (WHERE j.state <= 'active') AS oldest
         FROM pgboss.job j WHERE ${IS_UNFINISHED} GROUP BY j.name
       ) n ON n.name = q.name
       ORDER BY ${isEmail('q.name')} DESC, q.name`,
    )}::text AS json`,
  values: [allQueues().map(({ name }) => name)],
});

export interface LockedJob extends Pick<JobEntry, 'id' | 'queue' | 'state' | 'uncertain' | 'expired'> {
  attempts: number;
}

export const jobLocked = (id: string): Statement => ({
  name: 'administration.job.locked',
  text: `
    SELECT j.id, j.name AS queue, ${STATE} AS state, ${UNCERTAIN} AS uncertain, ${EXPIRED} AS expired,
      j.retry_count + (j.started_on IS NOT NULL)::integer AS attempts
    FROM pgboss.job j WHERE j.id = $1::uuid FOR UPDATE`,
  values: [id],
});

/** Runs at once, with all its attempts before it. */
export const jobRetried = ({ id, queue }: LockedJob): Statement => ({
  name: 'administration.job.retried',
  text: `
    UPDATE pgboss.job SET state = 'retry', retry_count = 0, start_after = now(), started_on = NULL, completed_on = NULL,
      keep_until = now() + interval '14 days'
    WHERE name = $1 AND id = $2::uuid`,
  values: [queue, id],
});

export const jobDropped = ({ id, queue }: LockedJob): Statement => ({
  name: 'administration.job.dropped',
  text: 'DELETE FROM pgboss.job WHERE name = $1 AND id = $2::uuid',
  values: [queue, id],
});

/** A row when it was dropped by hand. */
export const dropRecorded = (id: string): Statement => ({
  name: 'administration.job.drop',
  text: `SELECT 1 FROM audit_events WHERE subject_kind = 'job' AND subject_id = $1 AND action = 'drop' LIMIT 1`,
  values: [id],
});
