import { Button, Icon } from '@futurelab/platform/ui';
import type { RefObject } from 'react';
import { fileSize } from '../../files/file-label';
import { FileName } from '../../files/file-name';
import styles from './attachments.module.css';
import type { Attachments } from './use-attachments';

interface AttachedFilesProps {
  attachments: Attachments;
  /** Where the focus goes when what had it is removed. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What is attached to a message before it is sent, what is on its way and what was refused. */
export function AttachedFiles({
  attachments: { files, pending, retry, dismiss, remove },
  focusAfter,
}: AttachedFilesProps) {
  const close = (name: string, end: () => void) => (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${name}`}
      onClick={() => {
        end();
        focusAfter.current?.focus();
      }}
    >
      <Icon name="close" />
    </button>
  );
  return (
    <ul className={styles.list} aria-label="Attached files">
      {files.map(({ id, name, size }) => (
        <li key={id} className={styles.file}>
          <FileName name={name} />
          <span className={styles.state}>{fileSize(size)}</span>
          {close(name, () => remove(id))}
        </li>
      ))}
      {pending.map((each) => (
        <li key={each.key} className={each.error === null ? styles.file : styles.refused}>
          <FileName name={each.file.name} />
          {each.error === null ? (
            <span className={styles.state} role="status">
              Uploading…
            </span>
          ) : (
            <>
              <span className={styles.error} role="alert">
                {each.error}
              </span>
              {each.canRetry && (
                <Button variant="quiet" size="small" onClick={() => retry(each)}>
                  Try again
                </Button>
              )}
              {close(each.file.name, () => dismiss(each.key))}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
