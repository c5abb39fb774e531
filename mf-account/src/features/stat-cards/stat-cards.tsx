import { isoDate, pluralize } from '@futurelab/platform/format';
import { ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { isCompleted, isInProgress } from '../../shared/model/learning/enrollments';
import { useHomeData } from '../../queries/home';
import { useNow } from '../../shared/model/use-now';
import { overallProgress } from './overall-progress';
import styles from './stat-cards.module.css';
import { streakHint } from './streak-hint';

interface StatCardsProps {
  /** IANA zone of the member. */
  timeZone: string;
}

/** The member's learning in four numbers. */
export function StatCards({ timeZone }: StatCardsProps) {
  const reads = useHomeData('enrollments', 'activity');
  const now = useNow(reads.state === 'ready' ? reads.readAt : 0);
  if (reads.state === 'failed')
    return <ErrorState title="Your numbers did not load" onRetry={reads.retry} retrying={reads.retrying} />;
  if (reads.state === 'loading') return <Skeleton lines={3} />;

  const { enrollments, activity } = reads.data;
  const days = activity.learningStreakDays;
  return (
    <section className={styles.cards} aria-label="Your learning in numbers">
      <Stat
        label="Courses Enrolled"
        value={enrollments.length}
        hint={`${enrollments.filter(isInProgress).length} in progress`}
      />
      <Stat label="Completed" value={enrollments.filter(isCompleted).length} hint="Every lesson done" />
      <Stat
        label="Learning Streak"
        value={pluralize(days, 'day')}
        hint={streakHint(activity, isoDate(now, timeZone))}
      />
      <Stat
        label="Overall Progress"
        value={`${overallProgress(enrollments)}%`}
        hint="Average of your courses"
      />
    </section>
  );
}
