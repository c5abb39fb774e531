import type { RouteDeclaration } from '@futurelab/platform/contract';
import { TRACK_TITLES, TRACKS } from '@futurelab/platform/format';
import { readFilters } from './features/courses/course-filters';
import { courseQuery, coursesQuery, learningPathsQuery, lessonQuery } from './queries/courses';
import { upcomingEventsQuery } from './queries/events';
import { activityQuery, enrollmentsQuery, groupsQuery, pointsQuery, rsvpsQuery } from './queries/mine';

const course = (id = '') => [courseQuery(id)];

/** The section's pages. `queries` are what a page's first paint needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/courses',
    page: 'courses/courses-page',
    title: 'Courses',
    access: 'public',
    queries: ({ searchParams }) => [coursesQuery(readFilters(searchParams))],
  },
  {
    path: '/courses/:id',
    page: 'courses/course-page',
    title: 'Course',
    access: 'public',
    queries: ({ params }) => course(params.id),
  },
  {
    path: '/learn/:id',
    page: 'courses/course-page',
    title: 'Course',
    access: 'public',
    queries: ({ params }) => course(params.id),
  },
  {
    path: '/learn/:courseId/lesson/:lessonId',
    page: 'courses/lesson-page',
    title: 'Lesson',
    access: 'public',
    queries: ({ params: { courseId = '', lessonId = '' } }) => [
      courseQuery(courseId),
      lessonQuery(courseId, lessonId),
    ],
  },
  {
    path: '/learn',
    page: 'overview/learn-page',
    title: 'Learning Hub',
    access: 'public',
    queries: ({ signedIn }) => [
      coursesQuery({}, 3),
      upcomingEventsQuery(3),
      ...(signedIn ? [enrollmentsQuery] : []),
    ],
  },
  {
    path: '/learning-paths',
    page: 'paths/learning-paths-page',
    title: 'Learning paths',
    access: 'public',
    queries: () => [learningPathsQuery],
  },
  ...TRACKS.map((track): RouteDeclaration => ({
    path: `/${track}-track`,
    page: 'paths/track-page',
    title: TRACK_TITLES[track],
    access: 'public',
    queries: () => [learningPathsQuery],
  })),
  {
    path: '/progress',
    page: 'overview/progress-page',
    title: 'Progress',
    access: 'member',
    queries: () => [enrollmentsQuery, activityQuery, pointsQuery, rsvpsQuery, groupsQuery],
  },
  {
    path: '/recommendations',
    page: 'overview/recommendations-page',
    title: 'Recommendations',
    access: 'member',
    queries: () => [enrollmentsQuery, coursesQuery(), upcomingEventsQuery(10), rsvpsQuery],
  },
];
