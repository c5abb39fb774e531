import { eventQuery, myRsvpsQuery, type Rsvp } from '@futurelab/platform/queries/events';
import { refetchIfStale, replaceQueryData, useMutation, useQueryClient } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { rsvpMutation, type EventDetail, type RsvpStatus } from '../../queries/events';
import { expectedStatus, withCounts, withRsvp } from './rsvp';

/**
 * Answers an event. The page shows the answer at once; if the api refuses, it shows what was there before and
 * says why. `eventParam` is the event as the page's address names it.
 */
export function useRsvp(event: EventDetail, eventParam: string, status: RsvpStatus | null) {
  const client = useQueryClient();
  const show = (to: EventDetail, rsvp: Rsvp | null) => {
    replaceQueryData(client, eventQuery(eventParam).queryKey, to);
    replaceQueryData(client, myRsvpsQuery.queryKey, (rsvps: Rsvp[] = []) => withRsvp(rsvps, event.id, rsvp));
  };

  return useMutation({
    ...rsvpMutation(event.id),
    onMutate: (answer) => {
      const before = {
        event,
        rsvp: client.getQueryData(myRsvpsQuery.queryKey)?.find(({ eventId }) => eventId === event.id) ?? null,
      };
      const next = expectedStatus(answer, status, event.placesLeft);
      show(
        withCounts(event, status, next),
        next && {
          id: 'on its way',
          eventId: event.id,
          status: next,
          placeInLine: next === status ? (before.rsvp?.placeInLine ?? null) : null,
          confirmBy: null,
          createdAt: event.startDate,
        },
      );
      return before;
    },
    onError: (error, answer, before) => {
      if (before) show(before.event, before.rsvp);
      void refetchIfStale(client, eventQuery(eventParam).queryKey);
      void refetchIfStale(client, myRsvpsQuery.queryKey);
      toastError(status === 'going' ? 'You still have your spot' : 'Your answer wasn’t saved', error);
    },
  });
}
