import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { AccessTier } from '../courses/course.entity.js';
import { offered } from '../../core/visibility/courses.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { AuthorSummary } from '../../identity/users/person.dto.js';
import type { Statement } from '../../core/database/database.js';
import type { Track } from '../../identity/users/user.entity.js';
import type { Versioned } from '../../site/versions/versions.queries.js';
import type { CourseDocumentResponse, CourseToEditSummary } from './authoring.dto.js';
import type { CourseState } from './course-state.js';
import type { CourseDocument } from './document/course-document.js';
import type { LessonVersions } from './document/lesson-versions.js';

/** A course that is published, being written, or both. */
export interface CourseToEdit {
  id: string;
  slug: string | null;
  isPublished: boolean;
  isWithdrawn: boolean;
  track: Track | null;
  trackOverride: Track | null;
  instructorId: string | null;
  access: AccessTier;
  /** 0 while nothing has been drafted. */
  version: number;
  publishedVersion: number | null;
  lessonVersions: LessonVersions;
  /** Null while nothing has been drafted. */
  document: CourseDocument | null;
  updatedAt: string | null;
  updatedBy: string | null;
  /** When the draft is to be published; null while nobody has said. */
  publishAt: string | null;
  /** When it last could not be. */
  publishFailedAt: string | null;
  /** Who is to teach it, as the draft says. */
  instructor: AuthorSummary | null;
}

// A course's own instructor decides; before the course is there, the one named by the draft.
const INSTRUCTOR = `CASE WHEN c.id IS NOT NULL THEN c.instructor_id ELSE (d.document ->> 'instructorId')::uuid END`;

const DRAFTED_INSTRUCTOR = `CASE WHEN d.course_id IS NULL THEN c.instructor_id ELSE (d.document ->> 'instructorId')::uuid END`;

const IS_WITHDRAWN = `(c.id IS NOT NULL AND NOT (${offered('c')}))`;

const named = ({ by }: IdOrSlug) =>
  by === 'id' ? '(SELECT $1::uuid AS id) i' : '(SELECT id FROM courses WHERE slug = $1) i';

export const courseToEdit = (ref: IdOrSlug): Statement => ({
  name: `authoring.course_by_${ref.by}`,
  text: `
    SELECT i.id, c.slug, c.id IS NOT NULL AS "isPublished",
      ${IS_WITHDRAWN} AS "isWithdrawn", c.track, c.track_override AS "trackOverride",
      ${INSTRUCTOR} AS "instructorId", coalesce(c.access, d.document ->> 'access') AS access,
      coalesce(d.version, 0) AS version, d.published_version AS "publishedVersion", d.document,
      coalesce(d.lesson_versions, '{}') AS "lessonVersions", ${authorSummary('t')} AS instructor,
      iso_instant(d.updated_at) AS "updatedAt", iso_instant(d.publish_at) AS "publishAt",
      iso_instant(d.publish_failed_at) AS "publishFailedAt",
      CASE WHEN w.id IS NOT NULL THEN member_name(w.first_name, w.last_name) END AS "updatedBy"
    FROM ${named(ref)}
    LEFT JOIN courses c ON c.id = i.id
    LEFT JOIN course_drafts d ON d.course_id = i.id
    LEFT JOIN users w ON w.id = d.updated_by_id
    LEFT JOIN users t ON t.id = ${DRAFTED_INSTRUCTOR}
    WHERE c.id IS NOT NULL OR d.course_id IS NOT NULL`,
  values: [ref.value],
});

