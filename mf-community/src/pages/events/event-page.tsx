import { zoneCity } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { ReportButton } from '@futurelab/platform/report';
import { useParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Cover,
  DetailPage,
  Icon,
  LinkButton,
  PageHead,
  PageHeader,
  Person,
  Section,
} from '@futurelab/platform/ui';
import { EventFacts } from '../../features/events/event-facts';
import { EventWhen } from '../../features/events/event-when';
import { isOver } from '../../features/events/rsvp';
import { RsvpPanel } from '../../features/events/rsvp-panel';
import { eventQuery, type EventDetail } from '../../queries/events';
import styles from './event-page.module.css';

export default function EventPage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(id));
  return (
    <DetailPage query={query} what="event" list={{ to: paths.events, label: 'See upcoming events' }}>
      {(event) => <EventArticle event={event} eventParam={id} over={isOver(event, query.dataUpdatedAt)} />}
    </DetailPage>
  );
}

interface EventArticleProps {
  event: EventDetail;
  eventParam: string;
  over: boolean;
}

function EventArticle({ event, eventParam, over }: EventArticleProps) {
  const { user } = useSession();
  const { title, summary, slug, agenda, host, timeZone } = event;
  return (
    <article>
      <PageHead
        title={title}
        description={summary}
        path={paths.event(slug)}
        within={[{ title: 'Events', path: paths.events }]}
      />
      <EventFacts event={event} />
      <PageHeader
        size="display"
        eyebrow={event.access === 'pro' ? 'Pro event' : over ? 'Past event' : 'Event'}
        title={title}
        lead={summary}
        aside={<Cover seed={event.coverSeed} kind="event" />}
      />
      <div className={styles.top}>
        <div className={styles.facts}>
          <EventWhen event={event} timeZone={user?.timeZone ?? null} />
          <Place event={event} over={over} />
        </div>
        <RsvpPanel event={event} eventParam={eventParam} over={over} />
      </div>
      <Section layout="margin" title="What it is">
        <Markdown>{event.description}</Markdown>
      </Section>
      {agenda.length > 0 && (
        <Section
          layout="margin"
          title="Agenda"
          lead={`Clock times in ${zoneCity(timeZone)}, where the host is.`}
        >
          <ol className={styles.agenda}>
            {agenda.map(({ at, title: entry }) => (
              <li key={`${at} ${entry}`}>
                <span>{at}</span>
                <span>{entry}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section layout="margin" title="Your host">
        <Person name={host.name} role={host.role} />
      </Section>
      <p className={styles.report}>
        <ReportButton subject={{ kind: 'event', id: event.id }} what="this event" />
      </p>
    </article>
  );
}

function Place({ event: { format, location, joinUrl }, over }: { event: EventDetail; over: boolean }) {
  if (format === 'in_person')
    return (
      <p className={styles.place}>
        <Icon name="pin" />
        {location ?? 'The host sends the address to everybody who is going.'}
      </p>
    );
  if (joinUrl)
    return (
      <p>
        <LinkButton to={joinUrl}>Open the room</LinkButton>
      </p>
    );
  return (
    <p className={styles.place}>
      <Icon name="monitor" />
      {over ? 'It was online.' : 'Online. The link opens here 15 minutes before, for people who are going.'}
    </p>
  );
}
