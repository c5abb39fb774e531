import type { Statement } from '../../core/database/database.js';
import { isPro, type Member } from '../../core/access/member.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { groupIsOpenTo } from '../../core/visibility/groups.sql.js';
import { RESOURCE_JSON } from './group-resources.sql.js';

export interface NewResource {
  id: string;
  groupId: string;
  title: string;
  url: string | null;
  fileName: string | null;
  fileSize: number | null;
  addedById: string;
}

/** Of two who add at once, one waits: a group never keeps more than it may. */
export const groupLocked = (groupId: string): Statement => ({
  name: 'groups.locked',
  text: 'SELECT id FROM groups WHERE id = $1 FOR NO KEY UPDATE',
  values: [groupId],
});

/** No row once the group keeps as many as it may; the same address again is the one that is there. */
export const resourceInsertion = (resource: NewResource, most: number): Statement => ({
  name: 'groups.resource_insert',
  text: `
    WITH known AS (SELECT id FROM group_resources WHERE group_id = $2 AND url = $4),
    added AS (
      INSERT INTO group_resources (id, group_id, title, url, file_name, file_size, added_by_id)
      SELECT $1::uuid, $2::uuid, $3, $4, $5, $6::integer, $7::uuid
      WHERE NOT EXISTS (SELECT FROM known) AND (SELECT count(*) FROM group_resources WHERE group_id = $2) < $8
      RETURNING id)
    SELECT id FROM known UNION ALL SELECT id FROM added`,
  values: [
    resource.id,
    resource.groupId,
    resource.title,
    resource.url,
    resource.fileName,
    resource.fileSize,
    resource.addedById,
    most,
  ],
});

export const resourceItem = (id: string, member: Member): Statement => ({
  name: 'groups.resource',
  text: RESOURCE_JSON,
  values: [id, member.id, member.isAdmin],
});

/** The file, for a member who may read what is in the group. */
export const fileToRead = (groupId: string, id: string, member: Member): Statement => ({
  name: 'groups.file',
  text: `
    SELECT x.id, x.file_name AS "fileName" FROM group_resources x JOIN groups g ON g.id = x.group_id
    WHERE x.group_id = $1 AND x.id = $2 AND x.file_name IS NOT NULL AND ${notBlocked('x.added_by_id', '$3')}
      AND ${groupIsOpenTo('$3', '$4')}`,
  values: [groupId, id, member.id, isPro(member)],
});
