import type { RouteDeclaration } from '@futurelab/platform/contract';
import { eventQuery, eventsQuery, rsvpsQuery } from './queries/events';

/** The section's pages. `queries` are what a page's first paint needs. */
export const routes: RouteDeclaration[] = [
  {
    path: '/events',
    page: 'events-page',
    title: 'Events',
    access: 'public',
    queries: ({ searchParams, signedIn }) => [
      eventsQuery(searchParams.get('when') === 'past' ? 'past' : 'upcoming'),
      ...(signedIn ? [rsvpsQuery] : []),
    ],
  },
  {
    path: '/events/:id',
    page: 'event-page',
    title: 'Event',
    access: 'public',
    queries: ({ params: { id = '' }, signedIn }) => [eventQuery(id), ...(signedIn ? [rsvpsQuery] : [])],
  },
];
