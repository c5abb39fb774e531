import type { FragmentDeclaration } from '@futurelab/platform/contract';
import { myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';

/** What other sections' pages show of this one. */
export const fragments: FragmentDeclaration[] = [
  { name: 'upcoming-events', queries: () => [upcomingEventsQuery, myRsvpsQuery] },
];
