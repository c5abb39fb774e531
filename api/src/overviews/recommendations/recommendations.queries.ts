import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { COURSE_PROGRESS } from '../../learning/courses/courses.sql.js';
import { offered } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';
import { GOING_COUNT } from '../../events/events.sql.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import type { ExchangeKind } from '../../synergizer/exchanges/exchange.entity.js';
import { exchangeIsVisibleTo, STATE } from '../../core/visibility/exchanges.sql.js';
import { FREE_PARTS, TAKES_PEOPLE } from '../../synergizer/projects/projects.sql.js';
import { projectIsVisibleTo } from '../../core/visibility/projects.sql.js';
import type { RecommendationKind } from './recommendations.dto.js';

export interface LessonCandidate {
  id: string;
  title: string;
  slug: string;
  course: string;
  courseSlug: string;
  coverSeed: string;
  progress: number;
  completed: number;
  lastActivityAt: string | null;
}

export interface CourseCandidate {
  id: string;
  title: string;
  slug: string;
  coverSeed: string;
  access: string;
  duration: string;
  /** Title of its path, if there is one. */
  path: string | null;
  /** Whether the member has joined that path. */
  isOnPath: boolean;
  /** Whether it is the first on that path that they have not enrolled in. */
  isNext: boolean;
  /** A course of the same track that the member is in. */
  sameTrack: string | null;
  finishedBy: number;
}

export interface EventCandidate {
  id: string;
  title: string;
  slug: string;
  coverSeed: string;
  startsAt: string;
  placesLeft: number | null;
  going: number;
}

export interface GroupCandidate {
  id: string;
  title: string;
  slug: string;
  coverSeed: string;
  topic: string;
  members: number;
  /** An interest of the member that the group is about. */
  interest: string | null;
}

export interface ProjectCandidate {
  id: string;
  title: string;
  slug: string;
  /** Something on the member's profile that it is about. */
  match: string;
  freeParts: number;
  fewestHours: number;
}

export interface ExchangeCandidate {
  id: string;
  title: string;
  slug: string;
  kind: ExchangeKind;
  match: string;
  hours: number | null;
  until: string;
}

export interface Candidates {
  enabled: boolean;
  lessons: LessonCandidate[];
  courses: CourseCandidate[];
  events: EventCandidate[];
  groups: GroupCandidate[];
  projects: ProjectCandidate[];
  exchanges: ExchangeCandidate[];
  /** People whom the member does not want to be shown. */
  dismissedPeople: string[];
}

const MAX_CANDIDATES_PER_KIND: Record<Exclude<RecommendationKind, 'person'>, number> = {
  lesson: 3,
  course: 3,
  event: 2,
  group: 2,
  project: 1,
  exchange: 1,
};
/** Of the largest groups: bounds the work in a large community. */
const MAX_CANDIDATE_GROUPS = 200;
/** Of the newest projects and exchanges. */
const LATEST = 200;

const wanted = (kind: RecommendationKind, id: string) => `NOT EXISTS (
  SELECT FROM dismissed_recommendations dr WHERE dr.user_id = $1 AND dr.kind = '${kind}' AND dr.subject_id = ${id})`;
const openTo = (alias: string) => `(${alias}.access = 'free' OR $2::boolean)`;

const LESSONS = jsonArray(
  jsonObject<LessonCandidate>({
    id: 'l.id',
    title: 'l.title',
    slug: 'l.slug',
    course: 'c.title',
    courseSlug: 'c.slug',
    coverSeed: 'c.cover_seed',
    progress: COURSE_PROGRESS,
    completed: 'en.completed_lessons',
    lastActivityAt: 'iso_instant(en.last_activity_at)',
  }),
  `FROM enrollments en JOIN courses c ON c.id = en.course_id
   CROSS JOIN LATERAL (
     SELECT l.id, l.title, l.slug FROM lessons l
     WHERE l.course_id = c.id AND l.retired_at IS NULL AND NOT EXISTS (
       SELECT FROM lesson_completions d WHERE d.enrollment_id = en.id AND d.lesson_id = l.id)
     ORDER BY l.position LIMIT 1) l
   WHERE en.user_id = $1 AND en.completed_at IS NULL AND ${openTo('c')} AND ${wanted('lesson', 'l.id')}
   ORDER BY coalesce(en.last_activity_at, en.started_at) DESC, en.id LIMIT ${MAX_CANDIDATES_PER_KIND.lesson}`,
);

