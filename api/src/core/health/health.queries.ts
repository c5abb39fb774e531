import type { Statement } from '../database/database.js';

/** A row once the migration of `timestamp`, or a later one, has run. */
export const migratedSince = (timestamp: number): Statement => ({
  name: 'health.ready',
  text: 'SELECT 1 FROM migrations WHERE timestamp >= $1 LIMIT 1',
  values: [timestamp],
});
