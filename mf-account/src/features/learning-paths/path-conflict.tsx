import { Button } from '@futurelab/platform/ui';
import { Difference } from '../../shared/courses/difference/difference';
import styles from './learning-paths.module.css';

interface PathContent {
  title: string;
  description: string;
  courses: { title: string }[];
}

interface PathConflictProps {
  /** What someone else saved. */
  saved: PathContent;
  edited: PathContent;
  onUseSaved: () => void;
}

const textOf = ({ title, description, courses }: PathContent): string =>
  [title, description, ...courses.map((course, index) => `${index + 1}. ${course.title}`)].join('\n');

/** Someone else changed the path meanwhile: how the two differ, and the choice. */
export const PathConflict = ({ saved, edited, onUseSaved }: PathConflictProps) => (
  <section className={styles.conflict} aria-labelledby="path-conflict">
    <h2 id="path-conflict">Someone else changed this path</h2>
    <p>From their version to yours. Save yours to replace theirs, or use theirs.</p>
    <Difference before={textOf(saved)} after={textOf(edited)} />
    <div>
      <Button variant="secondary" onClick={onUseSaved}>
        Use their version
      </Button>
    </div>
  </section>
);
