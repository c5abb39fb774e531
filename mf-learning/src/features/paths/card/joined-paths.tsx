import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { LearningPath } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { Progress } from '@futurelab/platform/ui';
import { pathAddress } from '../../../shared/path-address';
import styles from './joined-paths.module.css';

interface JoinedPathsProps {
  joined: LearningPath[];
  /** Whether another path is shown above. */
  besides: boolean;
}

/** Paths that the member has joined, each with its next step. */
export const JoinedPaths = ({ joined, besides }: JoinedPathsProps) => (
  <ul className={styles.joined} data-besides={besides || undefined}>
    {joined.map((path) => (
      <li key={path.id}>
        <div className={styles.title}>
          <h3>
            <Link to={pathAddress(path.id)}>{path.title}</Link>
          </h3>
          <span className={styles.quiet}>
            {path.completed} of {pluralize(path.total, 'course')} completed
          </span>
        </div>
        <Progress value={path.percent} label={`${path.title} completed`} />
        <NextStep path={path} />
      </li>
    ))}
  </ul>
);

function NextStep({ path: { next } }: { path: LearningPath }) {
  if (!next) return <p className={styles.quiet}>You completed every course.</p>;
  const { course, lesson } = next;
  return (
    <p className={styles.quiet}>
      Next:{' '}
      <Link to={lesson ? paths.lesson(course.slug, lesson.slug) : paths.course(course.slug)}>
        {lesson ? `${lesson.title}, in ${course.title}` : course.title}
      </Link>
    </p>
  );
}
