import { pluralize, TRACK_TITLES, type Track } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Icon, Progress, VisuallyHidden } from '@futurelab/platform/ui';
import styles from './path-progress.module.css';

export const TRACK_DESCRIPTIONS: Record<Track, string> = {
  'ai-mastery': 'Understand the tools, ask well, check what comes back.',
  'consciousness-integration': 'Keep your attention, judgment, and conscience in the room.',
  'leadership-transformation': 'Lead people through new ways of working, in the open.',
};

interface PathProgressProps {
  path: {
    track: Track;
    completed: number;
    total: number;
    /** Completed courses in percent of all. */
    percent: number;
    /** `isVisible`: whether the reader can open it. */
    courses: { slug: string; title: string; progress: number; isVisible?: boolean }[];
    /** How many more courses there are than `courses`. */
    more: number;
  };
  /** Where a course leads: for oneself to its next lesson. */
  linkTo?: (course: string) => string;
}

/** How far a member is on a path: some of its courses, the rest counted. */
export function PathProgress({
  path: { track, completed, total, percent, courses, more },
  linkTo = paths.learnCourse,
}: PathProgressProps) {
  return (
    <div className={styles.path}>
      <div className={styles.track}>
        <h3>
          <Link to={paths.track(track)}>{TRACK_TITLES[track]}</Link>
        </h3>
        <p className={styles.quiet}>{TRACK_DESCRIPTIONS[track]}</p>
        <p className={styles.percent}>{percent}%</p>
        <Progress value={percent} label={`${TRACK_TITLES[track]} completed`} />
        <p className={styles.quiet}>
          {completed} of {pluralize(total, 'course')} completed
        </p>
      </div>
      <ol className={styles.courses}>
        {courses.map(({ slug, title, progress, isVisible = true }) => (
          <li key={slug}>
            {isVisible ? <Link to={linkTo(slug)}>{title}</Link> : title}
            {progress >= 100 ? (
              <span className={styles.completed}>
                <Icon name="check" />
                <VisuallyHidden>Completed</VisuallyHidden>
              </span>
            ) : (
              <span className={styles.quiet}>{progress > 0 ? `${progress}%` : 'Not started'}</span>
            )}
          </li>
        ))}
        {more > 0 && <li className={styles.quiet}>and {pluralize(more, 'more course')}</li>}
      </ol>
    </div>
  );
}
