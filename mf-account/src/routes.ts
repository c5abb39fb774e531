import type { RouteDeclaration } from '@futurelab/platform/contract';
import { authProvidersQuery } from './features/sign-in/providers';
import { myEnrollmentsQuery } from './model/enrollments';
import { myRsvpsQuery, upcomingEventsQuery } from './model/events';
import { myGroupsQuery, openGroupsQuery } from './model/groups';
import { homeQueries } from './model/home-data';
import { learningPathsQuery } from './model/learning-paths';
import { myProfileQuery } from './model/profile';

export const routes: RouteDeclaration[] = [
  {
    path: '/',
    page: 'home-page',
    title: 'Home',
    access: 'member',
    queries: () => Object.values(homeQueries),
  },
  {
    path: '/login',
    page: 'login-page',
    title: 'Sign in',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [] : [authProvidersQuery]),
  },
  {
    path: '/onboarding',
    page: 'onboarding-page',
    title: 'Welcome',
    access: 'member',
    queries: () => [
      myProfileQuery,
      myEnrollmentsQuery,
      myGroupsQuery,
      myRsvpsQuery,
      learningPathsQuery,
      openGroupsQuery,
      upcomingEventsQuery,
    ],
  },
];
