import type { EventSummary, Rsvp } from '@futurelab/platform/queries/events';

/** The events a member has said yes or maybe to, or waits for, in the order given. */
export const eventsWithRsvp = (
  events: EventSummary[],
  rsvps: Rsvp[],
): { event: EventSummary; rsvp: Rsvp }[] =>
  events.flatMap((event) => {
    const rsvp = rsvps.find(({ eventId }) => eventId === event.id);
    return rsvp ? [{ event, rsvp }] : [];
  });
