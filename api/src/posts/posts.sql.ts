import { jsonObject, type JsonFields } from '../common/database/json-sql.js';
import { authorSummary } from '../users/person.sql.js';

/** Fields of a post in a list; `p` is the post, `g` its group and `a` its author (both left-joined). */
export const POST_SUMMARY: JsonFields = {
  id: 'p.id',
  slug: 'p.slug',
  title: 'p.title',
  excerpt: 'p.excerpt',
  kind: 'p.kind',
  tags: 'p.tags',
  replyCount: 'p.reply_count',
  reactionCount: 'p.reaction_count',
  createdAt: 'iso_instant(p.created_at)',
  lastActivityAt: 'iso_instant(p.last_activity_at)',
  isAnswered: 'p.is_answered',
  group: `CASE WHEN g.id IS NOT NULL THEN ${jsonObject({ id: 'g.id', slug: 'g.slug', name: 'g.name' })} END`,
  author: authorSummary('a'),
};

export const POST_FROM = 'FROM posts p LEFT JOIN groups g ON g.id = p.group_id';
export const POST_AUTHOR = 'LEFT JOIN users a ON a.id = p.author_id';

/** What anybody may see: posts outside groups and in public ones. */
export const VISIBLE_TO_ALL = `(p.group_id IS NULL OR g.visibility = 'public')`;

/** Whether a member may read what is in group `g`; `viewer` and `pro` are parameters. */
export const groupIsOpenTo = (viewer: string, pro: string) => `(
  g.visibility = 'public'
  OR (g.visibility = 'pro' AND ${pro}::boolean)
  OR (g.visibility IN ('private', 'secret') AND EXISTS (
    SELECT FROM group_memberships gm WHERE gm.user_id = ${viewer}::uuid AND gm.group_id = g.id)))`;

export const visibleTo = (viewer: string, pro: string) =>
  `(p.group_id IS NULL OR ${groupIsOpenTo(viewer, pro)})`;
