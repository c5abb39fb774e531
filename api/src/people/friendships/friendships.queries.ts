import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { cardSeenBy } from '../members/members.sql.js';
import type { FriendCounts, FriendEntry } from './friendships.dto.js';
import { LISTED } from '../../core/visibility/members.sql.js';
import { friendshipFor } from '../../core/visibility/friends.sql.js';

/** Until the transaction ends, nobody else changes how these two stand to each other. */
export const pairLock = (one: string, other: string): Statement => ({
  name: 'friendships.lock',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [`pair:${[one, other].sort().join(':')}`],
});

const MAX_ENTRIES = 100;

const ENTRY = jsonObject<FriendEntry>({ ...cardSeenBy('$1'), since: 'iso_instant(t.since)' });

const listOf = (friendship: string) =>
  jsonArray(
    ENTRY,
    `FROM ties t JOIN users u ON u.id = t.other WHERE t.friendship = '${friendship}'
     ORDER BY t.since DESC, u.id LIMIT ${MAX_ENTRIES}`,
  );

const countOf = (friendship: string) =>
  `(SELECT count(*)::integer FROM ties t WHERE t.friendship = '${friendship}')`;

/** Friends and requests of a member, the latest first, as JSON. */
export const friendsOf = (memberId: string): Statement => ({
  name: 'friendships.of',
  text: `
    WITH ties AS MATERIALIZED (
      SELECT f.other, f.since, ${friendshipFor('$1')} AS friendship
      FROM (
        SELECT high_id AS other, since, status, asked_by_id FROM friendships WHERE low_id = $1
        UNION ALL SELECT low_id, since, status, asked_by_id FROM friendships WHERE high_id = $1
      ) f JOIN users u ON u.id = f.other
      WHERE ${LISTED} AND ${notBlocked('f.other', '$1')}
    )
    SELECT ${listOf('friends')} AS friends, ${listOf('received')} AS received, ${listOf('requested')} AS sent,
      ${jsonObject<FriendCounts>({ friends: countOf('friends'), received: countOf('received'), sent: countOf('requested') })} AS counts`,
  values: [memberId],
});
