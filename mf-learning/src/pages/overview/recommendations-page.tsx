import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  Cover,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHead,
  PageHeader,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@futurelab/platform/ui';
import { recommend, type Recommendation } from '../../features/recommendations/recommend';
import { coursesQuery } from '../../queries/courses';
import { upcomingEventsQuery } from '../../queries/events';
import { enrollmentsQuery, rsvpsQuery } from '../../queries/mine';
import styles from './recommendations-page.module.css';

const SHELVES: { kind: Recommendation['kind']; title: string; lead: string }[] = [
  { kind: 'lesson', title: 'Pick up where you left off', lead: 'The next lesson of each course you are in.' },
  { kind: 'course', title: 'Start something', lead: 'Courses you have not taken and can open today.' },
  { kind: 'event', title: 'Meet people', lead: 'Events with room that you have not answered.' },
];

export default function RecommendationsPage() {
  return (
    <Container>
      <PageHead title="Recommendations" path={paths.recommendations} unlisted />
      <PageHeader
        eyebrow="For you"
        title="What to do next"
        lead="At most ten things, each with the reason it is here. They follow from your courses and your answers to events, and from nothing else."
      />
      <Shelves />
    </Container>
  );
}

function Shelves() {
  const { user } = useSession();
  const enrollments = useQuery(enrollmentsQuery);
  const courses = useQuery(coursesQuery());
  const events = useQuery(upcomingEventsQuery(10));
  const rsvps = useQuery(rsvpsQuery);
  const queries = [enrollments, courses, events, rsvps];

  if (queries.some(({ isLoadingError }) => isLoadingError))
    return (
      <ErrorState
        onRetry={() =>
          queries.filter(({ isLoadingError }) => isLoadingError).forEach(({ refetch }) => void refetch())
        }
      />
    );
  if (!enrollments.data || !courses.data || !events.data || !rsvps.data) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Loading recommendations</VisuallyHidden>
        <Skeleton lines={10} />
      </div>
    );
  }

  const items = recommend({
    enrollments: enrollments.data,
    courses: courses.data.items,
    events: events.data.items,
    answeredEventIds: new Set(rsvps.data.map(({ eventId }) => eventId)),
    isHPCMember: user?.isHPCMember ?? false,
    timeZone: user?.timeZone ?? 'UTC',
  });
  if (items.length === 0) return <NothingLeft />;
  return SHELVES.map(({ kind, title, lead }) => {
    const shelf = items.filter((item) => item.kind === kind);
    return (
      shelf.length > 0 && (
        <Section key={kind} layout="margin" title={title} lead={lead}>
          <ul className={styles.list}>
            {shelf.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </Section>
      )
    );
  });
}

const Item = ({ item: { kind, to, title, reason, coverSeed } }: { item: Recommendation }) => (
  <li className={styles.item}>
    <Cover className={styles.cover} seed={coverSeed} kind={kind === 'event' ? 'event' : 'course'} />
    <div>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p className={styles.reason}>{reason}</p>
    </div>
  </li>
);

const NothingLeft = () => (
  <EmptyState
    title="You are up to date"
    action={<LinkButton to={paths.discussions}>Read the discussions</LinkButton>}
  >
    You have taken every course open to you and answered every event. New ones appear here by themselves.
  </EmptyState>
);
