import { paths } from '@futurelab/platform/paths';
import { Link, useParams } from '@futurelab/platform/router';
import { LinkButton } from '@futurelab/platform/ui';
import { LessonFrame } from '../../../features/courses/lesson-frame';
import { LessonForm } from '../../../features/courses/lesson/lesson-form';
import styles from '../../../features/courses/lesson/lesson.module.css';
import type { Lesson } from '../../../queries/admin/courses/course-draft';

/** One lesson of a draft, to be written. */
export default function LessonPage() {
  const { id = '', lessonId = '' } = useParams();
  return (
    <LessonFrame
      course={id}
      lessonId={lessonId}
      actions={
        <LinkButton variant="secondary" to={paths.lessonPreview(id, lessonId)}>
          Preview
        </LinkButton>
      }
    >
      {({ draft, lesson, previous, next }) => (
        <>
          <LessonForm key={lesson.id} course={id} version={draft.version} lesson={lesson} />
          <nav className={styles.beside} aria-label="Other lessons">
            {previous && <LessonLink course={id} lesson={previous} what="Previous" />}
            {next && <LessonLink course={id} lesson={next} what="Next" />}
          </nav>
        </>
      )}
    </LessonFrame>
  );
}

const LessonLink = ({ course, lesson, what }: { course: string; lesson: Lesson; what: string }) => (
  <Link to={paths.adminLesson(course, lesson.id)}>
    {what}: <bdi>{lesson.title || 'Untitled'}</bdi>
  </Link>
);
