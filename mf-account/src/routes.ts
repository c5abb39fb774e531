import type { RouteDeclaration } from '@futurelab/platform/contract';
import {
  learningPathsQuery,
  myAchievementsQuery,
  myEnrollmentsQuery,
  recommendationSettingsQuery,
  userPointsQuery,
} from '@futurelab/platform/queries/learning';
import {
  memberAnswersQuery,
  memberQuery,
  myAnswersQuery,
  myProfileQuery,
} from '@futurelab/platform/queries/members';
import { analyticsQuery, readPeriod } from './queries/admin/analytics';
import { allGroupsQuery } from './queries/admin/all-groups';
import { auditLogQuery } from './queries/admin/audit';
import {
  contentFormQuery,
  contentListQuery,
  contentPreviewQuery,
  contentQuery,
  contentVersionsQuery,
  entryKind,
  NEW_CONTENT,
  type ContentKind,
} from './queries/admin/content';
import { courseDraftQuery } from './queries/admin/courses/course-draft';
import { pathChoicesQuery, staffPathQuery, staffPathsQuery } from './queries/admin/learning-paths';
import { coursesToEditQuery } from './queries/admin/courses/course-list';
import { courseVersionsQuery } from './queries/admin/courses/versions';
import { invitationsQuery } from './queries/admin/members/invitations';
import { memberRecordQuery } from './queries/admin/members/member-record';
import { membersQuery } from './queries/admin/members/members';
import { segmentsQuery } from './queries/admin/members/segments';
import { authProvidersQuery, neededProofQuery } from './queries/sign-in/auth-providers';
import { enquiryQuery } from './queries/admin/enquiries';
import { myIdentitiesQuery, mySessionsQuery } from './queries/sign-in/devices';
import { myPasskeysQuery } from './queries/sign-in/passkeys';
import { homeQueries } from './queries/home';
import { blockedMembersQuery } from './queries/members';
import { billingDetailsQuery } from './queries/account/billing-details';
import { myMembershipQuery, myPaymentsQuery, proPricesQuery } from './queries/account/membership';
import { newsletterQuery } from './queries/account/newsletter';
import { notificationSettingsQuery } from './queries/account/notification-settings';
import { accountDeletionQuery, dataExportQuery } from './queries/account/own-data';
import { eventsQuery } from './queries/admin/events';
import { redirectsQuery } from './queries/admin/redirects';
import { settingsHistoryQuery, siteSettingsQuery } from './queries/admin/settings';
import { couponsQuery } from './queries/admin/coupons';
import { paymentProviderQuery, subscriptionsQuery } from './queries/admin/subscriptions';
import { mediaListQuery, mediaQuery, mediaUsageQuery } from './queries/admin/media';
import {
  newsletterAudiencesQuery,
  newsletterQuery as issueQuery,
  newslettersQuery,
} from './queries/admin/newsletters';
import { jobQueuesQuery, jobsQuery } from './queries/admin/jobs';
import { subscribersQuery } from './queries/admin/subscribers';
import { staffSeasonsQuery } from './queries/admin/seasons';
import { overviewQuery } from './queries/admin/overview';
import { ownPinsQuery, releasesQuery } from './queries/admin/releases';

/** What the form of a piece of content shows at first. */
const contentQueries = (kind: ContentKind | undefined, slug: string) =>
  kind
    ? [
        overviewQuery,
        contentFormQuery({ kind, slug }),
        ...(slug === NEW_CONTENT ? [] : [contentQuery({ kind, slug }), contentVersionsQuery({ kind, slug })]),
        ...(kind === 'page' ? [contentPreviewQuery(slug)] : []),
      ]
    : [overviewQuery];

