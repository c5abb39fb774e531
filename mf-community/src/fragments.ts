import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { courseQuery, relatedQuery } from '@futurelab/platform/queries/learning';
import { memberHighlightQuery } from '@futurelab/platform/queries/members';
import { discussionCountQuery } from './queries/posts';

/** What other sections' pages show of this one. */
export const fragments: FragmentDeclaration[] = [
  { name: 'upcoming-events', queries: () => [upcomingEventsQuery, myRsvpsQuery] },
  { name: 'my-groups', queries: () => [myGroupsQuery] },
  { name: 'community', queries: () => [discussionCountQuery, myGroupsQuery] },
  { name: 'member-highlight', queries: () => [memberHighlightQuery] },
  {
    name: 'course-community',
    late: true,
    queries: ({ params: { id = '' } }) => [courseQuery(id), relatedQuery(id)],
  },
  { name: 'lesson-discussion' },
];
