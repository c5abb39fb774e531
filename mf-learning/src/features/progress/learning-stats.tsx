import { pluralize } from '@futurelab/platform/format';
import type { Enrollment } from '@futurelab/platform/queries/learning';
import { Stat } from '@futurelab/platform/ui';
import styles from './learning-stats.module.css';
import { summarize } from './progress-summary';

interface LearningStatsProps {
  enrollments: Enrollment[];
  /** Undefined while it is not known. */
  streakDays: number | undefined;
}

/** The member's learning in the four numbers of the home. */
export function LearningStats({ enrollments, streakDays }: LearningStatsProps) {
  const { enrolled, completed, inProgress, overall } = summarize(enrollments);
  return (
    <div className={styles.numbers}>
      <Stat label="Courses Enrolled" value={enrolled} hint={`${inProgress} in progress`} />
      <Stat label="Completed" value={completed} hint="Every lesson done" />
      <Stat
        label="Learning Streak"
        value={streakDays === undefined ? '–' : pluralize(streakDays, 'day')}
        hint="One day off doesn’t break it."
      />
      <Stat label="Overall Progress" value={`${overall}%`} hint="Average of your courses." />
    </div>
  );
}
