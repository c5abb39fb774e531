import { useId } from 'react';
import { clockTime, longDate, zoneAbbreviation } from '@futurelab/platform/format';
import { useReads } from '@futurelab/platform/components/panel';
import { paths } from '@futurelab/platform/paths';
import { myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';
import { myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { Badge, Card, CardLink, ErrorState, Skeleton, UserText } from '@futurelab/platform/ui';
import { placeOf } from '../../shared/event-place';
import { useNow } from '@futurelab/platform/components/use-now';
import { CalendarDate } from '@futurelab/platform/components/calendar-date';
import { nextUp, type NextUp } from './next-up';
import styles from './next-up-card.module.css';

interface NextUpCardProps {
  /** IANA zone of the member. */
  timeZone: string;
}

const ANSWERS = {
  going: 'You’re going',
  maybe: 'You answered Maybe',
  waitlisted: 'You’re on the waitlist',
  held: 'A spot is held for you',
};

/** One dated thing to look forward to; nothing when there is none. */
export function NextUpCard({ timeZone }: NextUpCardProps) {
  const reads = useReads({
    events: upcomingEventsQuery,
    rsvps: myRsvpsQuery,
    enrollments: myEnrollmentsQuery,
  });
  const now = useNow(reads.state === 'ready' ? reads.readAt : 0);
  const heading = useId();
  if (reads.state === 'loading') return <Skeleton lines={6} />;
  if (reads.state === 'failed') return <ErrorState onRetry={reads.retry} retrying={reads.retrying} />;
  const next = nextUp({ ...reads.data, events: reads.data.events.items, now });
  if (!next) return null;

  const { at, link, title, badge, detail } = describe(next, timeZone, now);
  return (
    <Card tone="raised" as="section" aria-labelledby={heading}>
      <div className={styles.row}>
        <CalendarDate iso={at} timeZone={timeZone} size="large" />
        <div className={styles.text}>
          {badge}
          <h2 id={heading} className={styles.title}>
            <CardLink to={link}>
              <UserText clamped>{title}</UserText>
            </CardLink>
          </h2>
          <p className={styles.detail}>{detail}</p>
        </div>
      </div>
    </Card>
  );
}

function describe(next: NextUp, timeZone: string, now: number) {
  if (next.kind === 'lesson') {
    const { course, nextLesson } = next.enrollment;
    return {
      at: new Date(now).toISOString(),
      link: paths.lesson(course.slug, nextLesson.slug),
      title: nextLesson.title,
      badge: <Badge tone="lagoon">Today</Badge>,
      detail: `Lesson ${nextLesson.position} of ${course.title}`,
    };
  }
  const { event } = next;
  const { startDate } = event;
  const when = `${longDate(startDate, timeZone)}, ${clockTime(startDate, timeZone)} ${zoneAbbreviation(startDate, timeZone)}`;
  return {
    at: event.startDate,
    link: paths.event(event.slug),
    title: event.title,
    badge:
      next.kind === 'my event' ? (
        <Badge tone="success">{ANSWERS[next.status]}</Badge>
      ) : (
        <Badge tone="ember">Next event</Badge>
      ),
    detail: `${when} · ${placeOf(event)}`,
  };
}
