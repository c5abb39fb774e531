import type { Statement } from '../../core/database/database.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { LISTED } from '../../core/visibility/members.sql.js';
import { inLists, listed, visibleTo } from '../../core/visibility/posts.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';

const SHOWN = 3;

/** The latest replies of a member to others, in discussions that the viewer may read; without those under lessons and about events. */
export const answersSeenBy = ({ by, value }: IdOrSlug, viewer: { id: string; pro: boolean }): Statement => ({
  name: `profiles.answers_by_${by}`,
  text: `
    SELECT r.id, p.title, p.slug, r.excerpt, r.is_accepted AS "isAccepted", iso_instant(r.created_at) AS "createdAt"
    FROM users u JOIN post_replies r ON r.author_id = u.id JOIN posts p ON p.id = r.post_id
    LEFT JOIN groups g ON g.id = p.group_id
    WHERE u.${by} = $1 AND (${LISTED} OR u.id = $2::uuid) AND ${notBlocked('u.id', '$2')}
      AND ${listed('r')} AND ${inLists('p')} AND p.author_id IS DISTINCT FROM u.id AND ${visibleTo('$2', '$3')}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${SHOWN}`,
  values: [value, viewer.id, viewer.pro],
});
