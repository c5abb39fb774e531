import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { personFields } from '../../identity/users/person.sql.js';
import type { BannedMember } from '../members/group-members.dto.js';

const MAX_SHOWN = 100;

/** Who is banned, the latest first. */
export const bansIn = (groupId: string): Statement => ({
  name: 'groups.bans',
  text: `SELECT ${jsonArray(
    jsonObject<BannedMember>({
      member: jsonObject(personFields('u')),
      createdAt: 'iso_instant(b.created_at)',
    }),
    `FROM group_bans b JOIN users u ON u.id = b.user_id WHERE b.group_id = $1
     ORDER BY b.created_at DESC, b.user_id LIMIT ${MAX_SHOWN}`,
  )}::text AS json`,
  values: [groupId],
});
