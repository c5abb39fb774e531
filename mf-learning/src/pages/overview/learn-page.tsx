import { TRACK_TITLES, TRACKS } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { eventsQuery } from '@futurelab/platform/queries/events';
import { myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import {
  Card,
  CardLink,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Progress,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { CourseGridSkeleton } from '../../features/course-list/course-card-skeleton';
import { CourseGrid } from '../../features/course-list/course-grid';
import { NextEvents } from '../../features/events/next-events';
import { coursesQuery } from '../../queries/courses';
import styles from './learn-page.module.css';

export default function LearnPage() {
  const { isAuthenticated } = useSession();
  return (
    <Container>
      <PageHead
        title="Learning Hub"
        description="Three ways in: learn on your own time, meet people who are working on the same questions, or build something together."
        path={paths.learn}
      />
      <PageHeader
        size="display"
        eyebrow="Learning Hub"
        title="What did you come to do?"
        lead="Learn on your own time, meet people who work on the same questions, or build something together. One of the three is enough for a week."
      />
      {isAuthenticated && <Resume />}
      <Learn />
      <Meet />
      <Build />
    </Container>
  );
}

/** The member's furthest course that is not finished. Nothing while there is none. */
function Resume() {
  const { data = [] } = useQuery(myEnrollmentsQuery);
  const [furthest] = data
    .filter(({ progress, nextLesson }) => progress < 100 && nextLesson)
    .sort((a, b) => b.progress - a.progress);
  if (!furthest?.nextLesson) return null;
  const { course, progress, nextLesson } = furthest;
  return (
    <section className={styles.resume} aria-label="Continue learning">
      <div>
        <p className={styles.quiet}>{course.title}</p>
        <h2>{nextLesson.title}</h2>
      </div>
      <Progress value={progress} label={`Your progress in ${course.title}`} showValue />
      <LinkButton to={paths.lesson(course.slug, nextLesson.slug)}>
        {progress === 0 ? 'Start' : 'Continue'}
      </LinkButton>
    </section>
  );
}

function Learn() {
  const query = useQuery(coursesQuery({}, 4));
  return (
    <Section title="Learn" lead="Short courses you can use the same week, alone or along one of three paths.">
      <QueryBoundary query={query} what="courses" skeleton={<CourseGridSkeleton count={4} />}>
        {({ items }) => <CourseGrid courses={items} />}
      </QueryBoundary>
      <p className={styles.links}>
        <Link to={paths.courses}>Every course</Link>
        {TRACKS.map((track) => (
          <Link key={track} to={paths.track(track)}>
            {TRACK_TITLES[track]}
          </Link>
        ))}
      </p>
    </Section>
  );
}

function Meet() {
  const timeZone = useTimeZone();
  const query = useQuery(eventsQuery({}, { limit: 3 }));
  return (
    <Section
      layout="margin"
      title="Meet"
      lead="Workshops and conversations with a date, and small groups around one topic."
    >
      <QueryBoundary query={query} what="events" skeleton={<Skeleton lines={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nothing is scheduled this week"
              action={
                <LinkButton variant="secondary" to={`${paths.events}?when=past`}>
                  See past events
                </LinkButton>
              }
            >
              The next date appears here first.
            </EmptyState>
          ) : (
            <NextEvents events={items} timeZone={timeZone} className={styles.events} />
          )
        }
      </QueryBoundary>
      <p className={styles.links}>
        <Link to={paths.events}>All events</Link>
        <Link to={paths.groups}>Interest groups</Link>
        <Link to={paths.community}>Community</Link>
      </p>
    </Section>
  );
}

const Build = () => (
  <Section layout="margin" title="Build" lead="Put what you learned to work with someone who needs it.">
    <div className={styles.grid}>
      <Card tone="ruled">
        <h3>
          <CardLink to={paths.synergizer}>The Synergizer</CardLink>
        </h3>
        <p className={styles.quiet}>
          Projects with a purpose and exchanges with an end date, between members.
        </p>
      </Card>
      <Card tone="ruled">
        <h3>
          <CardLink to={paths.flow}>The Flow</CardLink>
        </h3>
        <p className={styles.quiet}>A weekly rhythm for people who make things with AI.</p>
      </Card>
      <Card tone="ruled">
        <h3>
          <CardLink to={paths.services}>AI Services</CardLink>
        </h3>
        <p className={styles.quiet}>When an organization needs a hand: consulting, training and speaking.</p>
      </Card>
    </div>
  </Section>
);