const COURSES = jsonArray(
  jsonObject<CourseCandidate>({
    id: 'c.id',
    title: 'c.title',
    slug: 'c.slug',
    coverSeed: 'c.cover_seed',
    access: 'c.access',
    duration: 'duration_label(c.duration_minutes)',
    path: 'c.path',
    isOnPath: 'c.is_on_path',
    isNext: 'c.is_next',
    sameTrack: 'c.same_track',
    finishedBy: `(SELECT count(*)::integer FROM enrollments f WHERE f.course_id = c.id AND f.completed_at IS NOT NULL)`,
  }),
  `FROM (
     SELECT c.*, p.title AS path, pm.user_id IS NOT NULL AS is_on_path, pc.position AS path_position,
       row_number() OVER (PARTITION BY c.track ORDER BY pc.position NULLS LAST, c.position, c.id) = 1 AS is_next, (
       SELECT o.title FROM enrollments e JOIN courses o ON o.id = e.course_id
       WHERE e.user_id = $1 AND o.track = c.track ORDER BY e.started_at DESC LIMIT 1) AS same_track
     FROM courses c
     LEFT JOIN learning_paths p ON p.id = c.track
     LEFT JOIN learning_path_memberships pm ON pm.path_id = c.track AND pm.user_id = $1
     LEFT JOIN learning_path_courses pc ON pc.path_id = c.track AND pc.course_id = c.id
     WHERE ${offered('c')} AND c.lesson_count > 0 AND ${openTo('c')} AND ${wanted('course', 'c.id')}
       AND NOT EXISTS (SELECT FROM enrollments e WHERE e.user_id = $1 AND e.course_id = c.id)
   ) c
   ORDER BY c.is_on_path DESC, c.same_track IS NOT NULL DESC, c.path_position NULLS LAST, c.position, c.id
   LIMIT ${MAX_CANDIDATES_PER_KIND.course}`,
);

const EVENTS = jsonArray(
  jsonObject<EventCandidate>({
    id: 'e.id',
    title: 'e.title',
    slug: 'e.slug',
    coverSeed: 'e.cover_seed',
    startsAt: 'iso_instant(e.starts_at)',
    placesLeft: 'e.capacity - e.going_count',
    going: GOING_COUNT,
  }),
  `FROM events e
   WHERE e.starts_at > now() AND e.canceled_at IS NULL AND ${eventIsOpenTo('$1', '$2')} AND (e.capacity IS NULL OR e.going_count < e.capacity) AND ${openTo('e')}
     AND NOT EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = $1)
     AND ${notBlocked('e.host_id', '$1')} AND ${wanted('event', 'e.id')}
   ORDER BY e.starts_at, e.id LIMIT ${MAX_CANDIDATES_PER_KIND.event}`,
);

const GROUPS = jsonArray(
  jsonObject<GroupCandidate>({
    id: 'g.id',
    title: 'g.name',
    slug: 'g.slug',
    coverSeed: 'g.cover_seed',
    topic: 'g.topic',
    members: 'g.member_count',
    interest: 'i.interest',
  }),
  `FROM (
     SELECT * FROM groups g
     WHERE (g.visibility = 'public' OR (g.visibility = 'pro' AND $2::boolean)) AND g.archived_at IS NULL AND ${wanted('group', 'g.id')}
       AND NOT EXISTS (SELECT FROM group_memberships m WHERE m.group_id = g.id AND m.user_id = $1)
     ORDER BY g.member_count DESC, g.id DESC LIMIT ${MAX_CANDIDATE_GROUPS}
   ) g
   LEFT JOIN LATERAL (
     SELECT x AS interest FROM unnest(me.interests) x
     WHERE strpos(lower(concat_ws(' ', g.topic, g.name, g.about)), lower(x)) > 0 LIMIT 1) i ON true
   ORDER BY i.interest IS NOT NULL DESC, g.member_count DESC, g.id LIMIT ${MAX_CANDIDATES_PER_KIND.group}`,
);

/** What of a list on the member's profile the texts are about. */
const matching = (list: string, ...texts: string[]) => `(
  SELECT w FROM unnest(${list}) w
  WHERE length(w) > 2 AND strpos(lower(concat_ws(' ', ${texts.join(', ')})), lower(w)) > 0 LIMIT 1)`;

