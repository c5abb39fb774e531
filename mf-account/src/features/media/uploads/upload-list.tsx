import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Button, Progress } from '@futurelab/platform/ui';
import { fileSize } from '../../../shared/model/file-size';
import type { FileUpload } from './use-uploads';
import styles from './uploads.module.css';

interface UploadListProps {
  uploads: readonly FileUpload[];
  onRetry: (localId: number) => void;
  onRemove: (localId: number) => void;
}

/** How far each file is, and what can be done with it. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label="Uploads">
          {uploads.map((upload) => (
            <li key={upload.localId}>
              <Name {...upload} />
              <Status {...upload} />
              <span className={styles.actions}>
                {upload.state === 'failed' && (
                  <Button size="small" variant="secondary" onClick={() => onRetry(upload.localId)}>
                    Try again
                  </Button>
                )}
                <Button size="small" variant="quiet" onClick={() => onRemove(upload.localId)}>
                  {upload.state === 'sending' || upload.state === 'waiting' ? 'Cancel' : 'Dismiss'}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.status}>
        {summaryOf(uploads)}
      </p>
    </>
  );
}

const Name = ({ id, file: { name } }: FileUpload) => (
  <span className={styles.name}>
    {id ? (
      <Link to={paths.adminMediaFile(id)}>
        <bdi>{name}</bdi>
      </Link>
    ) : (
      <bdi>{name}</bdi>
    )}
  </span>
);

function Status({ state, sent, file: { name, size }, problem }: FileUpload) {
  if (problem) return <span className={styles.problem}>{problem}</span>;
  if (state === 'waiting') return <span className={styles.quiet}>Waiting</span>;
  if (state === 'done') return <span className={styles.quiet}>Uploaded, {fileSize(size)}</span>;
  return (
    <span className={styles.progress}>
      <Progress value={(sent / size) * 100} label={`Upload of ${name}`} showValue />
      <span className={styles.quiet}>
        {fileSize(sent)} of {fileSize(size)}
      </span>
    </span>
  );
}

/** For screen readers, when something ends. */
function summaryOf(uploads: readonly FileUpload[]): string {
  const count = (wanted: FileUpload['state']) => uploads.filter(({ state }) => state === wanted).length;
  const parts = [
    [count('done'), 'uploaded'],
    [count('failed'), 'failed'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${number} ${what}`)
    .join(', ');
}
