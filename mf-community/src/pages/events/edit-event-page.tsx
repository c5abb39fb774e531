import { paths } from '@futurelab/platform/paths';
import { eventQuery } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { DetailPage, EmptyState, LinkButton, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { CancelEvent } from '../../features/event-editing/cancel-event';
import { EventForm } from '../../features/event-editing/event-form';
import { RecapForm } from '../../features/event-editing/recap-form';
import { isOver } from '../../features/events/rsvp';
import styles from './events-page.module.css';

const CHANGES_LEAD =
  'Changing the time or place notifies everyone who’s going, by email and here. Other changes don’t.';
const RECAP_LEAD = 'Add a recap and a recording. Everyone who was going is notified of the first recap.';

export default function EditEventPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(eventQuery(id));
  return (
    <DetailPage query={query} what="event" list={{ to: paths.events, label: 'See upcoming events' }}>
      {(event) => {
        const over = isOver(event, query.dataUpdatedAt);
        return (
          <>
            <PageHead title={`Edit ${event.title}`} path={paths.editEvent(event.slug)} unlisted />
            <PageHeader eyebrow="Events" title={event.title} lead={over ? RECAP_LEAD : CHANGES_LEAD} />
            {event.isHosted && !event.isCanceled && over ? (
              <div className={styles.body}>
                <RecapForm event={event} />
              </div>
            ) : event.isHosted && !event.isCanceled ? (
              <>
                <div className={styles.body}>
                  <EventForm event={event} timeZone={event.timeZone} memberId={user?.id ?? ''} />
                </div>
                <Section layout="margin" title="Cancel event">
                  <CancelEvent event={event} />
                </Section>
              </>
            ) : (
              <EmptyState
                title={
                  event.isHosted ? 'This event can no longer be edited' : 'Only hosts can edit this event'
                }
                action={<LinkButton to={paths.event(event.slug)}>View event</LinkButton>}
              >
                {event.isHosted ? 'It was canceled.' : 'If something looks wrong, message the host.'}
              </EmptyState>
            )}
          </>
        );
      }}
    </DetailPage>
  );
}
