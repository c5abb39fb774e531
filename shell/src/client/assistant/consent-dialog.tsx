import { Dialog } from '@futurelab/platform/overlays';
import { Button } from '@futurelab/platform/ui';
import styles from './assistant.module.css';

interface ConsentDialogProps {
  /** The host the assistant comes from. */
  provider: string;
  onAnswer: (mayLoad: boolean) => void;
}

/** Before anything is loaded from outside: what it is, who learns what, and that both answers are fine. */
export function ConsentDialog({ provider, onAnswer }: ConsentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Load the assistant?"
      description={`It comes from ${provider}, not from us.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Not now
          </Button>
          <Button onClick={() => onAnswer(true)}>Load it</Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>
          The provider then learns your network address and what you write there, and may set cookies of its
          own. Nothing has been loaded from it so far.
        </p>
        <p>We remember your yes for half a year. You can take it back on the privacy page.</p>
      </div>
    </Dialog>
  );
}
