import { paths } from '@futurelab/platform/paths';
import { eventQuery } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { DetailPage, EmptyState, LinkButton, PageHead, PageHeader, Section } from '@futurelab/platform/ui';
import { CancelEvent } from '../../features/event-editing/cancel-event';
import { EventForm } from '../../features/event-editing/event-form';
import { isOver } from '../../features/events/rsvp';
import styles from './events-page.module.css';

export default function EditEventPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(eventQuery(id));
  return (
    <DetailPage query={query} what="event" list={{ to: paths.events, label: 'See upcoming events' }}>
      {(event) => (
        <>
          <PageHead title={`Change ${event.title}`} path={paths.editEvent(event.slug)} unlisted />
          <PageHeader
            eyebrow="Events"
            title={event.title}
            lead="Whoever is going is told of another time or place, by mail and here; of other changes nobody is."
          />
          {event.isHosted && !event.isCanceled && !isOver(event, query.dataUpdatedAt) ? (
            <>
              <div className={styles.body}>
                <EventForm event={event} timeZone={event.timeZone} memberId={user?.id ?? ''} />
              </div>
              <Section layout="margin" title="Cancel it">
                <CancelEvent event={event} />
              </Section>
            </>
          ) : (
            <EmptyState
              title={
                event.isHosted ? 'This event cannot be changed any more' : 'Only its hosts change this event'
              }
              action={<LinkButton to={paths.event(event.slug)}>See the event</LinkButton>}
            >
              {event.isHosted
                ? 'It is over, or it was canceled.'
                : 'If something about it is wrong, write to its host.'}
            </EmptyState>
          )}
        </>
      )}
    </DetailPage>
  );
}
