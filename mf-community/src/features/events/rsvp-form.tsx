import { dateTimeAndZone } from '@futurelab/platform/format';
import { myRsvpsQuery, type Rsvp } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { useIntent, useSession } from '@futurelab/platform/session';
import { Button } from '@futurelab/platform/ui';
import { useRef } from 'react';
import { type RsvpChoice, type EventDetail } from '../../queries/events';
import styles from './rsvp-panel.module.css';
import { RsvpMessage } from './rsvp-message';
import { useRsvp } from './use-rsvp';

interface RsvpFormProps {
  event: EventDetail;
  /** The event as the page's address names it. */
  eventParam: string;
}

/** A member's answer, and what else they can answer. */
export function RsvpForm({ event, eventParam }: RsvpFormProps) {
  const { user } = useSession();
  const { data: rsvps = [] } = useQuery(myRsvpsQuery);
  const own = rsvps.find(({ eventId }) => eventId === event.id) ?? null;
  const rsvp = useRsvp(event, eventParam, own?.status ?? null);
  const message = useRef<HTMLDivElement>(null);
  // The pressed button unmounts, so move focus explicitly.
  const choose = (to: RsvpChoice) => {
    rsvp.mutate(to);
    message.current?.focus({ preventScroll: true });
  };
  useIntent(`going:${event.id}`, () => choose('going'));
  const declined = own === null && rsvp.isSuccess && rsvp.variables === 'declined';
  const { title, text } = declined ? NOT_COMING : rsvpText(event, own, user?.timeZone ?? event.timeZone);
  return (
    <RsvpMessage title={title} text={text} live={message}>
      <div className={styles.actions}>
        {choicesOf(event, own).map(({ to, label, isMain }) => (
          <Button
            key={to}
            variant={isMain ? 'primary' : 'secondary'}
            disabled={rsvp.isPending}
            onClick={() => choose(to)}
          >
            {label}
          </Button>
        ))}
      </div>
    </RsvpMessage>
  );
}

const NOT_COMING = { title: 'You are not coming', text: 'Should that change, say so here.' };

function rsvpText(event: EventDetail, own: Rsvp | null, timeZone: string): { title: string; text: string } {
  if (own?.status === 'held')
    return {
      title: 'A place is held for you',
      text: `It became free, and you were first in line. Say that you are going by ${dateTimeAndZone(own.confirmBy!, timeZone)}. After that, it goes to the next in line.`,
    };
  switch (own?.status) {
    case 'going':
      return { title: 'You are going', text: 'If your plans change, give your place to somebody else.' };
    case 'waitlisted':
      return {
        title:
          own.placeInLine === null
            ? 'You are on the waiting list'
            : `You are number ${own.placeInLine} in line`,
        text: 'When it is your turn, a place is held for you and we tell you at once.',
      };
    case 'maybe':
      return { title: 'You may come', text: 'Say that you are going to hold a place.' };
  }
  return event.placesLeft === 0
    ? { title: 'Every place is taken', text: 'Join the waiting list; places do become free.' }
    : { title: 'Will you come?', text: 'Saying so holds a place for you.' };
}

interface Choice {
  to: RsvpChoice;
  label: string;
  isMain?: boolean;
}

function choicesOf({ placesLeft }: EventDetail, own: Rsvp | null): Choice[] {
  const going: Choice = {
    to: 'going',
    label: own?.status !== 'held' && placesLeft === 0 ? 'Join the waiting list' : 'Going',
    isMain: true,
  };
  const isSettled = own?.status === 'going' || own?.status === 'waitlisted';
  return [
    ...(isSettled ? [] : [going]),
    ...(own?.status === 'maybe' ? [] : [{ to: 'maybe' as const, label: 'Maybe' }]),
    { to: 'declined', label: 'Can’t make it' },
  ];
}
