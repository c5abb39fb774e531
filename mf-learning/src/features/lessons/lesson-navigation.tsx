import type { Lesson } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { useCoursePaths } from '../../shared/preview/preview';
import styles from './lesson-navigation.module.css';

/** The lessons before and after this one. */
export function LessonNavigation({ lesson: { course, previous, next } }: { lesson: Lesson }) {
  const coursePaths = useCoursePaths();
  if (!previous && !next) return null;
  return (
    <nav className={styles.navigation} aria-label="Previous and next lesson">
      {previous && (
        <Link to={coursePaths.lesson(course.slug, previous.slug)}>
          <span>Previous</span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={coursePaths.lesson(course.slug, next.slug)}>
          <span>Next</span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}
