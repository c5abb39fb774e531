import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { isPro, type Member } from '../../core/access/member.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { inLists, listed, visibleTo } from '../../core/visibility/posts.sql.js';
import type { AuthorSummary } from '../../identity/users/person.dto.js';
import { personFields } from '../../identity/users/person.sql.js';
import type { Follows, TagSummary } from './follows.dto.js';

/** How many tags and how many people a member may follow. */
export const MAX_FOLLOWS = 200;
/** In how many of the latest discussions tags are counted. */
const LATEST_POSTS = 20_000;

/** Tags of the discussions that the member may see, the most frequent first. */
export const tagCounts = (viewer: Member): Statement => ({
  name: 'tags.list',
  text: `
    SELECT ${jsonArray(
      jsonObject<TagSummary>({
        tag: 't.tag',
        count: 't.count',
        isFollowed: 'EXISTS (SELECT FROM tag_follows f WHERE f.user_id = $1 AND f.folded = t.folded)',
      }),
      `FROM (
         SELECT search_fold(t.tag) AS folded, min(t.tag) AS tag, sum(t.count)::integer AS count FROM (
           SELECT tag, count(*) AS count FROM (
             SELECT p.tags FROM (
               SELECT * FROM posts l WHERE ${inLists('l')} AND ${listed('l')}
               ORDER BY l.last_activity_at DESC, l.id DESC LIMIT ${LATEST_POSTS}
             ) p LEFT JOIN groups g ON g.id = p.group_id WHERE p.tags <> '{}' AND ${visibleTo('$1', '$2')}
           ) p CROSS JOIN LATERAL unnest(p.tags) tag GROUP BY tag
         ) t GROUP BY 1
       ) t ORDER BY t.count DESC, t.tag LIMIT 200`,
    )}::text AS json`,
  values: [viewer.id, isPro(viewer)],
});

export const followsOf = (memberId: string): Statement => ({
  name: 'follows.list',
  text: `
    SELECT ${jsonObject<Follows>({
      tags: jsonArray<string>(
        'f.tag',
        `FROM tag_follows f WHERE f.user_id = $1 ORDER BY f.tag LIMIT ${MAX_FOLLOWS}`,
      ),
      people: jsonArray(
        jsonObject<AuthorSummary>(personFields('u')),
        `FROM member_follows f JOIN users u ON u.id = f.followed_id
         WHERE f.user_id = $1 AND ${notBlocked('u.id', '$1')} ORDER BY u.first_name, u.id LIMIT ${MAX_FOLLOWS}`,
      ),
    })}::text AS json`,
  values: [memberId],
});

/** Returns the row, also when it was there before; nothing when there are too many. */
export const tagFollowInsertion = (memberId: string, tag: string): Statement => ({
  name: 'follows.tag',
  text: `
    INSERT INTO tag_follows (user_id, folded, tag) SELECT $1, search_fold($2), $2
    WHERE (SELECT count(*) FROM tag_follows WHERE user_id = $1 AND folded <> search_fold($2)) < ${MAX_FOLLOWS}
    ON CONFLICT (user_id, folded) DO UPDATE SET tag = excluded.tag RETURNING folded`,
  values: [memberId, tag],
});

export const tagFollowDeletion = (memberId: string, tag: string): Statement => ({
  name: 'follows.tag_deletion',
  text: 'DELETE FROM tag_follows WHERE user_id = $1 AND folded = search_fold($2) RETURNING folded',
  values: [memberId, tag],
});

/** As `tagFollowInsertion`. */
export const memberFollowInsertion = (memberId: string, followedId: string): Statement => ({
  name: 'follows.member',
  text: `
    INSERT INTO member_follows (user_id, followed_id) SELECT $1, $2::uuid
    WHERE (SELECT count(*) FROM member_follows WHERE user_id = $1 AND followed_id <> $2::uuid) < ${MAX_FOLLOWS}
    ON CONFLICT (user_id, followed_id) DO UPDATE SET followed_id = excluded.followed_id RETURNING followed_id`,
  values: [memberId, followedId],
});
