import type { EventSummary, Rsvp } from '@futurelab/platform/queries/events';
import type { RsvpChoice, RsvpStatus } from '../../queries/events';

const isGoing = (status: RsvpStatus | null): number => (status === 'going' ? 1 : 0);

/** A place that is held is taken before anybody is going on it; a waiting list takes none. */
const takesPlace = (status: RsvpStatus | null): number => (status === 'going' || status === 'held' ? 1 : 0);

/** The event as it will be once a member's answer has changed from one to the other (null: none, or "can't"). */
export function withCounts<E extends Pick<EventSummary, 'goingCount' | 'placesLeft'>>(
  event: E,
  before: RsvpStatus | null,
  after: RsvpStatus | null,
): E {
  const taken = takesPlace(after) - takesPlace(before);
  return {
    ...event,
    goingCount: Math.max(0, event.goingCount + isGoing(after) - isGoing(before)),
    placesLeft: event.placesLeft === null ? null : Math.max(0, event.placesLeft - taken),
  };
}

/** A member's answers with this one put in place of the old; null takes it out. */
export const withRsvp = (rsvps: Rsvp[], eventId: string, rsvp: Rsvp | null): Rsvp[] => [
  ...rsvps.filter((one) => one.eventId !== eventId),
  ...(rsvp ? [rsvp] : []),
];

/** What an answer will become: a full event puts people on its waiting list, unless they have a place or wait for one. */
export function expectedStatus(
  answer: RsvpChoice,
  before: RsvpStatus | null,
  placesLeft: number | null,
): RsvpStatus | null {
  if (answer === 'declined') return null;
  if (answer === 'maybe') return 'maybe';
  if (before === 'going' || before === 'waitlisted') return before;
  if (before === 'held') return 'going';
  return placesLeft === 0 ? 'waitlisted' : 'going';
}

/** Whether an event is over at a moment (milliseconds since 1970). */
export const isOver = ({ endDate }: Pick<EventSummary, 'endDate'>, at: number): boolean =>
  Date.parse(endDate) <= at;
