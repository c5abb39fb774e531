import type { RouteDeclaration } from '@futurelab/platform/contract';
import { filtersToSearch, readFilters } from './features/courses/course-filters';
import { courseQuery, coursesQuery } from './queries/courses';

const course = (id = '') => [courseQuery(id)];

/** The section's pages. `queries` are what a page's first paint needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/courses',
    page: 'courses-page',
    title: 'Courses',
    access: 'public',
    queries: ({ searchParams }) => [coursesQuery(filtersToSearch(readFilters(searchParams)))],
  },
  {
    path: '/courses/:id',
    page: 'course-page',
    title: 'Course',
    access: 'public',
    queries: ({ params }) => course(params.id),
  },
  {
    path: '/learn/:id',
    page: 'course-page',
    title: 'Course',
    access: 'public',
    queries: ({ params }) => course(params.id),
  },
];
