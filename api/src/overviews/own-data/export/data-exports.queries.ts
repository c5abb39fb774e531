import type { Statement } from '../../../core/database/database.js';

/** Longer than any takes: the job is given up by then. */
const GIVEN_UP = `interval '1 hour'`;

/** The latest that the member asked for and that is still there. */
export const latestExport = (memberId: string): Statement => ({
  name: 'own_data.latest_export',
  text: `
    SELECT id, CASE WHEN ready_at IS NOT NULL THEN 'ready'
                    WHEN failed_at IS NOT NULL OR requested_at < now() - ${GIVEN_UP} THEN 'failed'
                    ELSE 'preparing' END AS state,
           iso_instant(requested_at) AS "requestedAt", iso_instant(ready_at) AS "readyAt",
           iso_instant(expires_at) AS "expiresAt", bytes::float8 AS bytes
    FROM data_exports
    WHERE user_id = $1 AND (expires_at IS NULL OR expires_at > now())
    ORDER BY requested_at DESC LIMIT 1`,
  values: [memberId],
});

/** A new one, unless one is being made: `{ id }` or nothing. */
export const exportInsertion = (memberId: string): Statement => ({
  text: `INSERT INTO data_exports (user_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id`,
  values: [memberId],
});

/** Those that were given up make room for another try. */
export const givenUp = (): Statement => ({
  text: `UPDATE data_exports SET failed_at = now()
         WHERE ready_at IS NULL AND failed_at IS NULL AND requested_at < now() - ${GIVEN_UP}`,
});

/** One that is ready, for seven days: nothing when it has been made before or its member is gone. */
export const exportReadiness = (id: string, bytes: number): Statement => ({
  text: `
    UPDATE data_exports SET ready_at = now(), failed_at = NULL, expires_at = now() + interval '7 days', bytes = $2
    WHERE id = $1 AND ready_at IS NULL AND user_id IS NOT NULL
    RETURNING expires_at AS "expiresAt"`,
  values: [id, bytes],
});

/** Whose time is over, that were replaced by a later one, failed, or whose member is gone: `{ id }`. */
export const exportsToRemove = (most: number): Statement => ({
  text: `
    SELECT d.id FROM data_exports d
    WHERE d.user_id IS NULL OR d.expires_at < now() OR d.failed_at < now() - interval '7 days'
      OR EXISTS (SELECT FROM data_exports l WHERE l.user_id = d.user_id AND l.requested_at > d.requested_at AND l.ready_at IS NOT NULL)
    ORDER BY d.requested_at LIMIT $1`,
  values: [most],
});
