import { apiPagesQuery, type Schema } from '@futurelab/platform/api';

export type AdministeredEvent = Schema<'AdministeredEvent'>;
type EventState = Schema<'EventState'>;

export const EVENT_STATES: Record<EventState, string> = {
  upcoming: 'Upcoming',
  past: 'Past',
  canceled: 'Canceled',
  hidden: 'Hidden',
  removed: 'Removed',
};

const isState = (text: string | null): text is EventState => text !== null && text in EVENT_STATES;

/** What an address asks for; empty fields ask for nothing. */
function readFilters(params: URLSearchParams) {
  const state = params.get('state');
  return {
    query: params.get('query')?.slice(0, 100) || undefined,
    state: isState(state) ? state : undefined,
    order: params.get('order') === 'oldest' ? ('oldest' as const) : undefined,
  };
}

export const eventsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/events', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export function eventsFile(params: URLSearchParams): string {
  const asked = Object.entries(readFilters(params)).filter(([, value]) => value !== undefined);
  return `/api/admin/events.csv?${new URLSearchParams(asked as [string, string][])}`;
}

/** Everyone who answered, as a file. */
export const attendeesFile = (id: string): string => `/api/admin/events/${id}/attendees.csv`;
