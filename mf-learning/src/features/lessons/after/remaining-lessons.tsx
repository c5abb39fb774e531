import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { Course, Lesson } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import styles from './course-end.module.css';

/** The last lesson is completed, and others are not: what the certificate still waits for. */
export function RemainingLessons({ course, lesson }: { course: Course; lesson: Lesson }) {
  const open = course.modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ id, isCompleted }) => !isCompleted && id !== lesson.id);
  const [first] = open;
  if (!first) return null;
  return (
    <p className={styles.open}>
      {pluralize(open.length, 'lesson')} of this course {open.length === 1 ? 'is' : 'are'} left. Continue with{' '}
      <Link to={paths.lesson(course.slug, first.slug)}>{first.title}</Link>.
    </p>
  );
}
