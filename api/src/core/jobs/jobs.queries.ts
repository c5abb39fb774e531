import type { Statement } from '../database/database.js';

export const jobDataChange = (queue: string, id: string, change: object): Statement => ({
  name: 'jobs.data',
  text: 'UPDATE pgboss.job SET data = data || $3::jsonb WHERE name = $1 AND id = $2::uuid',
  values: [queue, id, JSON.stringify(change)],
});

/** For lists of what is not done; done jobs stay for hours, and may be many. */
export const UNFINISHED_INDEX = `CREATE INDEX IF NOT EXISTS job_unfinished ON pgboss.job (created_on, id) WHERE state <> 'completed'`;
