import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { ErrorState } from './states';
import { VisuallyHidden } from '../text/visually-hidden';

interface Query<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryBoundaryProps<T> {
  query: Query<T>;
  /** Holds the place of what is on its way; the same size as what will come. */
  skeleton: ReactNode;
  /** Completes "Loading …" for screen readers. */
  what: string;
  /** Shown when the api knows no such thing. */
  notFound?: ReactNode;
  /** Shown for an error that this place can say more about; nothing: the usual message and Retry. */
  explain?: (error: Error) => ReactNode;
  /** Stands above the message that it did not load. */
  failed?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The states of one read: on its way, failed, not there, here. Data that is here stays while it is asked for again, unless it is gone. */
export function QueryBoundary<T>({
  query,
  skeleton,
  what,
  notFound,
  explain,
  failed,
  children,
}: QueryBoundaryProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (notFound && error instanceof ApiError && error.status === 404) return notFound;
  if (data !== undefined) return children(data);
  if (error) {
    const text = explain?.(error);
    if (text) return text;
    return (
      <>
        {failed}
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      </>
    );
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading {what}</VisuallyHidden>
      {skeleton}
    </div>
  );
}
