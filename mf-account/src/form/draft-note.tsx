import { Button } from '@futurelab/platform/ui';
import styles from './draft-note.module.css';

interface DraftNoteProps {
  restored: boolean;
  discard: () => void;
}

/** Says that a form holds what was typed earlier and never saved, and offers to begin anew. */
export const DraftNote = ({ restored, discard }: DraftNoteProps) => (
  <div role="status">
    {restored && (
      <p className={styles.note}>
        This is what you had typed here and not yet saved.
        <Button variant="quiet" size="small" onClick={discard}>
          Discard it
        </Button>
      </p>
    )}
  </div>
);
