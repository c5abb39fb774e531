import { Button } from '@futurelab/platform/ui';
import type { ContentDocument } from '../../queries/admin/content';
import { Difference } from '../../shared/courses/difference/difference';
import { contentText } from '../../shared/content/content-values';
import styles from './content.module.css';

interface ContentConflictProps {
  /** What someone else saved. */
  saved: ContentDocument;
  edited: ContentDocument;
  onUseSaved: () => void;
}

/** Someone else saved the same fields meanwhile: how the two differ, and the choice. */
export const ContentConflict = ({ saved, edited, onUseSaved }: ContentConflictProps) => (
  <section className={styles.conflict} aria-labelledby="content-conflict">
    <h2 id="content-conflict">Someone else saved the same fields</h2>
    <p>From their version to yours. Save yours to replace theirs, or use theirs.</p>
    <Difference before={contentText(saved)} after={contentText(edited)} />
    <div>
      <Button variant="secondary" onClick={onUseSaved}>
        Use their version
      </Button>
    </div>
  </section>
);
