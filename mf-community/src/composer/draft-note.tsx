import { Button } from '@futurelab/platform/ui';
import styles from './composer.module.css';
import type { DraftState } from './use-draft';

const KEPT = {
  nothing: '',
  here: 'Kept on this device.',
  server: 'Draft saved. You will find it on your other devices too.',
};

/** Where what was typed is kept, and a way to begin anew. */
export const DraftNote = ({
  restored,
  kept,
  clear,
}: Pick<DraftState<object>, 'restored' | 'kept'> & { clear?: () => void }) => (
  <div className={styles.note}>
    <p role="status">
      {restored && kept === 'nothing' ? 'This is what you had begun to write.' : KEPT[kept]}
    </p>
    {clear && (restored || kept !== 'nothing') && (
      <Button variant="quiet" size="small" onClick={clear}>
        Discard draft
      </Button>
    )}
  </div>
);
