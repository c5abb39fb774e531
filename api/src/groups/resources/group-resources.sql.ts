import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { GroupResourceItem } from './group-resources.dto.js';

const itemFor = (viewer: string, admin: string) =>
  jsonObject<GroupResourceItem>({
    id: 'x.id',
    title: 'x.title',
    url: `coalesce(x.url, '/api/groups/' || x.group_id || '/files/' || x.id)`,
    fileName: 'x.file_name',
    fileSize: 'x.file_size',
    addedBy: authorSummary('xa'),
    createdAt: 'iso_instant(x.created_at)',
    canRemove: `(${admin}::boolean OR x.added_by_id IS NOT DISTINCT FROM ${viewer}::uuid OR EXISTS (
      SELECT FROM group_memberships xm
      WHERE xm.group_id = x.group_id AND xm.user_id = ${viewer}::uuid AND xm.role <> 'member'))`,
  });

const FROM = 'FROM group_resources x LEFT JOIN users xa ON xa.id = x.added_by_id';

/** What group `g` keeps, the latest first; so many that all are shown. */
export const resourcesFor = (viewer: string, admin: string) =>
  jsonArray(
    itemFor(viewer, admin),
    `${FROM} WHERE x.group_id = g.id AND ${notBlocked('x.added_by_id', viewer)} ORDER BY x.created_at DESC, x.id`,
  );

/** One of them, `$1`, as JSON text. */
export const RESOURCE_JSON = `SELECT ${itemFor('$2', '$3')}::text AS json ${FROM} WHERE x.id = $1`;
