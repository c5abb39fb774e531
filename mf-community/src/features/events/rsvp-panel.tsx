import { formatNumber, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { noteIntent, useSession } from '@futurelab/platform/session';
import { LinkButton } from '@futurelab/platform/ui';

import type { EventDetail } from '../../queries/events';
import { placesLabel } from '../../shared/places-label';
import { RsvpForm } from './rsvp-form';
import styles from './rsvp-panel.module.css';
import { RsvpMessage } from './rsvp-message';

interface RsvpPanelProps {
  event: EventDetail;
  /** The event as the page's address names it. */
  eventParam: string;
  over: boolean;
}

/** Places, and the one thing this caller can do about them. */
export const RsvpPanel = ({ event, eventParam, over }: RsvpPanelProps) => (
  <section className={styles.panel} aria-label="RSVP">
    <p className={styles.places}>
      {over
        ? `${pluralize(event.goingCount, 'person', 'people')} went`
        : [placesLabel(event.placesLeft), `${formatNumber(event.goingCount)} going`]
            .filter(Boolean)
            .join(', ')}
    </p>
    <RsvpContent event={event} eventParam={eventParam} over={over} />
  </section>
);

function leftBehind({ recap, hasRecording }: EventDetail): string {
  if (recap) return hasRecording ? 'There’s a recap and a recording below.' : 'There’s a recap below.';
  return hasRecording ? 'There’s a recording below.' : 'There’s no recording.';
}

function RsvpContent({ event, eventParam, over }: RsvpPanelProps) {
  const { user } = useSession();
  if (event.isCanceled)
    return (
      <RsvpMessage title="This event was canceled" text="Everyone who was going has been notified.">
        <LinkButton variant="secondary" to={paths.events}>
          See upcoming events
        </LinkButton>
      </RsvpMessage>
    );
  if (over)
    return (
      <RsvpMessage title="This event has ended" text={leftBehind(event)}>
        <LinkButton variant="secondary" to={paths.events}>
          See upcoming events
        </LinkButton>
      </RsvpMessage>
    );
  if (!user)
    return (
      <RsvpMessage title="Are you going?" text="Sign in to RSVP. We’ll bring you back to this page.">
        <LinkButton
          to={paths.signIn(paths.event(event.slug))}
          onClick={() => noteIntent(`going:${event.id}`)}
        >
          Sign in to RSVP
        </LinkButton>
      </RsvpMessage>
    );
  if (event.access === 'pro' && !user.isHPCMember)
    return (
      <RsvpMessage title="This event is for Pro members" text="FutureLab Pro is $97 a month. Cancel anytime.">
        <LinkButton to={paths.joinProFor(paths.event(event.slug))}>Join Pro to attend</LinkButton>
      </RsvpMessage>
    );
  return <RsvpForm event={event} eventParam={eventParam} />;
}
