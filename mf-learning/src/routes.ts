import type { RouteDeclaration } from '@futurelab/platform/contract';
import { eventsQuery } from '@futurelab/platform/queries/events';
import {
  courseQuery,
  learningPathsQuery,
  lessonQuery,
  myAchievementsQuery,
  myEnrollmentsQuery,
  recommendationSettingsQuery,
  relatedQuery,
  userPointsQuery,
} from '@futurelab/platform/queries/learning';
import { TRACK_TITLES, TRACKS } from '@futurelab/platform/tracks';
import { readFilters } from './features/course-filters/course-filters';
import { certificateQuery, myCertificatesQuery } from './queries/certificates';
import { coursesQuery, learningPathQuery } from './queries/courses';
import { lessonIn, mentorQueueQuery, mentorshipPlacesQuery, mentorshipQuery } from './queries/mentorship';
import { levelsQuery, pointEntriesQuery, streakQuery } from './queries/progress';
import { coursePreviewQuery, lessonPreviewQuery, readerIn } from './queries/previews';
import { recommendationsQuery } from './queries/recommendations';
import { reviewsQuery } from './queries/reviews';

const course = (id = '') => [courseQuery(id), relatedQuery(id), reviewsQuery(id)];

/** The section's pages. `queries` are what a page's first paint needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/courses',
    page: 'courses/courses-page',
    title: 'Courses',
    access: 'public',
    menu: [
      { group: 'footer-learn', label: 'Courses', order: 10 },
      { group: 'rail-learn', label: 'Courses', order: 10, icon: 'course' },
    ],
    queries: ({ searchParams }) => [coursesQuery(readFilters(searchParams))],
  },
  {
    path: '/courses/:id',
    page: 'courses/course-page',
    title: 'Course',
    access: 'public',
    queries: ({ params }) => course(params.id),
    fragments: ['mf-community/course-community'],
  },
  {
    path: '/courses/:id/preview',
    page: 'courses/preview-page',
    title: 'Preview',
    access: 'member',
    queries: ({ params: { id = '' }, searchParams }) => [coursePreviewQuery(id, readerIn(searchParams))],
  },
  {
    path: '/courses/:id/preview/:lessonId',
    page: 'courses/lesson-page',
    title: 'Lesson preview',
    access: 'member',
    queries: ({ params: { id = '', lessonId = '' }, searchParams }) => {
      const reader = readerIn(searchParams);
      return [coursePreviewQuery(id, reader), lessonPreviewQuery(id, lessonId, reader)];
    },
  },
  {
    path: '/learn/:id',
    page: 'courses/course-page',
    title: 'Course',
    access: 'public',
    queries: ({ params }) => course(params.id),
    fragments: ['mf-community/course-community'],
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
    menu: [
      { group: 'learn', label: 'Learning Hub', order: 20, note: 'Choose a starting point' },
      { group: 'footer-learn', label: 'Learning Hub', order: 20 },
      { group: 'not-found', label: 'Browse the Learning Hub', order: 10 },
      { group: 'tabs', label: 'Learn', order: 20, icon: 'learn' },
    ],
    queries: ({ signedIn }) => [
      coursesQuery({}, 4),
      eventsQuery({}, { limit: 3 }),
      ...(signedIn ? [myEnrollmentsQuery] : []),
    ],
  },
  {
    path: '/learning-paths',
    page: 'paths/learning-paths-page',
    title: 'Learning paths',
    access: 'public',
    menu: [{ group: 'rail-learn', label: 'Paths', order: 20, icon: 'path' }],
    queries: () => [learningPathsQuery],
  },
  {
    path: '/learning-paths/:id',
    page: 'paths/path-page',
    title: 'Learning path',
    access: 'public',
    queries: ({ params: { id = '' } }) => [learningPathQuery(id)],
  },
  ...TRACKS.map((track): RouteDeclaration => ({
    path: `/${track}-track`,
    page: 'paths/track-page',
    title: TRACK_TITLES[track],
    access: 'public',
    queries: () => [learningPathsQuery],
  })),
  {
    path: '/certificates/:id',
    page: 'certificates/certificate-page',
    title: 'Certificate',
    access: 'public',
    queries: ({ params: { id = '' } }) => [certificateQuery(id)],
  },
  {
    path: '/progress',
    page: 'overview/progress-page',
    title: 'Progress',
    access: 'member',
    menu: [
      { group: 'personal', label: 'Progress', order: 40 },
      { group: 'rail-learn', label: 'Progress', order: 30, icon: 'progress' },
    ],
    queries: () => [
      myEnrollmentsQuery,
      streakQuery,
      userPointsQuery,
      pointEntriesQuery,
      levelsQuery,
      myAchievementsQuery,
      myCertificatesQuery,
    ],
  },
  {
    path: '/recommendations',
    page: 'overview/recommendations-page',
    title: 'Recommendations',
    access: 'member',
    menu: [
      { group: 'personal', label: 'Recommendations', order: 50 },
      { group: 'rail-learn', label: 'For you', order: 40, icon: 'compass' },
    ],
    queries: () => [recommendationSettingsQuery, recommendationsQuery],
  },
  {
    path: '/mentorship',
    page: 'mentorship/mentorship-page',
    title: 'Mentorship',
    access: 'member',
    queries: ({ searchParams }) => [mentorshipQuery, mentorshipPlacesQuery(lessonIn(searchParams))],
  },
  {
    path: '/mentorship/queue',
    page: 'mentorship/queue-page',
    title: 'Requests to mentors',
    access: 'member',
    queries: () => [mentorQueueQuery],
  },
];
