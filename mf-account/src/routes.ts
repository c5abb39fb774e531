import type { RouteDeclaration } from '@futurelab/platform/contract';
import { readDays } from './model/days';
import { myAchievementsQuery } from './queries/achievements';
import { analyticsQuery } from './queries/admin/analytics';
import { authProvidersQuery } from './queries/auth-providers';
import { enquiryQuery, newEnquiriesQuery } from './queries/admin/enquiries';
import { myEnrollmentsQuery } from './queries/enrollments';
import { myRsvpsQuery, upcomingEventsQuery } from './queries/events';
import { myGroupsQuery, openGroupsQuery } from './queries/groups';
import { homeQueries } from './queries/home';
import { learningPathsQuery } from './queries/learning-paths';
import { memberQuery } from './queries/members';
import { myMembershipQuery } from './queries/membership';
import { notificationSettingsQuery } from './queries/notification-settings';
import { myProfileQuery } from './queries/profile';
import { openReportsQuery } from './queries/admin/reports';
import { ownPinsQuery, releasesQuery } from './queries/admin/releases';

export const routes: RouteDeclaration[] = [
  {
    path: '/',
    page: 'home/home-page',
    title: 'Home',
    access: 'member',
    queries: () => [...Object.values(homeQueries), myAchievementsQuery],
  },
  {
    path: '/login',
    page: 'account/login-page',
    title: 'Sign in',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [] : [authProvidersQuery]),
  },
  {
    path: '/onboarding',
    page: 'account/onboarding-page',
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
  { path: '/dashboard', page: 'home/dashboard-page', title: 'Home', access: 'public' },
  {
    path: '/profile',
    page: 'account/profile-page',
    title: 'My profile',
    access: 'member',
    queries: () => [myProfileQuery, myGroupsQuery, myEnrollmentsQuery, myAchievementsQuery],
  },
  {
    path: '/profile/:id',
    page: 'account/member-profile-page',
    title: 'Member',
    access: 'public',
    queries: ({ params: { id = '' } }) => [memberQuery(id)],
  },
  {
    path: '/edit-profile',
    page: 'account/edit-profile-page',
    title: 'Edit profile',
    access: 'member',
    queries: () => [myProfileQuery, notificationSettingsQuery],
  },
  {
    path: '/subscribe',
    page: 'membership/subscribe-page',
    title: 'HPC membership',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery] : []),
  },
  {
    path: '/academy/checkout/:tier',
    page: 'membership/academy-checkout-page',
    title: 'Join Epic Life Lab',
    access: 'public',
    queries: ({ params: { tier }, signedIn }) => (signedIn && tier === 'pro' ? [myMembershipQuery] : []),
  },
  {
    path: '/academy/success',
    page: 'membership/academy-success-page',
    title: 'Your place at Epic Life Lab',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery] : []),
  },
  {
    path: '/checkout/success',
    page: 'membership/checkout-success-page',
    title: 'Your membership',
    access: 'public',
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery] : []),
  },
  {
    path: '/checkout/cancel',
    page: 'membership/checkout-cancel-page',
    title: 'Nothing was charged',
    access: 'public',
  },
  {
    path: '/admin',
    page: 'admin/admin-page',
    title: 'Administration',
    access: 'admin',
    queries: () => [openReportsQuery, newEnquiriesQuery, releasesQuery],
  },
  {
    path: '/admin/releases',
    page: 'admin/releases-page',
    title: 'Releases',
    access: 'admin',
    queries: () => [releasesQuery, ownPinsQuery],
  },
  {
    path: '/analytics',
    page: 'admin/analytics-page',
    title: 'Analytics',
    access: 'admin',
    queries: ({ searchParams }) => [analyticsQuery(readDays(searchParams))],
  },
  {
    path: '/admin/reports',
    page: 'admin/reports-page',
    title: 'Reports',
    access: 'moderator',
  },
  { path: '/admin/enquiries', page: 'admin/enquiries-page', title: 'Enquiries', access: 'admin' },
  {
    path: '/admin/enquiries/:id',
    page: 'admin/enquiry-page',
    title: 'Enquiry',
    access: 'admin',
    queries: ({ params: { id = '' } }) => [enquiryQuery(id)],
  },
];
