import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { Enrollment } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { EmptyState, LinkButton, Progress } from '@futurelab/platform/ui';
import styles from './course-bars.module.css';

/** How far each course is, and where it goes on. */
export function CourseBars({ enrollments }: { enrollments: Enrollment[] }) {
  if (enrollments.length === 0)
    return (
      <EmptyState title="No courses yet" action={<LinkButton to={paths.courses}>Choose a course</LinkButton>}>
        Your courses appear here once you enroll. Several courses are free.
      </EmptyState>
    );
  return (
    <ul className={styles.courses}>
      {enrollments.map((enrollment) => (
        <CourseBar key={enrollment.id} {...enrollment} />
      ))}
    </ul>
  );
}

const CourseBar = ({ course, progress, newLessons, nextLesson }: Enrollment) => (
  <li className={styles.course}>
    <div>
      <h3>
        <Link to={paths.course(course.slug)}>{course.title}</Link>
      </h3>
      <p className={styles.quiet}>
        {course.duration}, {pluralize(course.lessonCount, 'lesson')}
        {newLessons > 0 && <strong className={styles.fresh}>{newLessons} new since you finished</strong>}
      </p>
    </div>
    <Progress value={progress} label={`Progress in ${course.title}`} showValue />
    <span className={styles.next}>
      {nextLesson ? (
        <Link
          to={paths.lesson(course.slug, nextLesson.slug)}
          aria-label={`${step(progress)}${progress >= 100 ? ' in' : ''} ${course.title}`}
        >
          {step(progress)}
        </Link>
      ) : (
        <span className={styles.quiet}>{progress >= 100 ? 'Completed' : 'Not started'}</span>
      )}
    </span>
  </li>
);

function step(progress: number): string {
  if (progress >= 100) return 'See what is new';
  return progress === 0 ? 'Start' : 'Continue';
}
