import { useQueries } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { classNames, ErrorState, Skeleton } from '@futurelab/platform/ui';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

/** Several reads seen as one: ready when all have come, failed as soon as one has failed. */
type Reads<Data> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | {
      state: 'ready';
      data: Data;
      /** When the oldest part of the data was read, in milliseconds. */
      readAt: number;
    };

/** The answers of `queries`, by their names. */
export function useReads<Data extends object>(queries: {
  [Name in keyof Data]: UseQueryOptions<Data[Name]>;
}): Reads<Data> {
  const results = useQueries({ queries: Object.values(queries) as UseQueryOptions[] });
  // A read that failed and is asked for again is pending; what failed stays on the screen meanwhile.
  const failed = results.filter(({ isSuccess, errorUpdateCount }) => !isSuccess && errorUpdateCount > 0);
  if (failed.length > 0)
    return {
      state: 'failed',
      retry: () => failed.forEach(({ refetch }) => void refetch()),
      retrying: failed.some(({ isFetching }) => isFetching),
    };
  if (results.some(({ isPending }) => isPending)) return { state: 'loading' };
  return {
    state: 'ready',
    data: Object.fromEntries(Object.keys(queries).map((name, index) => [name, results[index]?.data])) as Data,
    readAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}

interface PanelProps<Data> {
  title: string;
  /** Where there is more of the same. */
  more?: { to: string; label: string };
  reads: Reads<Data>;
  /** `boxed` for the narrow column, `open` for the wide one. */
  variant?: 'open' | 'boxed';
  /** `readAt`: when the data was read, in milliseconds. */
  children: (data: Data, readAt: number) => ReactNode;
}

/** A titled part of a page that waits for its data, and can ask again for what did not come. */
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
