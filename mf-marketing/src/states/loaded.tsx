import { ErrorState, VisuallyHidden } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Query<T>;
  /** Holds the place of what is on its way; the same size as what will come. */
  skeleton: ReactNode;
  /** Completes "Loading …" for screen readers. */
  what: string;
  /** Stands above the words that say it did not load. */
  failed?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The states of one read: on its way, failed, here. Data that is here stays while it is asked for again. */
export function Loaded<T>({ query, skeleton, what, failed, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <>
        {failed}
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading {what}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
