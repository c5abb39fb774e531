import type { Lesson } from '@futurelab/platform/queries/learning';
import { PageHeader } from '@futurelab/platform/ui';
import { LESSON_KINDS } from '../../../shared/course-labels';
import styles from './lesson-header.module.css';

export function LessonHeader({
  lesson: { title, kind, durationMinutes, exerciseMinutes, position },
}: {
  lesson: Lesson;
}) {
  const exercise = exerciseMinutes > 0 ? `, ${exerciseMinutes} of them for the exercise` : '';
  return (
    <PageHeader
      className={styles.header}
      eyebrow={`Lesson ${position}`}
      title={title}
      lead={`${LESSON_KINDS[kind]}, about ${durationMinutes} min${exercise}`}
    />
  );
}
