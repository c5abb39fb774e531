import { paths } from '@futurelab/platform/paths';
import { eventQuery } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { Link, useParams } from '@futurelab/platform/router';
import {
  DetailPage,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { Attendance } from '../../features/event-people/attendance';
import { MessageForm } from '../../features/event-people/message-form';
import { SentMessages } from '../../features/event-people/sent-messages';
import { eventPeopleQuery, type EventDetail } from '../../queries/events';

/** Who is going to an event, for its hosts. */
export default function EventPeoplePage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(id));
  return (
    <DetailPage query={query} what="event" list={{ to: paths.events, label: 'See upcoming events' }}>
      {(event) => <EventPeople event={event} address={id} />}
    </DetailPage>
  );
}

function EventPeople({ event, address }: { event: EventDetail; address: string }) {
  const query = useQuery(eventPeopleQuery(address));
  const { id, slug, title } = event;
  return (
    <>
      <PageHead title={`Attendees of ${title}`} path={paths.eventPeople(slug)} unlisted />
      <PageHeader
        eyebrow={
          <Link dir="auto" to={paths.event(slug)}>
            {title}
          </Link>
        }
        title="Attendees"
      />
      {event.isHosted ? (
        <QueryBoundary query={query} what="attendees" skeleton={<Skeleton lines={6} />}>
          {(people) => (
            <>
              <Section layout="margin" title="Attendance">
                <Attendance eventId={id} people={people} isCanceled={event.isCanceled} />
              </Section>
              <Section layout="margin" title="Write to attendees">
                <MessageForm eventId={id} people={people} />
              </Section>
              {people.messages.length > 0 && (
                <Section layout="margin" title="Sent emails">
                  <SentMessages messages={people.messages} />
                </Section>
              )}
            </>
          )}
        </QueryBoundary>
      ) : (
        <EmptyState
          title="Only hosts can manage attendees"
          action={<LinkButton to={paths.event(slug)}>View event</LinkButton>}
        >
          If something looks wrong, message the host.
        </EmptyState>
      )}
    </>
  );
}