const PUBLISHED_DOCUMENT = jsonObject<CourseDocumentResponse>({
  title: 'c.title',
  promise: 'c.promise',
  description: 'c.description',
  outcomes: 'c.outcomes',
  level: 'c.level',
  access: 'c.access',
  instructorId: 'c.instructor_id',
  modules: jsonArray(
    jsonObject({
      id: 'm.id',
      title: 'm.title',
      lessons: jsonArray(
        jsonObject({
          id: 'l.id',
          title: 'l.title',
          exerciseMinutes: 'l.exercise_minutes',
          kind: 'l.kind',
          isPreview: 'l.is_preview',
          blocks: 'l.blocks',
        }),
        'FROM lessons l WHERE l.module_id = m.id AND l.retired_at IS NULL ORDER BY l.position',
      ),
    }),
    `FROM course_modules m WHERE m.course_id = c.id
       AND EXISTS (SELECT FROM lessons l WHERE l.module_id = m.id AND l.retired_at IS NULL)
     ORDER BY m.position`,
  ),
});

/** The published course as a document: `{ document }`. */
export const publishedDocument = (courseId: string): Statement => ({
  name: 'authoring.published_document',
  text: `SELECT ${PUBLISHED_DOCUMENT} AS document FROM courses c WHERE c.id = $1`,
  values: [courseId],
});

export const courseVersions = (courseId: string): Versioned => ({
  kind: 'course',
  subject: courseId,
  published: `
    SELECT ${PUBLISHED_DOCUMENT}::jsonb AS document, coalesce(a.at, c.created_at) AS published_at,
           a.actor_id AS published_by_id
    FROM courses c
    LEFT JOIN LATERAL (
      SELECT at, actor_id FROM audit_events
      WHERE (subject_kind, subject_id, action) = ('course', c.id::text, 'publish') ORDER BY id DESC LIMIT 1
    ) a ON true
    WHERE c.id = $2::text::uuid`,
});

const TITLE = `coalesce(c.title, d.document ->> 'title')`;

const STATES: Record<CourseState, string> = {
  draft: 'c.id IS NULL',
  published: `c.id IS NOT NULL AND NOT ${IS_WITHDRAWN}`,
  withdrawn: IS_WITHDRAWN,
};

interface CourseFilters {
  /** Part of the title. */
  query?: string | undefined;
  state?: CourseState | undefined;
}

/** Courses by title: all for administrators (`instructorId` null), else those that someone teaches. */
export function editableCourses(
  instructorId: string | null,
  { query, state }: CourseFilters,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const instructor = parameters.add(instructorId);
  const part = parameters.add(query?.replaceAll('\0', '') || null);
  return pageStatement({
    name: ['authoring.courses', state].filter(Boolean).join('.'),
    item: jsonObject<Omit<CourseToEditSummary, 'assignedTrack' | 'trackKeyword'>>({
      id: 'i.id',
      slug: 'c.slug',
      title: TITLE,
      track: 'c.track',
      trackOverride: 'c.track_override',
      isPublished: 'c.id IS NOT NULL',
      isWithdrawn: IS_WITHDRAWN,
      version: 'coalesce(d.version, 0)',
      hasChanges: 'd.course_id IS NOT NULL AND d.version IS DISTINCT FROM d.published_version',
      updatedAt: 'iso_instant(d.updated_at)',
      publishAt: 'iso_instant(d.publish_at)',
      instructor: authorSummary('t'),
      learnerCount: '(SELECT count(*) FROM enrollments e WHERE e.course_id = c.id)::integer',
    }),
    source: `FROM (SELECT id FROM courses UNION SELECT course_id FROM course_drafts) i
      LEFT JOIN courses c ON c.id = i.id LEFT JOIN course_drafts d ON d.course_id = i.id
      LEFT JOIN users t ON t.id = ${DRAFTED_INSTRUCTOR}
      WHERE (${instructor}::uuid IS NULL OR ${INSTRUCTOR} = ${instructor})
        AND (${part}::text IS NULL OR strpos(search_fold(${TITLE}), search_fold(${part})) > 0)
        AND (${state ? STATES[state] : 'true'})`,
    key: [
      [`lower(${TITLE})`, 'text'],
      ['i.id', 'uuid'],
    ],
    size,
    after,
    parameters,
  });
}

/** Until the transaction ends, nobody else changes this course. */
export const courseLock = (courseId: string): Statement => ({
  name: 'authoring.lock',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
  values: [`course:${courseId}`],
});