const PROJECTS = jsonArray(
  jsonObject<ProjectCandidate>({
    id: 'p.id',
    title: 'p.title',
    slug: 'p.slug',
    match: 'p.match',
    freeParts: `(SELECT count(*)::integer ${FREE_PARTS})`,
    fewestHours: `(SELECT min(r.hours_per_week) ${FREE_PARTS})`,
  }),
  `FROM (
     SELECT p.*, ${matching('me.skills || me.helps_with || me.interests', 'p.topic', `array_to_string(p.skills, ' ')`, 'p.title')} AS match
     FROM projects p
     WHERE ${TAKES_PEOPLE} AND EXISTS (SELECT ${FREE_PARTS}) AND ${projectIsVisibleTo('$1', 'false')} AND $2::boolean
       AND NOT EXISTS (SELECT FROM project_members pm WHERE pm.project_id = p.id AND pm.user_id = $1)
       AND NOT EXISTS (SELECT FROM project_requests q WHERE q.project_id = p.id AND q.user_id = $1)
       AND ${wanted('project', 'p.id')}
     ORDER BY p.created_at DESC LIMIT ${LATEST}
   ) p WHERE p.match IS NOT NULL ORDER BY p.created_at DESC, p.id LIMIT ${MAX_CANDIDATES_PER_KIND.project}`,
);

/** Requests that the member can help with, and offers of what they look for. */
const EXCHANGES = jsonArray(
  jsonObject<ExchangeCandidate>({
    id: 'x.id',
    title: 'x.title',
    slug: 'x.slug',
    kind: 'x.kind',
    match: 'x.match',
    hours: 'x.hours',
    until: 'x.until',
  }),
  `FROM (
     SELECT x.*, ${matching(
       `CASE x.kind WHEN 'request' THEN me.skills || me.helps_with ELSE me.looking_for || me.interests END`,
       'x.topic',
       `array_to_string(x.skills, ' ')`,
       'x.title',
     )} AS match
     FROM exchanges x
     WHERE ${STATE} = 'open' AND x.owner_id <> $1 AND ${exchangeIsVisibleTo('$1', 'false')}
       AND NOT EXISTS (SELECT FROM exchange_helpers h WHERE h.exchange_id = x.id AND h.user_id = $1)
       AND ${wanted('exchange', 'x.id')}
     ORDER BY x.created_at DESC LIMIT ${LATEST}
   ) x WHERE x.match IS NOT NULL ORDER BY x.until, x.id LIMIT ${MAX_CANDIDATES_PER_KIND.exchange}`,
);

const NOTHING = `'[]'::json`;
const ifEnabled = (json: string) => `CASE WHEN me.enabled THEN ${json} ELSE ${NOTHING} END`;

/** What a member could do next: open to them, not done, not past, not full, and not refused by them. */
export const candidatesFor = (userId: string, pro: boolean): Statement => ({
  name: 'recommendations.candidates',
  text: `
    SELECT me.enabled, ${ifEnabled(LESSONS)} AS lessons, ${ifEnabled(COURSES)} AS courses,
      ${ifEnabled(EVENTS)} AS events, ${ifEnabled(GROUPS)} AS groups,
      ${ifEnabled(PROJECTS)} AS projects, ${ifEnabled(EXCHANGES)} AS exchanges,
      ARRAY(SELECT subject_id::text FROM dismissed_recommendations WHERE user_id = $1 AND kind = 'person') AS "dismissedPeople"
    FROM (
      SELECT u.interests, u.skills, u.helps_with, u.looking_for, coalesce(s.enabled, true) AS enabled
      FROM users u LEFT JOIN recommendation_settings s ON s.user_id = u.id WHERE u.id = $1
    ) me`,
  values: [userId, pro],
});

const TABLES: Record<RecommendationKind, string> = {
  lesson: 'lessons',
  course: 'courses',
  person: 'users',
  event: 'events',
  group: 'groups',
  project: 'projects',
  exchange: 'exchanges',
};

/** Once, however often it is sent; only what exists can be refused. */
export const dismissal = (userId: string, kind: RecommendationKind, subjectId: string): Statement => ({
  name: `recommendations.dismiss_${kind}`,
  text: `INSERT INTO dismissed_recommendations (user_id, kind, subject_id)
         SELECT $1, '${kind}', id FROM ${TABLES[kind]} WHERE id = $2 ON CONFLICT DO NOTHING`,
  values: [userId, subjectId],
});
