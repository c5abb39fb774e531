import { Button } from '@futurelab/platform/ui';
import { SignInAgain } from '../../shared/composer/sign-in-again';
import { FileList } from '../../shared/files/file-list';
import { MessageText } from './message-text';
import { Quoted } from './quoted';
import type { Outbox, PendingMessage } from '../../shared/messaging/outbox';
import styles from './bubble.module.css';

/** What is on its way, or was not sent: it can be sent again. */
export function PendingBubble({ message, outbox }: { message: PendingMessage; outbox: Outbox }) {
  const { key, text, files, replyTo, state, reason, isSignedOut } = message;
  const isFailed = state === 'failed';
  return (
    <div className={styles.ownRow}>
      {replyTo && <Quoted message={replyTo} isShown={false} />}
      {text && (
        <p dir="auto" className={isFailed ? styles.failed : styles.sending}>
          <MessageText text={text} />
        </p>
      )}
      {files && files.length > 0 && <FileList files={files} hasLinks={false} />}
      {isFailed ? (
        <div className={styles.notSent} role="alert">
          <span>Not sent. {isSignedOut ? <SignInAgain /> : (reason ?? 'Check your connection.')}</span>
          <Button variant="quiet" size="small" onClick={() => outbox.retry(key)}>
            Retry
          </Button>
          <Button variant="quiet" size="small" onClick={() => outbox.discard(key)}>
            Discard
          </Button>
        </div>
      ) : (
        <span className={styles.meta}>Sending…</span>
      )}
    </div>
  );
}
