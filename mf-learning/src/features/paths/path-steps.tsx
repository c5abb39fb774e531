import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge, Icon, Progress } from '@futurelab/platform/ui';
import type { CourseSummary } from '../../queries/courses';
import styles from './path-steps.module.css';

/** The courses of a path in the order in which they are best taken, and what each adds. */
export const PathSteps = ({ courses }: { courses: CourseSummary[] }) => (
  <ol className={styles.steps}>
    {courses.map((course) => (
      <li key={course.id} className={styles.step}>
        <div className={styles.text}>
          <h3>
            <Link to={paths.course(course.slug)}>{course.title}</Link>
          </h3>
          <p className={styles.promise}>{course.promise}</p>
          <p className={styles.facts}>
            {course.access === 'pro' ? (
              <Badge tone="ember">
                <Icon name="lock" />
                Pro
              </Badge>
            ) : (
              <Badge tone="lagoon">Free</Badge>
            )}
            {course.duration}, {pluralize(course.lessonCount, 'lesson')}
          </p>
        </div>
        {course.progress !== null && (
          <div className={styles.state}>
            {course.progress === 0 ? (
              'Not started'
            ) : (
              <Progress value={course.progress} label={`Your progress in ${course.title}`} showValue />
            )}
          </div>
        )}
      </li>
    ))}
  </ol>
);