export const routes: RouteDeclaration[] = [
  {
    path: '/',
    page: 'home/home-page',
    title: 'Home',
    access: 'member',
    menu: [
      { group: 'rail', label: 'Home', order: 10, icon: 'home' },
      { group: 'tabs', label: 'Home', order: 10, icon: 'home' },
    ],
    queries: () => homeQueries,
    fragments: [
      'mf-community/next-up',
      'mf-learning/learning-numbers',
      'mf-learning/continue-learning',
      'mf-learning/learning-path',
      'mf-learning/achievements',
      'mf-community/feed',
      'mf-community/my-groups',
      'mf-community/community',
      'mf-community/upcoming-events',
      'mf-community/quick-stats',
      'mf-community/member-highlight',
    ],
  },
  {
    path: '/login',
    page: 'sign-in/login-page',
    title: 'Sign in',
    access: 'public',
    queries: ({ signedIn, searchParams }) => {
      if (signedIn) return [];
      return searchParams.has('proof') ? [authProvidersQuery, neededProofQuery] : [authProvidersQuery];
    },
  },
  {
    path: '/onboarding',
    page: 'account/onboarding-page',
    title: 'Welcome',
    access: 'public',
    queries: ({ signedIn }) =>
      signedIn ? [myProfileQuery, newsletterQuery, myEnrollmentsQuery, learningPathsQuery] : [],
    fragments: ['mf-community/welcome'],
  },
  {
    path: '/dashboard',
    page: 'home/dashboard-page',
    title: 'Home',
    access: 'public',
    menu: [{ group: 'personal-hpc', label: 'Dashboard', order: 10 }],
  },
  {
    path: '/profile',
    page: 'account/profile-page',
    title: 'My profile',
    access: 'member',
    menu: [{ group: 'personal', label: 'Profile', order: 10 }],
    queries: () => [myProfileQuery, userPointsQuery, myAnswersQuery],
    fragments: ['mf-learning/profile-learning', 'mf-community/profile-groups'],
  },
  {
    path: '/profile/:id',
    page: 'account/member-profile-page',
    title: 'Member',
    access: 'public',
    queries: ({ params: { id = '' }, signedIn }) =>
      signedIn ? [memberQuery(id), memberAnswersQuery(id)] : [memberQuery(id)],
    fragments: [
      'mf-community/member-actions',
      'mf-learning/profile-path',
      'mf-learning/profile-learning',
      'mf-community/profile-groups',
    ],
  },
  {
    path: '/edit-profile',
    page: 'account/edit-profile-page',
    title: 'Edit profile',
    access: 'member',
    queries: () => [myProfileQuery],
  },
  {
    path: '/account/notifications',
    page: 'account/notifications-page',
    title: 'Email and notifications',
    access: 'member',
    menu: [{ group: 'account', label: 'Settings', order: 10, icon: 'settings' }],
    queries: () => [newsletterQuery, notificationSettingsQuery],
  },
  {
    path: '/account/privacy',
    page: 'account/privacy-page',
    title: 'Privacy',
    access: 'member',
    queries: () => [
      myProfileQuery,
      myEnrollmentsQuery,
      myAchievementsQuery,
      recommendationSettingsQuery,
      blockedMembersQuery,
    ],
  },
  {
    path: '/account/devices',
    page: 'account/devices-page',
    title: 'Sign-in and devices',
    access: 'member',
    queries: () => [mySessionsQuery, myPasskeysQuery, myIdentitiesQuery],
  },
  {
    path: '/account/data',
    page: 'account/data-page',
    title: 'Data',
    access: 'member',
    queries: () => [dataExportQuery, accountDeletionQuery],
  },
  {
    path: '/subscribe',
    page: 'membership/subscribe-page',
    title: 'FutureLab Pro',
    access: 'public',
    menu: [
      { group: 'visitor-action', label: 'HPC Pro', order: 20, search: '?membership=hpc' },
      { group: 'member-action', label: 'Join HPC', order: 10, search: '?membership=hpc' },
      { group: 'footer-membership', label: 'HPC Catalyst', order: 10, search: '?membership=hpc' },
      { group: 'footer-membership', label: 'Plans and prices', order: 20 },
    ],
    queries: ({ signedIn }) => (signedIn ? [myMembershipQuery, proPricesQuery] : []),
  },
  {
    path: '/account/membership',
    page: 'membership/membership-page',
    title: 'Membership',
    access: 'member',
    menu: [{ group: 'account', label: 'Membership', order: 20, icon: 'card' }],
    queries: () => [myMembershipQuery, myPaymentsQuery, proPricesQuery, billingDetailsQuery],
  },
  {
    path: '/academy/checkout/:tier',
    page: 'membership/academy-checkout-page',
    title: 'Join Epic Life Lab',
    access: 'public',
    queries: ({ params: { tier }, signedIn }) =>
      signedIn && tier === 'pro' ? [myMembershipQuery, proPricesQuery] : [],
  },
  {
    path: '/academy/success',
    page: 'membership/academy-success-page',
    title: 'Your Epic Life Lab access',
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
    access: 'moderator',
    menu: [{ group: 'personal', label: 'Admin', order: 70, access: 'admin' }],
    queries: () => [overviewQuery],
  },
  {
    path: '/admin/audit',
    page: 'admin/audit-page',
    title: 'Audit log',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, auditLogQuery(searchParams)],
  },
  {
    path: '/admin/events',
    page: 'admin/events-page',
    title: 'Events',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, eventsQuery(searchParams)],
  },
  {
    path: '/admin/subscribers',
    page: 'admin/newsletters/subscribers-page',
    title: 'Subscribers',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, subscribersQuery(searchParams)],
  },
  {
    path: '/admin/newsletters',
    page: 'admin/newsletters/newsletters-page',
    title: 'Newsletter',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, newslettersQuery(searchParams)],
  },
  {
    path: '/admin/newsletters/:id',
    page: 'admin/newsletters/newsletter-page',
    title: 'Newsletter',
    access: 'admin',
    queries: ({ params: { id = '' } }) => [overviewQuery, newsletterAudiencesQuery, issueQuery(id)],
  },
  {
    path: '/admin/pages',
    page: 'admin/content/pages-page',
    title: 'Pages',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, contentListQuery('page', searchParams)],
  },
  {
    path: '/admin/pages/:slug',
    page: 'admin/content/page-page',
    title: 'Page',
    access: 'admin',
    queries: ({ params: { slug = '' } }) => contentQueries('page', slug),
  },
  {
    path: '/admin/content/:kind',
    page: 'admin/content/content-list-page',
    title: 'Content',
    access: 'admin',
    queries: ({ params, searchParams }) => {
      const kind = entryKind(params.kind);
      return kind ? [overviewQuery, contentListQuery(kind, searchParams)] : [overviewQuery];
    },
  },
  {
    path: '/admin/content/:kind/:slug',
    page: 'admin/content/content-page',
    title: 'Content',
    access: 'admin',
    queries: ({ params }) => contentQueries(entryKind(params.kind), params.slug ?? ''),
  },
  {
    path: '/admin/media',
    page: 'admin/media-page',
    title: 'Media',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, mediaUsageQuery, mediaListQuery(searchParams)],
  },
  {
    path: '/admin/media/:id',
    page: 'admin/media-file-page',
    title: 'File',
    access: 'admin',
    queries: ({ params: { id = '' } }) => [mediaQuery(id)],
  },
  {
    path: '/admin/learning-paths',
    page: 'admin/learning-paths/learning-paths-page',
    title: 'Learning paths',
    access: 'admin',
    queries: () => [overviewQuery, staffPathsQuery],
  },
  {
    path: '/admin/learning-paths/:id',
    page: 'admin/learning-paths/learning-path-page',
    title: 'Learning path',
    access: 'admin',
    queries: ({ params: { id = '' } }) => [overviewQuery, staffPathQuery(id), pathChoicesQuery(id)],
  },
  {
    path: '/admin/seasons',
    page: 'admin/seasons-page',
    title: 'Seasons',
    access: 'admin',
    queries: () => [overviewQuery, staffSeasonsQuery],
  },
  {
    path: '/admin/courses',
    page: 'admin/courses/courses-page',
    title: 'Courses',
    access: 'member',
    queries: ({ searchParams }) => [overviewQuery, coursesToEditQuery(searchParams)],
  },
  {
    path: '/admin/courses/:id',
    page: 'admin/courses/course-page',
    title: 'Course',
    access: 'member',
    queries: ({ params: { id = '' } }) => [overviewQuery, courseDraftQuery(id)],
  },
  {
    path: '/admin/courses/:id/versions',
    page: 'admin/courses/versions-page',
    title: 'Course versions',
    access: 'member',
    queries: ({ params: { id = '' } }) => [overviewQuery, courseDraftQuery(id), courseVersionsQuery(id)],
  },
  {
    path: '/admin/courses/:id/lessons/:lessonId',
    page: 'admin/courses/lesson-page',
    title: 'Lesson',
    access: 'member',
    queries: ({ params: { id = '' } }) => [overviewQuery, courseDraftQuery(id)],
  },
  {
    path: '/admin/jobs',
    page: 'admin/jobs-page',
    title: 'Jobs and emails',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, jobQueuesQuery, jobsQuery(searchParams)],
  },
  {
    path: '/admin/subscriptions',
    page: 'admin/subscriptions-page',
    title: 'Subscriptions',
    access: 'admin',
    queries: ({ searchParams }) => [
      overviewQuery,
      ...(searchParams.get('view') === 'codes'
        ? [couponsQuery]
        : [paymentProviderQuery, subscriptionsQuery(searchParams)]),
    ],
  },
  {
    path: '/admin/redirects',
    page: 'admin/redirects-page',
    title: 'Redirects',
    access: 'admin',
    queries: () => [overviewQuery, redirectsQuery],
  },
  {
    path: '/admin/settings',
    page: 'admin/settings-page',
    title: 'Settings',
    access: 'admin',
    queries: () => [overviewQuery, siteSettingsQuery, settingsHistoryQuery],
  },
  {
    path: '/admin/invitations',
    page: 'admin/members/invitations-page',
    title: 'Invite people',
    access: 'admin',
    queries: () => [overviewQuery, invitationsQuery],
  },
  {
    path: '/admin/invitations/import',
    page: 'admin/members/invitation-import-page',
    title: 'Import people',
    access: 'admin',
    queries: () => [overviewQuery],
  },
  {
    path: '/admin/members',
    page: 'admin/members/members-page',
    title: 'Members',
    access: 'moderator',
    queries: ({ searchParams }) => [overviewQuery, segmentsQuery, membersQuery(searchParams)],
  },
  {
    path: '/admin/members/:id',
    page: 'admin/members/member-page',
    title: 'Member',
    access: 'moderator',
    queries: ({ params: { id = '' } }) => [overviewQuery, memberRecordQuery(id)],
  },
  {
    path: '/admin/releases',
    page: 'admin/releases-page',
    title: 'Releases',
    access: 'admin',
    queries: () => [overviewQuery, releasesQuery, ownPinsQuery],
  },
  {
    path: '/analytics',
    page: 'admin/analytics-page',
    title: 'Analytics',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, analyticsQuery(readPeriod(searchParams))],
  },
  {
    path: '/admin/reports',
    page: 'admin/reports-page',
    title: 'Reports',
    access: 'moderator',
    menu: [{ group: 'personal', label: 'Reports', order: 60 }],
    queries: () => [overviewQuery],
  },
  {
    path: '/admin/groups',
    page: 'admin/group-reviews-page',
    title: 'New groups',
    access: 'admin',
    queries: () => [overviewQuery, siteSettingsQuery],
  },
  {
    path: '/admin/groups/all',
    page: 'admin/all-groups-page',
    title: 'All groups',
    access: 'admin',
    queries: ({ searchParams }) => [overviewQuery, allGroupsQuery(searchParams)],
  },
  {
    path: '/admin/enquiries',
    page: 'admin/enquiries-page',
    title: 'Inquiries',
    access: 'admin',
    queries: () => [overviewQuery],
  },
  {
    path: '/admin/enquiries/:id',
    page: 'admin/enquiry-page',
    title: 'Inquiry',
    access: 'admin',
    queries: ({ params: { id = '' } }) => [overviewQuery, enquiryQuery(id)],
  },
];
