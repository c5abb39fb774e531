import type { Statement } from '../../core/database/database.js';
import type { PointSource } from './point-entry.entity.js';

/** Members whose points have changed with these rows in this transaction, as the ledger has it: `{ id }`. */
export const pointsChangedBy = (source: PointSource, ids: readonly string[]): Statement => ({
  name: 'points.changed_by',
  text: `
    SELECT DISTINCT user_id AS id FROM point_entries
    WHERE source_type = $1 AND source_id = ANY ($2::uuid[]) AND xmin = pg_current_xact_id()::xid`,
  values: [source, ids],
});
