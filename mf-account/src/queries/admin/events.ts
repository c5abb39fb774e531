import { apiPagesQuery, type Schema } from '@futurelab/platform/api';
import { choiceIn, fileAddress, orderIn, textIn } from '../../shared/model/list-filters';

export type AdministeredEvent = Schema<'AdministeredEvent'>;
type EventState = Schema<'EventState'>;

export const EVENT_STATES: Record<EventState, string> = {
  upcoming: 'Upcoming',
  past: 'Past',
  canceled: 'Canceled',
  hidden: 'Hidden',
  removed: 'Removed',
};

const readFilters = (params: URLSearchParams) => ({
  query: textIn(params, 'query'),
  state: choiceIn(params, 'state', EVENT_STATES),
  order: orderIn(params),
});

export const eventsQuery = (params: URLSearchParams) =>
  apiPagesQuery('/api/admin/events', { query: { ...readFilters(params), limit: 50 } });

/** The same as a file. */
export const eventsFile = (params: URLSearchParams): string =>
  fileAddress('/api/admin/events.csv', readFilters(params));

/** Everyone who answered, as a file. */
export const attendeesFile = (id: string): string => `/api/admin/events/${id}/attendees.csv`;
