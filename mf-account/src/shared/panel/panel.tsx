import { useId, type ReactNode } from 'react';
import { Link } from '@futurelab/platform/router';
import { classNames, ErrorState, Skeleton } from '@futurelab/platform/ui';
import type { CombinedResult } from '../../queries/home';
import styles from './panel.module.css';

interface PanelProps<Data> {
  title: string;
  /** Where there is more of the same. */
  more?: { to: string; label: string };
  reads: CombinedResult<Data>;
  /** `boxed` for the narrow column, `open` for the wide one. */
  variant?: 'open' | 'boxed';
  /** `readAt`: when the data was read, in milliseconds. */
  children: (data: Data, readAt: number) => ReactNode;
}

/** A titled part of the home that waits for its data, and can ask again for what did not come. */
export function Panel<Data>({ title, more, reads, variant = 'open', children }: PanelProps<Data>) {
  const heading = useId();
  return (
    <section
      className={classNames(styles.panel, styles[variant])}
      aria-labelledby={heading}
      aria-busy={reads.state === 'loading'}
    >
      <header className={styles.header}>
        <h2 id={heading}>{title}</h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </header>
      {reads.state === 'loading' && <Skeleton lines={4} />}
      {reads.state === 'failed' && <ErrorState onRetry={reads.retry} retrying={reads.retrying} />}
      {reads.state === 'ready' && children(reads.data, reads.readAt)}
    </section>
  );
}
