import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';
import { groupsQuery, myGroupsQuery } from '@futurelab/platform/queries/groups';
import {
  courseQuery,
  myActivityQuery,
  myEnrollmentsQuery,
  relatedQuery,
  userPointsQuery,
} from '@futurelab/platform/queries/learning';
import { memberHighlightQuery, memberQuery, myProfileQuery } from '@futurelab/platform/queries/members';
import { followsQuery } from './queries/follows';
import { discussionCountQuery } from './queries/posts';
import { activeGroupsQuery } from './queries/active-groups';
import { feedQuery } from './queries/feed';

/** What other sections' pages show of this one. */
export const fragments: FragmentDeclaration[] = [
  { name: 'feed', queries: () => [feedQuery()] },
  { name: 'upcoming-events', queries: () => [upcomingEventsQuery, myRsvpsQuery] },
  { name: 'next-up', queries: () => [upcomingEventsQuery, myRsvpsQuery, myEnrollmentsQuery] },
  {
    name: 'quick-stats',
    queries: () => [myRsvpsQuery, myGroupsQuery, myEnrollmentsQuery, userPointsQuery],
  },
  { name: 'my-groups', queries: () => [myGroupsQuery] },
  { name: 'active-groups', queries: () => [activeGroupsQuery] },
  { name: 'community', queries: () => [discussionCountQuery, myGroupsQuery] },
  { name: 'member-highlight', queries: () => [memberHighlightQuery] },
  {
    name: 'course-community',
    late: true,
    queries: ({ params: { id = '' } }) => [courseQuery(id), relatedQuery(id)],
  },
  { name: 'lesson-discussion' },
  {
    name: 'welcome',
    late: true,
    queries: ({ signedIn }) =>
      signedIn
        ? [groupsQuery(), myGroupsQuery, upcomingEventsQuery, myRsvpsQuery, myProfileQuery, myActivityQuery]
        : [],
  },
  {
    name: 'profile-groups',
    late: true,
    queries: ({ params: { id } }) => [id ? memberQuery(id) : myGroupsQuery],
  },
  {
    name: 'member-actions',
    late: true,
    queries: ({ params: { id = '' } }) => [memberQuery(id), followsQuery],
  },
];
