import type { Statement } from '../database/database.js';

export const jobCounts = (): Statement => ({
  name: 'metrics.jobs',
  text: `
    SELECT name AS queue, state::text AS state, count(*)::int AS jobs
    FROM pgboss.job
    WHERE state::text IN ('created', 'retry', 'active', 'failed')
    GROUP BY name, state`,
});

export const canaryCounts = (): Statement => ({
  name: 'metrics.canaries',
  text: 'SELECT app, (canary_release IS NOT NULL)::int AS canaries FROM release_channels ORDER BY app',
});

export const undeliverableCount = (): Statement => ({
  name: 'metrics.undeliverable',
  text: 'SELECT count(*)::int AS addresses FROM undeliverable_addresses',
});
