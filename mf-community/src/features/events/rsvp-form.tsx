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

const NOT_COMING = { title: 'You’re not going', text: 'You can change your answer here.' };

function rsvpText(event: EventDetail, own: Rsvp | null, timeZone: string): { title: string; text: string } {
  if (own?.status === 'held')
    return {
      title: 'A spot is held for you',
      text: `A spot opened up and you’re next. Confirm by ${dateTimeAndZone(own.confirmBy!, timeZone)}, or it goes to the next person on the waitlist.`,
    };
  switch (own?.status) {
    case 'going':
      return { title: 'You’re going', text: 'If your plans change, please free up your spot.' };
    case 'waitlisted':
      return {
        title:
          own.placeInLine === null
            ? 'You’re on the waitlist'
            : `You’re number ${own.placeInLine} on the waitlist`,
        text: 'When a spot opens up, we hold it for you and notify you.',
      };
    case 'maybe':
      return { title: 'You answered Maybe', text: 'Choose Going to reserve a spot.' };
  }
  return event.placesLeft === 0
    ? { title: 'This event is full', text: 'Join the waitlist. Spots often open up.' }
    : { title: 'Are you going?', text: 'Choose Going to reserve a spot.' };
}

interface Choice {
  to: RsvpChoice;
  label: string;
  isMain?: boolean;
}

function choicesOf({ placesLeft }: EventDetail, own: Rsvp | null): Choice[] {
  const going: Choice = {
    to: 'going',
    label: own?.status !== 'held' && placesLeft === 0 ? 'Join the waitlist' : 'Going',
    isMain: true,
  };
  const isSettled = own?.status === 'going' || own?.status === 'waitlisted';
  return [
    ...(isSettled ? [] : [going]),
    ...(own?.status === 'maybe' ? [] : [{ to: 'maybe' as const, label: 'Maybe' }]),
    { to: 'declined', label: 'Can’t go' },
  ];
}
