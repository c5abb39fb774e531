import type { NotificationFilter } from '../../queries/notifications';

export const FILTERS: readonly NotificationFilter[] = ['unread', 'mentions', 'replies', 'events', 'money'];

/** What of the notifications an address asks for; without it, all. */
export const readFilter = (searchParams: URLSearchParams): NotificationFilter | undefined =>
  FILTERS.find((filter) => filter === searchParams.get('show'));
