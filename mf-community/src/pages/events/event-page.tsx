import { longDateWithYear } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { eventQuery } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { useParams } from '@futurelab/platform/router';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import {
  Cover,
  DetailPage,
  Icon,
  LinkButton,
  PageHead,
  PageHeader,
  Person,
  Section,
  UserText,
} from '@futurelab/platform/ui';
import { AddToCalendar } from '../../features/calendar/add-to-calendar';
import { EventAgenda } from '../../features/event-page/event-agenda';
import { EventStructuredData } from '../../features/event-page/event-structured-data';
import { EventRecap } from '../../features/event-page/event-recap';
import { EventRecording } from '../../features/event-page/event-recording';
import { EventWhen } from '../../features/event-page/event-when';
import { EventDiscussion } from '../../features/discussions/event-discussion';
import { useJoinLinkRefresh } from '../../features/events/use-join-link-refresh';
import { isOver } from '../../features/events/rsvp';
import { RsvpPanel } from '../../features/events/rsvp-panel';
import { HiddenNotice } from '../../shared/hidden-notice/hidden-notice';
import { WhoIsComing } from '../../features/event-page/who-is-coming';
import { seriesLabel } from '../../shared/series-label';
import { useReadAbout } from '../../shared/notifications/use-read-about';
import { type EventDetail } from '../../queries/events';
import styles from './event-page.module.css';

export default function EventPage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(id));
  useJoinLinkRefresh(query.data?.startDate, query.refetch);
  return (
    <DetailPage query={query} what="event" list={{ to: paths.events, label: 'See upcoming events' }}>
      {(event) => <EventArticle event={event} eventParam={id} readAt={query.dataUpdatedAt} />}
    </DetailPage>
  );
}

interface EventArticleProps {
  event: EventDetail;
  eventParam: string;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
}

function EventArticle({ event, eventParam, readAt }: EventArticleProps) {
  useReadAbout(event.id);
  const over = isOver(event, readAt);
  const { user } = useSession();
  const timeZone = useTimeZone();
  const { title, summary, slug, agenda, host, series } = event;
  // The dates of a series are pages of their own, distinguished by their day.
  const day = longDateWithYear(event.startDate, event.timeZone);
  return (
    <article>
      <PageHead
        title={series ? `${title}, ${day}` : title}
        description={series ? `${day}: ${summary}` : summary}
        path={paths.event(slug)}
        cover={{ kind: 'event', seed: event.coverSeed }}
        within={[{ title: 'Events', path: paths.events }]}
      />
      <EventStructuredData event={event} />
      <PageHeader
        size="display"
        eyebrow={eyebrowOf(event, over)}
        title={title}
        lead={summary}
        actions={
          event.isHosted ? (
            <>
              {!event.isCanceled && (
                <LinkButton variant="secondary" to={paths.editEvent(slug)}>
                  {!over ? 'Edit or cancel' : event.recap ? 'Edit recap' : 'Add a recap'}
                </LinkButton>
              )}
              <LinkButton variant="secondary" to={paths.eventPeople(slug)}>
                Manage attendees
              </LinkButton>
            </>
          ) : undefined
        }
        aside={
          <div className={styles.picture}>
            <Cover seed={event.coverSeed} kind="event" />
          </div>
        }
      />
      {event.isHidden && (
        <HiddenNotice title="A moderator has hidden this event">
          Only the host can see this page. RSVPs are saved. If you disagree, contact us.
        </HiddenNotice>
      )}
      <div className={styles.top}>
        <EventWhen event={event} timeZone={timeZone} isVisitor={user === null} readAt={readAt} />
        <div className={styles.answer}>
          <RsvpPanel event={event} eventParam={eventParam} over={over} />
        </div>
        <div className={styles.facts}>
          {series && (
            <p className={styles.place}>
              <Icon name="calendar" />
              {seriesLabel(event)}
            </p>
          )}
          <Place event={event} over={over} />
          {!over && !event.isCanceled && <AddToCalendar event={event} />}
        </div>
      </div>
      {over && event.recap && <EventRecap recap={event.recap} />}
      {over && event.hasRecording && <EventRecording event={event} />}
      {event.description && (
        <Section layout="margin" title="About this event">
          <Markdown>{event.description}</Markdown>
        </Section>
      )}
      {agenda.length > 0 && <EventAgenda event={event} timeZone={user?.timeZone ?? null} />}
      {event.attendees.length > 0 && (
        <Section layout="margin" title={over ? 'Who went' : 'Who’s going'}>
          <WhoIsComing event={event} />
        </Section>
      )}
      <Section layout="margin" title={event.cohosts.length > 0 ? 'Hosts' : 'Host'}>
        {[host, ...event.cohosts].map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </Section>
      <EventDiscussion event={event} eventParam={eventParam} over={over} />
      <p className={styles.report}>
        <ReportButton subject={{ kind: 'event', id: event.id }} what="this event" />
      </p>
    </article>
  );
}

function eyebrowOf({ isCanceled, access }: EventDetail, over: boolean): string {
  if (isCanceled) return 'Canceled';
  if (access === 'pro') return 'Pro event';
  return over ? 'Past event' : 'Event';
}

function Place({ event: { format, location, joinUrl }, over }: { event: EventDetail; over: boolean }) {
  if (format === 'in_person')
    return (
      <p className={styles.place}>
        <Icon name="pin" />
        <UserText>{location ?? 'The host sends the address to everyone who’s going.'}</UserText>
      </p>
    );
  if (joinUrl && !over)
    return (
      <p>
        <LinkButton to={joinUrl}>Join online</LinkButton>
      </p>
    );
  return (
    <p className={styles.place}>
      <Icon name="monitor" />
      {over
        ? 'This was an online event.'
        : 'Online. Attendees see the link here 15 minutes before the start.'}
    </p>
  );
}
