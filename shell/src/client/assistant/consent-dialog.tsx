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
      description={`It’s provided by ${provider}, not by FutureLab.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Not now
          </Button>
          <Button onClick={() => onAnswer(true)}>Load assistant</Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>
          The provider will see your IP address and what you write, and may set cookies. Nothing has been
          loaded yet.
        </p>
        <p>We’ll remember this for six months. You can change it on the privacy page.</p>
      </div>
    </Dialog>
  );
}
