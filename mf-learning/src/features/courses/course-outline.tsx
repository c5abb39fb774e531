import { formatMinutes } from '@futurelab/platform/format';
import type { Course } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { Badge, Icon } from '@futurelab/platform/ui';
import type { CourseModule, OutlineLesson } from '../../queries/courses';
import styles from './course-outline.module.css';
import { LESSON_KINDS } from '../../shared/course-labels';
import { useCoursePaths } from '../../shared/preview/preview';

const minutesOf = ({ lessons }: CourseModule): number =>
  lessons.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

/** Every lesson of a course in order; those this caller may open are links. */
export function CourseOutline({
  course,
}: {
  course: Pick<Course, 'slug' | 'modules' | 'enrollment' | 'access'>;
}) {
  const coursePaths = useCoursePaths();
  return (
    <ol className={styles.modules}>
      {course.modules.map((module) => (
        <li key={module.id}>
          <div className={styles.head}>
            <h3>{module.title}</h3>
            <span className={styles.minutes}>{formatMinutes(minutesOf(module))}</span>
          </div>
          <ol className={styles.lessons}>
            {module.lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                to={
                  lesson.isPreview || course.enrollment ? coursePaths.lesson(course.slug, lesson.slug) : null
                }
                lock={course.access === 'pro' ? 'Opens with Pro' : 'Opens when you enroll'}
                enrolled={course.enrollment !== null}
              />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface LessonRowProps {
  lesson: OutlineLesson;
  /** Null while it is closed. */
  to: string | null;
  /** What opens it. */
  lock: string;
  enrolled: boolean;
}

function LessonRow({ lesson, to, lock, enrolled }: LessonRowProps) {
  return (
    <li className={styles.lesson}>
      {lesson.isCompleted ? (
        <Icon name="check" label="Completed" className={styles.done} />
      ) : (
        <span className={styles.position}>{lesson.position}</span>
      )}
      <span>
        {to ? <Link to={to}>{lesson.title}</Link> : lesson.title}{' '}
        {lesson.isPreview && !enrolled && <Badge tone="lagoon">Open preview</Badge>}
        <span className={styles.kind}>{LESSON_KINDS[lesson.kind]}</span>
      </span>
      <span className={styles.minutes}>
        {!to && <Icon name="lock" label={lock} />} {lesson.durationMinutes} min
      </span>
    </li>
  );
}
