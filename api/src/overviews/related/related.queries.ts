import { notMuted } from '../../core/visibility/mutes.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject, type Json } from '../../core/database/json.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { cardSeenBy } from '../../people/members/members.sql.js';
import { FOUND, isShown, viewerAudience, shown } from '../../core/visibility/members.sql.js';
import { inLists, VISIBLE_TO_ALL, visibleTo } from '../../core/visibility/posts.sql.js';
import { openEntriesOn } from '../../synergizer/entries.sql.js';
import { COURSE_SUMMARY, coursesSeenBy } from '../../learning/courses/courses.sql.js';
import type { CourseSummary } from '../../learning/courses/courses.dto.js';
import { courseIsVisibleTo, offered } from '../../core/visibility/courses.sql.js';
import type {
  Peer,
  RelatedDiscussion,
  RelatedEvent,
  RelatedToCourse,
  RelatedTogether,
} from './related.dto.js';

const MAX_RELATED = 3;

// $2 is the viewer, $3 whether they have the membership.
const EVENTS = jsonArray(
  jsonObject<RelatedEvent>({
    id: 'e.id',
    slug: 'e.slug',
    title: 'e.title',
    startDate: 'iso_instant(e.starts_at)',
    timeZone: 'e.time_zone',
  }),
  `FROM events e JOIN search_entries s ON s.id = e.id
   WHERE e.starts_at > now() AND e.canceled_at IS NULL AND ${eventIsOpenTo('$2', '$3')} AND ${notBlocked('e.host_id', '$2')}
     AND (s.document @@ k.query OR e.host_id = k.instructor_id)
   ORDER BY (e.host_id = k.instructor_id) IS TRUE DESC, ts_rank(s.document, k.query) DESC, e.starts_at, e.id LIMIT ${MAX_RELATED}`,
);

const DISCUSSIONS = jsonArray(
  jsonObject<RelatedDiscussion>({
    id: 'p.id',
    slug: 'p.slug',
    title: 'p.title',
    replyCount: 'p.reply_count',
  }),
  `FROM (
     SELECT s.id, s.at, ts_rank(s.document, k.query) AS rank FROM search_entries s
     WHERE s.kind = 'discussion' AND s.document @@ k.query ORDER BY s.at DESC LIMIT 200
   ) s JOIN posts p ON p.id = s.id LEFT JOIN groups g ON g.id = p.group_id
   WHERE ${inLists('p')}
     AND CASE WHEN $2::uuid IS NULL THEN ${VISIBLE_TO_ALL} ELSE ${visibleTo('$2', '$3')} AND ${notMuted('p.author_id', '$2')} END
   ORDER BY s.rank DESC, s.at DESC, p.id LIMIT ${MAX_RELATED}`,
);

const PEOPLE = jsonArray(
  jsonObject<Peer>({
    ...cardSeenBy('$2'),
    hasFinished: 'o.completed_at IS NOT NULL',
    helpsWith: shown('helpsWith', viewerAudience('u.id', '$2'), 'u.helps_with[1:3]', `'{}'::text[]`),
  }),
  `FROM enrollments o JOIN users u ON u.id = o.user_id
   WHERE $2::uuid IS NOT NULL AND o.course_id = k.id AND u.id <> $2::uuid AND ${FOUND} AND ${notBlocked('u.id', '$2')}
     AND ${isShown('finishedCourses', viewerAudience('u.id', '$2'))} AND k.id <> ALL (u.hidden_courses)
   ORDER BY coalesce(o.last_activity_at, o.started_at) DESC, u.id LIMIT ${MAX_RELATED}`,
);

const TOGETHER = jsonArray(
  jsonObject<RelatedTogether>({ id: 't.id', kind: 't.kind', slug: 't.slug', title: 't.title' }),
  `FROM (${openEntriesOn('k.query', '$2')}) t ORDER BY ts_rank(t.document, k.query) DESC, t.id LIMIT ${MAX_RELATED}`,
);

/** What comes after `k` in the order of its track. */
const NEXT_COURSE: Json<CourseSummary | null> = `(
  SELECT ${jsonObject<CourseSummary>(COURSE_SUMMARY)} ${coursesSeenBy('$2')}
  LEFT JOIN learning_path_courses pc ON pc.course_id = c.id AND pc.path_id = c.track
  LEFT JOIN learning_path_courses kc ON kc.course_id = k.id AND kc.path_id = k.track
  WHERE ${offered('c')} AND c.track = k.track AND c.id <> k.id AND en.completed_at IS NULL AND c.lesson_count > 0
  ORDER BY (coalesce(pc.position, 1000), c.position) < (coalesce(kc.position, 1000), k.position),
    pc.position NULLS LAST, c.position, c.id LIMIT 1)`;

/** What goes with a course: by the words of its title, who teaches it, and who else takes it. */
export const relatedTo = ({ by, value }: IdOrSlug, viewerId: string | null, pro: boolean): Statement => ({
  name: `courses.related_by_${by}`,
  text: `
    SELECT ${jsonObject<RelatedToCourse>({
      events: EVENTS,
      discussions: DISCUSSIONS,
      people: PEOPLE,
      together: TOGETHER,
      nextCourse: NEXT_COURSE,
    })}::text AS json
    FROM (
      SELECT x.*, (
        SELECT coalesce(string_agg(quote_literal(w), ' | '), '')::tsquery
        FROM unnest(tsvector_to_array(search_stem_vector(x.title, 'A'))) w) AS query
      FROM courses x WHERE x.${by} = $1 AND ${courseIsVisibleTo('x', '$2')}
    ) k`,
  values: [value, viewerId, pro],
});
