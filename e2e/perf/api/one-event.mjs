import { eventDetails } from '../../../api/dist/events/events.queries.js';

/** One event for a visitor, by the api's own statement. */
export const oneEvent = (id) => ({ ...eventDetails({ by: 'id', value: id }, null), name: 'bare.event' });
