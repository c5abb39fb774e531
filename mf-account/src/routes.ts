import type { RouteDeclaration } from '@futurelab/platform/contract';
import { authProvidersQuery } from './features/sign-in/providers';
import { analyticsQuery, readDays } from './model/analytics';
import { enquiryQuery, newEnquiriesQuery } from './model/enquiries';
import { myEnrollmentsQuery } from './model/enrollments';
import { myRsvpsQuery, upcomingEventsQuery } from './model/events';
import { myGroupsQuery, openGroupsQuery } from './model/groups';
import { homeQueries } from './model/home-data';
import { learningPathsQuery } from './model/learning-paths';
import { memberQuery } from './model/members';
import { myMembershipQuery } from './model/membership';
import { myProfileQuery } from './model/profile';
import { ownPinsQuery, releasesQuery } from './model/releases';

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
    access: 'public',
    queries: ({ signedIn }) =>
      signedIn
        ? [
            myProfileQuery,
            myEnrollmentsQuery,
            myGroupsQuery,
            myRsvpsQuery,
            learningPathsQuery,
            openGroupsQuery,
            upcomingEventsQuery,
          ]
        : [],
  },
  { path: '/dashboard', page: 'dashboard-page', title: 'Home', access: 'public' },
  {
    path: '/profile',
    page: 'profile-page',
    title: 'My profile',
    access: 'member',
    queries: () => [myProfileQuery, myGroupsQuery, myEnrollmentsQuery],
  },
  {
    path: '/profile/:id',
    page: 'member-profile-page',
    title: 'Member',
    access: 'public',
    queries: ({ params: { id = '' } }) => [memberQuery(id)],
  },
  {
    path: '/edit-profile',
    page: 'edit-profile-page',
    title: 'Edit profile',
    access: 'member',
    queries: () => [myProfileQuery],
  },
  {
    path: '/subscribe',
    page: 'subscribe-page',
    title: 'HPC membership',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery] : []),
  },
  {
    path: '/academy/checkout/:tier',
    page: 'academy-checkout-page',
    title: 'Join Epic Life Lab',
    access: 'public',
    queries: ({ params: { tier }, signedIn }) => (signedIn && tier === 'pro' ? [myMembershipQuery] : []),
  },
  {
    path: '/academy/success',
    page: 'academy-success-page',
    title: 'Your place at Epic Life Lab',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery] : []),
  },
  {
    path: '/checkout/success',
    page: 'checkout-success-page',
    title: 'Your membership',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery] : []),
  },
  { path: '/checkout/cancel', page: 'checkout-cancel-page', title: 'Nothing was charged', access: 'public' },
  {
    path: '/admin',
    page: 'admin-page',
    title: 'Administration',
    access: 'admin',
    queries: () => [newEnquiriesQuery, releasesQuery],
  },
  {
    path: '/admin/releases',
    page: 'admin-releases-page',
    title: 'Releases',
    access: 'admin',
    queries: () => [releasesQuery, ownPinsQuery],
  },
  {
    path: '/analytics',
    page: 'analytics-page',
    title: 'Analytics',
    access: 'admin',
    queries: ({ searchParams }) => [analyticsQuery(readDays(searchParams))],
  },
  { path: '/admin/enquiries', page: 'admin-enquiries-page', title: 'Enquiries', access: 'admin' },
  {
    path: '/admin/enquiries/:id',
    page: 'admin-enquiry-page',
    title: 'Enquiry',
    access: 'admin',
    queries: ({ params: { id = '' } }) => [enquiryQuery(id)],
  },
];
