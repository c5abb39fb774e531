import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import { classNames } from '../class-names';
import styles from './states.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What will be here, and what makes it so. */
  children?: ReactNode;
  /** One Button or LinkButton. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet, and the one thing to do about it. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, className)}>
      <svg className={styles.mark} viewBox="0 0 88 40" aria-hidden="true">
        <path d="M0 34h88M0 26h24q10 0 20-12t20-8 24 20M0 30h22q12 0 22-8t20-4 24 12" />
        <circle cx="57" cy="9" r="3" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title?: ReactNode;
  /** What is still there and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  retrying?: boolean;
  className?: string;
}

/** Something did not load; Retry asks again. */
export function ErrorState({
  title = 'This didn’t load',
  children = 'Check your connection and try again.',
  onRetry,
  retryLabel = 'Retry',
  retrying,
  className,
}: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error, className)} role="alert">
      <svg className={styles.mark} viewBox="0 0 88 40" aria-hidden="true">
        <path d="M0 34h88M0 26h30q8 0 10-8M58 22q4 4 10 4h20M0 30h34q6 0 10-4M54 26q4 4 10 4h24" />
        <circle cx="49" cy="12" r="3" />
      </svg>
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
