import { notMuted } from '../../core/visibility/mutes.sql.js';
import { type IdOrSlug, isUuid } from '../../core/validation/id-or-slug.pipe.js';
import { jsonObject, jsonWhen, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { groupIsOpenTo } from '../../core/visibility/groups.sql.js';
import { matchingSome, writtenWith } from '../../core/search/matching.sql.js';
import { isPro, isStaff, type Member } from '../../core/access/member.js';
import type { PostKind } from './post.entity.js';
import type { PostDetail, PostSummary, Revision } from './posts.dto.js';
import {
  POST_AUTHOR,
  POST_FROM,
  POST_SUMMARY_FOR_VISITORS,
  postReadBy,
  postSummaryFor,
} from './posts.sql.js';
import {
  groupOf,
  inLists,
  IS_ARCHIVED,
  listed,
  moderatedBy,
  readableBy,
  VISIBLE_TO_ALL,
  visibleTo,
  writableBy,
} from '../../core/visibility/posts.sql.js';
import { pollSeenBy } from './polls/polls.sql.js';
import { reactionsTo } from '../../core/reactions/reactions.sql.js';
import { acceptedReply, repliesWindow, REPLY_POSITIONS, reputationsIn } from './replies/replies.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';

export const POST_VIEWS = ['latest', 'unanswered', 'following', 'mine'] as const;
export type PostView = (typeof POST_VIEWS)[number];

export interface PostFilter {
  kind?: PostKind | undefined;
  view?: PostView | undefined;
  tag?: string | undefined;
  /** Id or slug. */
  group?: string | undefined;
  /** Discussions under this lesson, `course/lesson` by id or slug; without it, only `mine` and `following` have any. */
  lesson?: string | undefined;
  /** What is said of this event, by id or slug. */
  event?: string | undefined;
  /** What they or one of their replies are found by, a tsquery. */
  terms?: string | null | undefined;
}

// All counts are maintained by triggers: nothing is counted here but what people who are apart have written. A member also sees
// the closed groups they are in.
const TOTAL_FOR_ALL = `SELECT value FROM counters WHERE name = 'posts'`;
const totalFor = (viewer: string, pro: string) => `(${TOTAL_FOR_ALL}) + coalesce((
  SELECT sum(g.post_count) FROM groups g WHERE g.visibility <> 'public' AND ${groupIsOpenTo(viewer, pro)}), 0)
  - CASE WHEN cardinality((SELECT blocked_with(${viewer}::uuid) || muted_by(${viewer}::uuid))) = 0 THEN 0 ELSE (
    SELECT count(*) ${POST_FROM} WHERE ${inLists('p')} AND ${listed('p')}
      AND (p.group_id IS NULL OR ${groupIsOpenTo(viewer, pro)}) AND NOT (${notBlocked('p.author_id', viewer)} AND ${notMuted('p.author_id', viewer)})) END`;

/** The id of the lesson at `course/lesson`. */
function lessonAt(address: string, parameters: Parameters): string {
  const [course = '', lesson = ''] = address.split('/');
  const named = (table: string, ref: string) =>
    `${table}.${isUuid(ref) ? 'id' : 'slug'} = ${parameters.add(ref)}`;
  return `(SELECT al.id FROM lessons al JOIN courses ac ON ac.id = al.course_id
    WHERE ${named('ac', course)} AND ${named('al', lesson)})`;
}

/** Posts, the latest activity first, as the viewer may see them; visitors see no authors. `after`: the key of the last one. */
export function postPage(
  viewer: Member | null,
  { kind, view = 'latest', tag, group, lesson, event, terms }: PostFilter,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const [id, pro] = viewer ? [parameters.add(viewer.id), parameters.add(isPro(viewer))] : ['', ''];
  // What members wrote and follow is theirs to find, also under a lesson.
  const isOwn = view === 'mine' || view === 'following';
  const conditions = [
    lesson !== undefined
      ? `p.lesson_id = ${lessonAt(lesson, parameters)}`
      : event !== undefined
        ? `p.event_id = (SELECT ae.id FROM events ae WHERE ae.${isUuid(event) ? 'id' : 'slug'} = ${parameters.add(event)})`
        : kind
          ? `p.kind = ${parameters.add(kind)}`
          : isOwn
            ? 'true'
            : inLists('p'),
    viewer ? `(${visibleTo(id, pro)} AND ${notMuted('p.author_id', id)})` : VISIBLE_TO_ALL,
    ...(view === 'unanswered' ? [`p.kind = 'question' AND NOT p.is_answered`] : []),
    ...(view === 'following' ? [followedBy(id)] : []),
    ...(view === 'mine' ? [`p.author_id = ${id}::uuid`] : []),
    ...(tag !== undefined ? [`search_fold_all(p.tags) @> ARRAY[search_fold(${parameters.add(tag)})]`] : []),
    ...(group !== undefined ? [`${parameters.add(group)} IN (g.id::text, g.slug)`] : []),
    ...(terms != null ? [postMatches(`${parameters.add(terms)}::tsquery`, id)] : []),
  ];
  const isFiltered = view !== 'latest' || [tag, group, lesson, event, terms].some((value) => value != null);
  const total = () => {
    // Of one lesson or event there are few.
    if (lesson !== undefined || event !== undefined)
      return `SELECT count(*) ${POST_FROM} WHERE ${conditions.join(' AND ')}`;
    if (kind || isFiltered) return undefined;
    return viewer ? totalFor(id, pro) : TOTAL_FOR_ALL;
  };
  return pageStatement({
    ...(!isFiltered && { name: `posts.${viewer ? 'member' : 'visitor'}${kind ? '.kind' : ''}` }),
    item: jsonObject<PostSummary>(viewer ? postSummaryFor(id) : POST_SUMMARY_FOR_VISITORS),
    source: `${POST_FROM} ${viewer ? `${POST_AUTHOR} ${postReadBy(id)}` : ''} WHERE ${conditions.join(' AND ')}`,
    key: postKey({ kind, view, tag, group, lesson, event, terms }),
    descending: true,
    size,
    after,
    total: total(),
    parameters,
  });
}

/** Whether the words are in a post, or in one of its replies that the viewer sees. */
const postMatches = (query: string, viewer: string) => {
  const inReplies = [
    `SELECT a.id FROM (${matchingSome('answer', query)}) a`,
    writtenWith('reply', query),
  ].map(
    (entries) => `SELECT r.post_id FROM post_replies r
      WHERE r.id IN (${entries}) AND ${listed('r')} AND ${notBlocked('r.author_id', viewer)} AND ${notMuted('r.author_id', viewer)}`,
  );
  return `p.id IN (${[writtenWith('discussion', query), ...inReplies].join(' UNION ALL ')})`;
};

/** The discussion itself, its author or one of its tags. */
const followedBy = (viewer: string) => `p.id IN (
  SELECT f.post_id FROM post_follows f WHERE f.user_id = ${viewer}::uuid
  UNION ALL SELECT fp.id FROM member_follows f JOIN posts fp ON fp.author_id = f.followed_id WHERE f.user_id = ${viewer}::uuid
  UNION ALL SELECT fp.id FROM posts fp WHERE search_fold_all(fp.tags) && (
    SELECT coalesce(array_agg(f.folded), '{}') FROM tag_follows f WHERE f.user_id = ${viewer}::uuid))`;

const FIRST_FOR_EVERYONE = '(p.pinned_at IS NOT NULL AND p.group_id IS NULL)::integer';

/** In a group, about an event, and in the list of everything, what is pinned there comes first. */
export function postKey({ kind, view = 'latest', tag, group, lesson, event, terms }: PostFilter) {
  const isEverything = view === 'latest' && [kind, tag, lesson, event, terms].every((value) => value == null);
  const first =
    group !== undefined || event !== undefined
      ? '(p.pinned_at IS NOT NULL)::integer'
      : isEverything
        ? FIRST_FOR_EVERYONE
        : undefined;
  return [
    ...(first === undefined ? [] : [[first, 'integer'] as const]),
    ['p.last_activity_at', 'timestamptz'] as const,
    ['p.id', 'uuid'] as const,
  ] as const;
}

/**
 * A post with one window of its replies, for a member who may see it.
 * Which one: the window `replies`, or the one with `reply`, or else the one with the first unread reply.
 */
export const visiblePost = (
  { by, value }: IdOrSlug,
  viewer: Member,
  { replies, reply }: { replies?: number; reply?: string },
): Statement => ({
  name: `posts.by_${by}`,
  text: `
    SELECT ${jsonObject<PostDetail>({
      ...postSummaryFor('$2'),
      body: `CASE WHEN ${SHOWN} THEN p.body ELSE '' END`,
      title: `CASE WHEN ${SHOWN} THEN p.title ELSE 'Removed' END`,
      excerpt: `CASE WHEN ${SHOWN} THEN p.excerpt ELSE '' END`,
      author: jsonWhen(SHOWN, postSummaryFor('$2').author),
      reactions: reactionsTo('post_reactions', 'post_id', 'p.id', '$2'),
      editedAt: 'iso_instant(p.edited_at)',
      removedBy: 'p.removed_by',
      isHidden: 'p.hidden_at IS NOT NULL',
      isMine: 'p.author_id IS NOT DISTINCT FROM $2::uuid',
      canModerate: 'x.moderates',
      canWrite: `NOT ${IS_ARCHIVED} AND ${writableBy('$2', '$4')}`,
      isFollowing: `EXISTS (SELECT FROM post_follows f WHERE f.post_id = p.id AND f.user_id = $2::uuid)`,
      readAt: 'iso_instant(pr.read_at)',
      poll: jsonWhen(SHOWN, pollSeenBy('p.id', 'p.author_id', '$2')),
      replyRows: 'n.total',
      firstUnread: 'n.first_unread',
      replyWindow: 'n.shown',
      replies: repliesWindow('p.id', 'n.shown', '$2', 'x.moderates'),
      answer: acceptedReply('p.id', '$2', 'x.moderates'),
      reputations: reputationsIn('p.id', `CASE WHEN ${SHOWN} THEN p.author_id END`, 'n.shown', '$2'),
    })}::text AS json
    ${POST_FROM} ${POST_AUTHOR} ${postReadBy('$2')}
    CROSS JOIN LATERAL (SELECT ${moderatedBy('$2', '$4')} AS moderates) x
    CROSS JOIN LATERAL (${REPLY_POSITIONS('p.id', '$2', '$5', '$6')}) n
    WHERE p.${by} = $1 AND ${readableBy('$2', '$3')} AND (p.hidden_at IS NULL OR x.moderates OR p.author_id = $2::uuid)`,
  values: [value, viewer.id, isPro(viewer), isStaff(viewer), replies ?? null, reply ?? null],
});

const SHOWN = 'p.deleted_at IS NULL';

/** What a post is to a member who may read it, for deciding what they may do. */
export interface PostToWrite {
  id: string;
  slug: string;
  title: string;
  body: string;
  kind: PostKind;
  authorId: string | null;
  groupId: string | null;
  lessonId: string | null;
  eventId: string | null;
  /** Its group, or that of its event: people outside of it hear nothing. */
  audienceGroupId: string | null;
  isMine: boolean;
  isRemoved: boolean;
  isLocked: boolean;
  moderates: boolean;
  /** Its group, or that of its event, takes nothing new. */
  isArchived: boolean;
  canWrite: boolean;
}

export const postToWrite = ({ by, value }: IdOrSlug, viewer: Member): Statement => ({
  name: `posts.to_write_by_${by}`,
  text: `
    SELECT p.id, p.slug, p.title, p.body, p.kind, p.author_id AS "authorId", p.group_id AS "groupId",
      p.lesson_id AS "lessonId", p.event_id AS "eventId",
      ${groupOf('p')} AS "audienceGroupId",
      p.author_id IS NOT DISTINCT FROM $2::uuid AS "isMine", p.deleted_at IS NOT NULL AS "isRemoved",
      p.locked_at IS NOT NULL AS "isLocked", ${moderatedBy('$2', '$4')} AS moderates,
      ${IS_ARCHIVED} AS "isArchived", ${writableBy('$2', '$4')} AS "canWrite"
    ${POST_FROM}
    WHERE p.${by} = $1 AND ${readableBy('$2', '$3')}
      AND (p.hidden_at IS NULL OR p.author_id = $2::uuid OR ${moderatedBy('$2', '$4')})`,
  values: [value, viewer.id, isPro(viewer), isStaff(viewer)],
});

/** The group a member wants to write in, if they may see it: its id and whether they are in it. */
export const groupToWriteIn = (groupId: string, viewer: Member): Statement => ({
  name: 'posts.group',
  text: `
    SELECT g.id, m.id IS NOT NULL OR $3::boolean AS "canWrite", g.archived_at IS NOT NULL AS "isArchived" FROM groups g
    LEFT JOIN group_memberships m ON m.group_id = g.id AND m.user_id = $2::uuid
    WHERE g.id = $1 AND g.visibility <> 'withheld' AND (g.visibility <> 'secret' OR m.id IS NOT NULL)`,
  values: [groupId, viewer.id, isStaff(viewer)],
});

/** The event a member wants to post about, if they may see it: its group, what that lets them do and who hosts it. */
export const eventToPostAbout = (eventId: string, viewer: Member): Statement => ({
  name: 'posts.event',
  text: `
    SELECT e.group_id AS "groupId",
      EXISTS (SELECT FROM groups g WHERE g.id = e.group_id AND g.archived_at IS NOT NULL) AS "isArchived",
      $4::boolean OR NOT EXISTS (
        SELECT FROM group_bans b WHERE b.group_id = e.group_id AND b.user_id = $2::uuid) AS "canWrite", (
      SELECT coalesce(array_agg(h.id), '{}') FROM (
        SELECT e.host_id AS id WHERE e.host_id IS NOT NULL
        UNION SELECT c.user_id FROM event_cohosts c WHERE c.event_id = e.id) h) AS "hostIds"
    FROM events e WHERE e.id = $1 AND ${eventIsOpenTo('$2', '$3')}`,
  values: [eventId, viewer.id, isPro(viewer), isStaff(viewer)],
});

/** Reads up to now; following what was answered before is not needed. */
export const postRead = (postId: string, memberId: string): Statement => ({
  name: 'posts.read',
  text: `
    INSERT INTO post_reads AS known (post_id, user_id, read_at) VALUES ($1, $2, now())
    ON CONFLICT (post_id, user_id) DO UPDATE SET read_at = greatest(known.read_at, excluded.read_at)`,
  values: [postId, memberId],
});

/** The earlier versions of a post or of one of its replies, the latest first. */
export const revisionsOf = (postId: string, replyId: string | null): Statement => ({
  name: 'posts.revisions',
  text: `
    SELECT coalesce(json_agg(${jsonObject<Revision>({ title: 'v.title', body: 'v.body', replacedAt: 'iso_instant(v.created_at)' })}
      ORDER BY v.created_at DESC, v.id), '[]'::json)::text AS json
    FROM (SELECT * FROM post_revisions WHERE post_id = $1 AND reply_id IS NOT DISTINCT FROM $2::uuid
          ORDER BY created_at DESC LIMIT 50) v`,
  values: [postId, replyId],
});

/** Whether someone joined within so many days and is not of the staff. */
export const isNewMember = (memberId: string, days: number): Statement => ({
  name: 'posts.is_new_member',
  text: `SELECT joined_at > now() - make_interval(days => $2) AND NOT is_admin AND NOT is_moderator AS "isNew",
           coalesce((SELECT new_members_post FROM site_settings WHERE id = 1), true) AS "newMembersPost"
         FROM users WHERE id = $1`,
  values: [memberId, days],
});
