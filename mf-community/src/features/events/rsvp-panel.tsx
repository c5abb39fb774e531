import { formatNumber, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, LinkButton } from '@futurelab/platform/ui';
import { useRef, type ReactNode, type Ref } from 'react';
import { rsvpsQuery, type EventDetail, type RsvpStatus } from '../../queries/events';
import { placesInWords } from './rsvp';
import styles from './rsvp-panel.module.css';
import { useRsvp } from './use-rsvp';

interface RsvpPanelProps {
  event: EventDetail;
  /** The event as the page's address names it. */
  eventParam: string;
  over: boolean;
}

/** Places, and the one thing this caller can do about them. */
export const RsvpPanel = ({ event, eventParam, over }: RsvpPanelProps) => (
  <section className={styles.panel} aria-label="Attending">
    <p className={styles.places}>
      {over
        ? `${pluralize(event.goingCount, 'person', 'people')} came`
        : [placesInWords(event.placesLeft), `${formatNumber(event.goingCount)} going`]
            .filter(Boolean)
            .join(', ')}
    </p>
    <Answer event={event} eventParam={eventParam} over={over} />
  </section>
);

function Answer({ event, eventParam, over }: RsvpPanelProps) {
  const { user } = useSession();
  if (over)
    return (
      <Words
        title="This event is over"
        text={event.hasRecording ? 'It was recorded.' : 'It was not recorded.'}
      >
        <LinkButton variant="secondary" to={paths.events}>
          See upcoming events
        </LinkButton>
      </Words>
    );
  if (!user)
    return (
      <Words title="Take a place" text="Signing in takes a moment and brings you back to this page.">
        <LinkButton to={paths.signIn(paths.event(event.slug))}>Sign in to say you are going</LinkButton>
      </Words>
    );
  if (event.access === 'pro' && !user.isHPCMember)
    return (
      <Words title="This one is for Pro members" text="FutureLab Pro is $97 a month. You can stop any month.">
        <LinkButton to={paths.joinPro}>Join Pro to attend</LinkButton>
      </Words>
    );
  return <MemberAnswer event={event} eventParam={eventParam} />;
}

const ANSWERED: Record<RsvpStatus, { title: string; text: string }> = {
  going: { title: 'You are going', text: 'If your plans change, give your place to somebody else.' },
  maybe: { title: 'You may come', text: 'Say that you are going to hold a place.' },
  waitlisted: {
    title: 'You are on the waiting list',
    text: 'When a place becomes free, the first in line gets it.',
  },
};

function MemberAnswer({ event, eventParam }: Pick<RsvpPanelProps, 'event' | 'eventParam'>) {
  const { data: rsvps = [] } = useQuery(rsvpsQuery);
  const status = rsvps.find(({ eventId }) => eventId === event.id)?.status ?? null;
  const rsvp = useRsvp(event, eventParam, status);
  const words = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away; a keyboard stays beside the one that comes.
  const answer = (to: 'going' | 'no') => {
    rsvp.mutate(to);
    words.current?.focus({ preventScroll: true });
  };
  const full = event.placesLeft === 0;
  const { title, text } = status
    ? ANSWERED[status]
    : {
        title: full ? 'Every place is taken' : 'Will you come?',
        text: full ? 'Join the waiting list; places do become free.' : 'Saying so holds a place for you.',
      };
  return (
    <Words title={title} text={text} live={words}>
      {status !== 'going' && status !== 'waitlisted' && (
        <Button disabled={rsvp.isPending} onClick={() => answer('going')}>
          {full ? 'Join the waiting list' : 'Going'}
        </Button>
      )}
      {status && (
        <Button variant="secondary" disabled={rsvp.isPending} onClick={() => answer('no')}>
          Can’t make it
        </Button>
      )}
    </Words>
  );
}

interface WordsProps {
  title: string;
  text: string;
  /** Given where the words change while one reads them: they are read aloud. */
  live?: Ref<HTMLDivElement>;
  children: ReactNode;
}

const Words = ({ title, text, live, children }: WordsProps) => (
  <>
    <div ref={live} role={live ? 'status' : undefined} tabIndex={live ? -1 : undefined}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </>
);
