import styles from './thread.module.css';

interface RemovedNoticeProps {
  removedBy: 'author' | 'moderator' | null;
  isHidden: boolean;
  /** Whether the reader may see the text. */
  hasText: boolean;
}

/** What stands for a text that was removed or hidden; nothing where it may be read by everybody. */
export function RemovedNotice({ removedBy, isHidden, hasText }: RemovedNoticeProps) {
  if (removedBy)
    return <p className={styles.gone}>Removed by {removedBy === 'author' ? 'the author' : 'a moderator'}.</p>;
  if (!isHidden) return null;
  return (
    <p className={styles.gone}>
      {hasText ? 'Hidden from others until a moderator reviews it.' : 'Hidden until a moderator reviews it.'}
    </p>
  );
}
