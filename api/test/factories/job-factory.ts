import type { Statement } from '../../src/core/database/database.js';

interface StoredJob {
  name?: string;
  data?: object | null;
  output?: object;
  state?: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  createdAt?: string;
}

/** A job as the queue stores it, failed unless said; returns `{ id }`. */
export const storedJob = ({
  name = 'housekeeping',
  data = null,
  output,
  state = 'failed',
  createdAt = new Date().toISOString(),
}: StoredJob = {}): Statement => ({
  text: `
    INSERT INTO pgboss.job (name, data, output, state, retry_limit, retry_count, created_on, started_on, completed_on)
    VALUES ($1, $2, $3, $4::pgboss.job_state, 2, 2, $5, $5, CASE WHEN $4::pgboss.job_state > 'active' THEN $5::timestamptz END)
    RETURNING id`,
  values: [name, data && JSON.stringify(data), output && JSON.stringify(output), state, createdAt],
});
