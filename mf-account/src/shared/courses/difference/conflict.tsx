import { Button } from '@futurelab/platform/ui';
import { useId } from 'react';
import styles from './conflict.module.css';
import { Difference } from './difference';

interface ConflictProps {
  title: string;
  /** What someone else saved, as text. */
  saved: string;
  edited: string;
  onUseSaved: () => void;
}

/** Someone else saved the same meanwhile: how the two differ, and the choice. */
export function Conflict({ title, saved, edited, onUseSaved }: ConflictProps) {
  const titleId = useId();
  return (
    <section className={styles.conflict} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>From their version to yours. Save yours to replace theirs, or use theirs.</p>
      <Difference before={saved} after={edited} />
      <div>
        <Button variant="secondary" onClick={onUseSaved}>
          Use their version
        </Button>
      </div>
    </section>
  );
}
