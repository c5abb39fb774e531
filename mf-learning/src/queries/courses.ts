import {
  ApiError,
  apiListQuery,
  apiQuery,
  liveQuery,
  write,
  type Args,
  type Schema,
} from '@futurelab/platform/api';
import { mutationOptions } from '@futurelab/platform/query';

export type CourseSummary = Schema<'CourseSummary'>;
export type CourseModule = Schema<'OutlineModule'>;
export type OutlineLesson = Schema<'OutlineLesson'>;
export type Track = CourseSummary['track'];
export type CourseAccess = CourseSummary['access'];
export type LessonKind = OutlineLesson['kind'];

type Query = Required<NonNullable<NonNullable<Args<'GET', '/api/courses'>[0]>['query']>>;
type CourseLevel = CourseSummary['level'];
export type CourseLength = Query['length'];
export type CourseState = Query['state'];
export type CourseSort = Query['sort'];

/** What a visitor has narrowed the list to, and its order; the page's address says the same. */
export interface CourseFilters {
  track: Track | null;
  access: CourseAccess | null;
  level: CourseLevel | null;
  length: CourseLength | null;
  state: CourseState | null;
  sort: CourseSort;
  q: string;
}

export const coursesQuery = (
  { track, access, level, length, state, sort, q }: Partial<CourseFilters> = {},
  limit = 100,
) =>
  liveQuery(
    apiListQuery('/api/courses', {
      query: {
        track: track ?? undefined,
        access: access ?? undefined,
        level: level ?? undefined,
        length: length ?? undefined,
        state: state ?? undefined,
        sort: sort === 'suggested' ? undefined : sort,
        q: q || undefined,
        limit,
      },
    }),
    'course:{id}',
  );

export const learningPathQuery = (id: string) =>
  liveQuery(apiQuery('/api/learning-paths/{id}', { path: { id } }), 'learning-path:*', 'course:*');

/** Joins a path or leaves it. */
export const pathMembershipMutation = (id: string) =>
  mutationOptions({
    mutationFn: (join: boolean) =>
      write(join ? 'PUT' : 'DELETE', '/api/learning-paths/{id}/membership', { path: { id } }),
    onSuccess: (_data, _join, _before, { client }) => client.invalidateQueries(),
  });

/** Enrolls the signed-in member; once, however often it is sent. 403 `pro_required` for a Pro course without membership. */
export const enrollmentMutation = (id: string) =>
  mutationOptions({ mutationFn: () => write('PUT', '/api/courses/{id}/enrollment', { path: { id } }) });

export interface CompletionChange {
  completed: boolean;
  /** Sent again under the same key, it is made once; and it never undoes a later one. */
  key: string;
}

/** Marks a lesson complete, or takes that back; sent again when the connection drops. */
export const completionMutation = (id: string) =>
  mutationOptions({
    mutationFn: ({ completed, key }: CompletionChange) =>
      completed
        ? write('PUT', '/api/lessons/{id}/completion', { path: { id }, key })
        : write('DELETE', '/api/lessons/{id}/completion', { path: { id }, key }),
    retry: (failures, error) => !(error instanceof ApiError) && navigator.onLine && failures < 2,
    onSuccess: (_data, _completed, _before, { client }) => client.invalidateQueries(),
  });
