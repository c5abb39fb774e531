import type { ReactNode, Ref } from 'react';
import styles from './rsvp-panel.module.css';

interface RsvpMessageProps {
  title: string;
  text: string;
  /** Given where the text changes while it is read: screen readers announce it. */
  live?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export const RsvpMessage = ({ title, text, live, children }: RsvpMessageProps) => (
  <>
    <div ref={live} role={live ? 'status' : undefined} tabIndex={live ? -1 : undefined}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </>
);
