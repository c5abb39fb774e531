import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { matching } from '../../core/search/matching.sql.js';
import type { CourseLength, CourseSort, CourseState } from './course-filters.js';
import type { CourseSummary } from './courses.dto.js';
import { COURSE_PROGRESS, COURSE_SUMMARY, coursesSeenBy } from './courses.sql.js';
import { offered } from '../../core/visibility/courses.sql.js';

export interface CourseFilters {
  track?: string | null;
  access?: string | null;
  level?: string | null;
  length?: CourseLength;
  state?: CourseState;
  /** What they are found by, a tsquery. */
  terms?: string | null;
}

const LENGTHS: Record<CourseLength, string> = {
  short: 'c.duration_minutes < 90',
  medium: 'c.duration_minutes BETWEEN 90 AND 180',
  long: 'c.duration_minutes > 180',
};

const HAS_BEGUN = 'coalesce(en.completed_lessons, 0) > 0';
const STATES: Record<CourseState, string> = {
  new: `en.completed_at IS NULL AND NOT ${HAS_BEGUN}`,
  in_progress: `en.completed_at IS NULL AND ${HAS_BEGUN}`,
  finished: 'en.completed_at IS NOT NULL',
};

/** In progress, the furthest along first; then what is not begun; finished ones last. */
const RANK = `CASE WHEN ${STATES.in_progress} THEN -(${COURSE_PROGRESS}) WHEN ${STATES.new} THEN 0 ELSE 1 END`;
const ID = ['c.id', 'uuid'] as const;
const KEYS: Record<CourseSort, { key: (readonly [string, string])[]; descending?: boolean }> = {
  suggested: { key: [[RANK, 'integer'], ['c.position', 'integer'], ID] },
  newest: { key: [['c.created_at', 'timestamptz'], ID], descending: true },
  shortest: { key: [['c.duration_minutes', 'integer'], ID] },
  title: { key: [[`search_fold(c.title) COLLATE "C"`, 'text'], ID] },
};

export const keyLengthOf = (sort: CourseSort): number => KEYS[sort].key.length;

/** The catalog as the viewer stands in it. `after`: the key of the sort. */
export function coursePage(
  viewerId: string | null,
  { track = null, access = null, level = null, length, state, terms = null }: CourseFilters,
  sort: CourseSort,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  const is = (column: string, value: string | null) => {
    const wanted = parameters.add(value);
    return `(${wanted}::text IS NULL OR ${column} = ${wanted})`;
  };
  const query = `${parameters.add(terms)}::tsquery`;
  const listed = `${coursesSeenBy(viewer)} WHERE ${[
    offered('c'),
    is('c.track', track),
    is('c.access', access),
    is('c.level', level),
    ...(length ? [LENGTHS[length]] : []),
    ...(state ? [STATES[state]] : []),
    `(${query} IS NULL OR c.id IN (SELECT f.id FROM (${matching('course', query)}) f))`,
  ].join(' AND ')}`;
  return pageStatement({
    name: ['courses.list', sort, length, state].filter(Boolean).join('.'),
    item: jsonObject<CourseSummary>(COURSE_SUMMARY),
    source: listed,
    ...KEYS[sort],
    size,
    after,
    total: `SELECT count(*) ${listed}`,
    parameters,
  });
}
