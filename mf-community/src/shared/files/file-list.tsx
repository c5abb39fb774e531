import { FileName } from './file-name';
import { fileSize } from './file-label';
import styles from './file-list.module.css';

interface FileListProps {
  files: readonly { id: string; name: string; size: number }[];
  /** Otherwise they are named, and not there to download. */
  hasLinks: boolean;
}

/** The files of a message. */
export const FileList = ({ files, hasLinks }: FileListProps) => (
  <ul className={styles.list} aria-label="Files">
    {files.map(({ id, name, size }) => {
      const content = (
        <>
          <FileName name={name} />
          <span className={styles.size}>{fileSize(size)}</span>
        </>
      );
      return (
        <li key={id}>
          {hasLinks ? (
            <a
              className={styles.file}
              href={`/api/message-files/${id}`}
              download={name}
              aria-label={`Download ${name}, ${fileSize(size)}`}
            >
              {content}
            </a>
          ) : (
            <span className={styles.file}>{content}</span>
          )}
        </li>
      );
    })}
  </ul>
);
