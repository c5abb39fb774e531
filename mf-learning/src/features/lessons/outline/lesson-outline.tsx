import type { Course } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { Icon, Progress } from '@futurelab/platform/ui';
import type { OutlineLesson } from '../../../queries/courses';
import { useCoursePaths } from '../../../shared/preview/preview';
import styles from './lesson-outline.module.css';

interface LessonOutlineProps {
  course: Course;
  /** Slug or id of the lesson on the page. */
  current: string;
  /** One of the lessons was chosen. */
  onFollow?: () => void;
}

/** The course beside the lesson: where one is, what is done, what is closed. */
export function LessonOutline({ course, current, onFollow }: LessonOutlineProps) {
  const coursePaths = useCoursePaths();
  return (
    <nav className={styles.outline} aria-label="Lessons of this course">
      <h2>
        <Link to={coursePaths.course(course.slug)}>{course.title}</Link>
      </h2>
      {course.enrollment && (
        <div className={styles.progress}>
          <Progress value={course.enrollment.progress} label={`Your progress in ${course.title}`} showValue />
        </div>
      )}
      {course.modules.map(({ id, title, lessons }) => (
        <div key={id}>
          <h3>{title}</h3>
          <ol className={styles.lessons}>
            {lessons.map((lesson) => (
              <li key={lesson.id} className={styles.lesson}>
                <Link
                  to={coursePaths.lesson(course.slug, lesson.slug)}
                  onClick={onFollow}
                  aria-current={lesson.slug === current || lesson.id === current ? 'page' : undefined}
                >
                  {lesson.title}
                </Link>
                <Mark
                  lesson={lesson}
                  open={lesson.isPreview || course.enrollment !== null}
                  isPro={course.access === 'pro'}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

interface MarkProps {
  lesson: OutlineLesson;
  open: boolean;
  isPro: boolean;
}

function Mark({ lesson, open, isPro }: MarkProps) {
  if (lesson.isCompleted) return <Icon name="check" label="Completed" className={styles.done} />;
  return open ? null : <Icon name="lock" label={isPro ? 'Opens with Pro' : 'Opens when you enroll'} />;
}
