import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { notMuted } from '../../core/visibility/mutes.sql.js';
import { inLists, listed, moderatedBy, readableBy, visibleTo } from '../../core/visibility/posts.sql.js';
import { isPro, isStaff, type Member } from '../../core/access/member.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { AuthorSummary } from '../../identity/users/person.dto.js';
import { personFields } from '../../identity/users/person.sql.js';
import type { PostContext, RelatedPost } from './posts.dto.js';
import { POST_FROM } from './posts.sql.js';

/** Of how many of the latest replies the writers are looked at. */
const LATEST_REPLIES = 200;
/** Among how many of the latest discussions those like it are looked for. */
const LATEST_POSTS = 500;

const PEOPLE = jsonArray(
  jsonObject<AuthorSummary>(personFields('u')),
  `FROM (
     SELECT w.author_id, bool_or(w.began) AS began, max(w.created_at) AS latest FROM (
       SELECT shown.author_id, true AS began, shown.created_at WHERE shown.deleted_at IS NULL
       UNION ALL (
         SELECT r.author_id, false, r.created_at FROM post_replies r WHERE r.post_id = shown.id AND ${listed('r')}
         ORDER BY r.created_at DESC, r.id DESC LIMIT ${LATEST_REPLIES})
     ) w WHERE ${notBlocked('w.author_id', '$2')} GROUP BY w.author_id
   ) w JOIN users u ON u.id = w.author_id ORDER BY w.began DESC, w.latest DESC, u.id LIMIT 12`,
);

const RELATED = jsonArray(
  jsonObject<RelatedPost>({ id: 'p.id', slug: 'p.slug', title: 'p.title', replyCount: 'p.reply_count' }),
  `FROM (
     SELECT c.*, cardinality(ARRAY(SELECT unnest(c.tags) INTERSECT SELECT unnest(shown.tags))) AS common
     FROM (SELECT * FROM posts c WHERE ${inLists('c')} AND ${listed('c')}
           ORDER BY c.last_activity_at DESC, c.id DESC LIMIT ${LATEST_POSTS}) c
     WHERE c.id <> shown.id AND (c.tags && shown.tags OR c.group_id = shown.group_id)
   ) p LEFT JOIN groups g ON g.id = p.group_id WHERE ${visibleTo('$2', '$3')} AND ${notMuted('p.author_id', '$2')}
   ORDER BY p.common DESC, p.last_activity_at DESC, p.id LIMIT 4`,
);

/** Who writes in a post that the member may see, and others like it. */
export const postContext = ({ by, value }: IdOrSlug, viewer: Member): Statement => ({
  name: `posts.context_by_${by}`,
  text: `
    WITH shown AS (
      SELECT p.id, p.author_id, p.created_at, p.deleted_at, p.group_id, p.tags ${POST_FROM}
      WHERE p.${by} = $1 AND ${readableBy('$2', '$3')}
        AND (p.hidden_at IS NULL OR p.author_id = $2::uuid OR ${moderatedBy('$2', '$4')})
    )
    SELECT ${jsonObject<PostContext>({ people: PEOPLE, related: RELATED })}::text AS json FROM shown`,
  values: [value, viewer.id, isPro(viewer), isStaff(viewer)],
});
