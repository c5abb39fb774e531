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
  <section className={styles.panel} aria-label="Attending">
    <p className={styles.places}>
      {over
        ? `${pluralize(event.goingCount, 'person', 'people')} came`
        : [placesLabel(event.placesLeft), `${formatNumber(event.goingCount)} going`]
            .filter(Boolean)
            .join(', ')}
    </p>
    <RsvpContent event={event} eventParam={eventParam} over={over} />
  </section>
);

function RsvpContent({ event, eventParam, over }: RsvpPanelProps) {
  const { user } = useSession();
  if (event.isCanceled)
    return (
      <RsvpMessage
        title="This event is canceled"
        text="It will not take place. Those who were going have been told."
      >
        <LinkButton variant="secondary" to={paths.events}>
          See upcoming events
        </LinkButton>
      </RsvpMessage>
    );
  if (over)
    return (
      <RsvpMessage
        title="This event is over"
        text={event.hasRecording ? 'Part of it was recorded; it is below.' : 'It was not recorded.'}
      >
        <LinkButton variant="secondary" to={paths.events}>
          See upcoming events
        </LinkButton>
      </RsvpMessage>
    );
  if (!user)
    return (
      <RsvpMessage title="Take a place" text="Signing in takes a moment and brings you back to this page.">
        <LinkButton
          to={paths.signIn(paths.event(event.slug))}
          onClick={() => noteIntent(`going:${event.id}`)}
        >
          Sign in to say you are going
        </LinkButton>
      </RsvpMessage>
    );
  if (event.access === 'pro' && !user.isHPCMember)
    return (
      <RsvpMessage
        title="This one is for Pro members"
        text="FutureLab Pro is $97 a month. You can stop any month."
      >
        <LinkButton to={paths.joinProFor(paths.event(event.slug))}>Join Pro to attend</LinkButton>
      </RsvpMessage>
    );
  return <RsvpForm event={event} eventParam={eventParam} />;
}
