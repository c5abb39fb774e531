import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';
import { courseQuery, relatedQuery } from '@futurelab/platform/queries/learning';

/** What other sections' pages show of this one. */
export const fragments: FragmentDeclaration[] = [
  { name: 'upcoming-events', queries: () => [upcomingEventsQuery, myRsvpsQuery] },
  { name: 'course-community', queries: ({ params: { id = '' } }) => [courseQuery(id), relatedQuery(id)] },
  { name: 'lesson-discussion' },
];
