import { formatNumber, pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  Progress,
  QueryBoundary,
  Section,
  Skeleton,
  Stat,
} from '@futurelab/platform/ui';
import { pointsBySource } from '../../features/progress/points-by-source';
import { PointsTable } from '../../features/progress/points-table';
import { summarize } from '../../features/progress/progress-summary';
import {
  activityQuery,
  enrollmentsQuery,
  groupsQuery,
  pointsQuery,
  rsvpsQuery,
  type Enrollment,
} from '../../queries/mine';
import styles from './progress-page.module.css';

export default function ProgressPage() {
  const enrollments = useQuery(enrollmentsQuery);
  return (
    <Container>
      <PageHead title="Progress" path={paths.progress} unlisted />
      <PageHeader
        eyebrow="Yours alone"
        title="Progress"
        lead="Four numbers, each course, and where your points come from. Only you see this page."
      />
      <QueryBoundary query={enrollments} what="your progress" skeleton={<StatsSkeleton />}>
        {(list) => (
          <>
            <FourNumbers enrollments={list} />
            <Section title="Your courses">
              {list.length === 0 ? <NoCourses /> : <CourseBars enrollments={list} />}
            </Section>
            <PointsSection enrollments={list} />
          </>
        )}
      </QueryBoundary>
    </Container>
  );
}

function FourNumbers({ enrollments }: { enrollments: Enrollment[] }) {
  const activity = useQuery(activityQuery);
  const { enrolled, completed, overall } = summarize(enrollments);
  const days = activity.data?.learningStreakDays;
  return (
    <div className={styles.stats}>
      <Stat label="Courses Enrolled" value={enrolled} />
      <Stat label="Completed" value={completed} />
      <Stat
        label="Learning Streak"
        value={days === undefined ? '–' : pluralize(days, 'day')}
        hint="Days in a row with a lesson. One day off does not break it."
      />
      <Stat label="Overall Progress" value={`${overall}%`} hint="The average over all your courses." />
    </div>
  );
}

const CourseBars = ({ enrollments }: { enrollments: Enrollment[] }) => (
  <ul className={styles.courses}>
    {enrollments.map(({ id, course, progress, nextLesson }) => (
      <li key={id} className={styles.course}>
        <div>
          <h3>
            <Link to={paths.course(course.slug)}>{course.title}</Link>
          </h3>
          <p className={styles.quiet}>
            {course.duration}, {pluralize(course.lessonCount, 'lesson')}
          </p>
        </div>
        <Progress value={progress} label={`Progress in ${course.title}`} showValue />
        <span className={styles.next}>
          {nextLesson ? (
            <Link to={paths.lesson(course.slug, nextLesson.slug)} aria-label={`Continue ${course.title}`}>
              {progress === 0 ? 'Start' : 'Continue'}
            </Link>
          ) : (
            <span className={styles.quiet}>{progress >= 100 ? 'Completed' : 'Not started'}</span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

function PointsSection({ enrollments }: { enrollments: Enrollment[] }) {
  const points = useQuery(pointsQuery);
  const rsvps = useQuery(rsvpsQuery);
  const groups = useQuery(groupsQuery);
  return (
    <Section
      layout="margin"
      title={points.data ? `Level ${points.data.currentLevel}` : 'Points'}
      lead="Every 250 points are a level. Leaving a group or canceling an event takes its points back."
    >
      <QueryBoundary query={points} what="your points" skeleton={<Skeleton lines={6} />}>
        {({ totalPoints }) =>
          rsvps.data && groups.data ? (
            <PointsTable
              className={styles.points}
              total={totalPoints}
              lines={pointsBySource({
                ...summarize(enrollments),
                rsvps: rsvps.data.length,
                groups: groups.data.length,
              })}
            />
          ) : (
            <Stat label="Total points" value={formatNumber(totalPoints)} />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

const NoCourses = () => (
  <EmptyState
    title="You have not started a course"
    action={<LinkButton to={paths.courses}>Choose a course</LinkButton>}
  >
    Bars appear here as soon as you enroll. Several courses are free.
  </EmptyState>
);

const StatsSkeleton = () => (
  <div className={styles.stats}>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index}>
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    ))}
  </div>
);
