import { Button } from '@futurelab/platform/ui';
import type { LessonContent } from '../../../queries/admin/courses/course-draft';
import { Difference } from '../../../shared/courses/difference/difference';
import { lessonText } from '../../../shared/courses/difference/document-text';
import styles from './lesson.module.css';

interface LessonConflictProps {
  /** What someone else saved. */
  saved: LessonContent;
  edited: LessonContent;
  onUseSaved: () => void;
}

/** Someone else saved the lesson meanwhile: how the two differ, and the choice. */
export const LessonConflict = ({ saved, edited, onUseSaved }: LessonConflictProps) => (
  <section className={styles.conflict} aria-labelledby="lesson-conflict">
    <h2 id="lesson-conflict">Someone else saved this lesson</h2>
    <p>From their version to yours. Save yours to replace theirs, or use theirs.</p>
    <Difference before={lessonText(saved)} after={lessonText(edited)} />
    <div>
      <Button variant="secondary" onClick={onUseSaved}>
        Use their version
      </Button>
    </div>
  </section>
);
