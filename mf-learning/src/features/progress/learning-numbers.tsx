import { useReads } from '@futurelab/platform/components/panel';
import { useNow } from '@futurelab/platform/components/use-now';
import { isoDate, pluralize } from '@futurelab/platform/format';
import { myActivityQuery, myEnrollmentsQuery } from '@futurelab/platform/queries/learning';
import { ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { summarize } from './progress-summary';
import styles from './learning-numbers.module.css';
import { streakHint } from './streak-hint';

interface LearningNumbersProps {
  /** IANA zone of the member. */
  timeZone: string;
}

/** The member's learning in four numbers. */
export function LearningNumbers({ timeZone }: LearningNumbersProps) {
  const reads = useReads({ enrollments: myEnrollmentsQuery, activity: myActivityQuery });
  const now = useNow(reads.state === 'ready' ? reads.readAt : 0);
  if (reads.state === 'failed')
    return <ErrorState title="Couldn’t load your numbers" onRetry={reads.retry} retrying={reads.retrying} />;
  if (reads.state === 'loading') return <Skeleton lines={3} />;

  const { activity } = reads.data;
  const { enrolled, completed, inProgress, overall } = summarize(reads.data.enrollments);
  const days = activity.learningStreakDays;
  return (
    <section className={styles.cards} aria-label="Your learning in numbers">
      <Stat
        className={styles.stat}
        label="Courses Enrolled"
        value={enrolled}
        hint={`${inProgress} in progress`}
      />
      <Stat className={styles.stat} label="Completed" value={completed} hint="Every lesson done" />
      <Stat
        className={styles.stat}
        label="Learning Streak"
        value={pluralize(days, 'day')}
        hint={streakHint(activity, isoDate(now, timeZone))}
      />
      <Stat
        className={styles.stat}
        label="Overall Progress"
        value={`${overall}%`}
        hint="Average of your courses"
      />
    </section>
  );
}
