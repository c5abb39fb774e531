import styles from './hidden-notice.module.css';

interface HiddenNoticeProps {
  title: string;
  /** What the moderator who hid it wrote. */
  reason?: string | null;
  children: string;
}

/** For members who see what others do not: why, and what comes next. */
export function HiddenNotice({ title, reason, children }: HiddenNoticeProps) {
  return (
    <div className={styles.note} role="note">
      <p className={styles.title}>{title}</p>
      {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
      <p>{children}</p>
    </div>
  );
}
