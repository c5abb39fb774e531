import type { IdOrSlug } from '../common/id-or-slug.pipe.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../common/database/json-sql.js';
import type { Statement } from '../database/database.js';
import { isPro, type Member } from '../sessions/member.js';
import { authorSummary } from '../users/person.sql.js';
import type { PostKind } from './post.entity.js';
import {
  groupIsOpenTo,
  POST_AUTHOR,
  POST_FROM,
  POST_SUMMARY,
  VISIBLE_TO_ALL,
  visibleTo,
} from './posts.sql.js';

const MAX_REPLIES = 500;

// Both counts are kept by triggers: nothing is counted here. A member also sees the closed groups they are in.
const TOTAL_FOR_ALL = `SELECT value FROM counters WHERE name = 'posts'`;
const totalFor = (viewer: string, pro: string) => `(${TOTAL_FOR_ALL}) + coalesce((
  SELECT sum(g.post_count) FROM groups g WHERE g.visibility <> 'public' AND ${groupIsOpenTo(viewer, pro)}), 0)`;

/** Posts, the latest activity first, as the viewer may see them; visitors see no authors. `after`: [lastActivityAt, id]. */
export function postPage(
  viewer: Member | null,
  kind: PostKind | null,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const [id, pro] = viewer ? [parameters.add(viewer.id), parameters.add(isPro(viewer))] : ['', ''];
  const ofKind = kind ? `p.kind = ${parameters.add(kind)}` : `p.kind <> 'lesson'`;
  return pageStatement({
    name: `posts.${viewer ? 'member' : 'visitor'}${kind ? '.kind' : ''}`,
    item: jsonObject(viewer ? POST_SUMMARY : { ...POST_SUMMARY, author: 'NULL' }),
    source: `${POST_FROM} ${viewer ? POST_AUTHOR : ''}
      WHERE ${ofKind} AND ${viewer ? visibleTo(id, pro) : VISIBLE_TO_ALL}`,
    key: [
      ['p.last_activity_at', 'timestamptz'],
      ['p.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    ...(!kind && { total: viewer ? totalFor(id, pro) : TOTAL_FOR_ALL }),
    parameters,
  });
}

const REPLIES = jsonArray(
  jsonObject({
    id: 'r.id',
    body: 'r.body',
    isAccepted: 'r.is_accepted',
    createdAt: 'iso_instant(r.created_at)',
    author: authorSummary('ra'),
  }),
  `FROM post_replies r LEFT JOIN users ra ON ra.id = r.author_id
   WHERE r.post_id = p.id ORDER BY r.created_at, r.id LIMIT ${MAX_REPLIES}`,
);

/** A post with its replies, for a member who may see it; discussions of a lesson are for those enrolled. */
export const visiblePost = ({ by, value }: IdOrSlug, viewer: Member): Statement => ({
  name: `posts.by_${by}`,
  text: `
    SELECT ${jsonObject({ ...POST_SUMMARY, body: 'p.body', replies: REPLIES })}::text AS json
    ${POST_FROM} ${POST_AUTHOR}
    WHERE p.${by} = $1 AND ${visibleTo('$2', '$3')} AND (p.lesson_id IS NULL OR EXISTS (
      SELECT FROM lessons l JOIN enrollments en ON en.course_id = l.course_id AND en.user_id = $2::uuid
      WHERE l.id = p.lesson_id))`,
  values: [value, viewer.id, isPro(viewer)],
});
