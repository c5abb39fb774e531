import type { EventSummary } from '@futurelab/platform/queries/events';

/** The events that have not begun at `now` (milliseconds), soonest first. */
export const futureEvents = <T extends Pick<EventSummary, 'startDate'>>(events: T[], now: number): T[] =>
  events
    .filter(({ startDate }) => Date.parse(startDate) > now)
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
