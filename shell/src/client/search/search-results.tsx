import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import type { SearchResponse } from '@futurelab/platform/queries/search';
import { Link } from '@futurelab/platform/router';
import { EmptyState, ErrorState, Highlighted, Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import type { MouseEvent } from 'react';
import styles from './search-dialog.module.css';

interface SearchResultsProps {
  listId: string;
  search: string;
  query: {
    data: SearchResponse | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  active: number;
  onChoose: (path: string) => void;
}

/** The states of one search. What was found last stays until the next answer is here. */
export function SearchResults({ listId, search, query, active, onChoose }: SearchResultsProps) {
  const { data, error, isFetching, refetch } = query;
  const follow = (path: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(path);
  };
  if (error)
    return (
      <ErrorState title="Search didn’t respond" onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof ApiError && error.status === 429
          ? 'Too many searches. Try again in a minute.'
          : 'Check your connection and try again.'}
      </ErrorState>
    );
  if (!data)
    return (
      <div aria-busy="true" className={styles.loading}>
        <VisuallyHidden role="status">Searching</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  if (data.groups.length === 0)
    return <EmptyState title={`No results for “${search}”`}>Try fewer or different keywords.</EmptyState>;

  let index = -1;
  return (
    <>
      {data.alike && <p className={styles.text}>No exact matches. These are close.</p>}
      <div role="listbox" id={listId} aria-label="Results" aria-busy={isFetching || undefined}>
        {data.groups.map(({ kind, heading, results }) => (
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <p id={`${listId}-${kind}`} className={styles.heading} role="presentation">
              {heading}
            </p>
            {results.map(({ title, excerpt, path, note }) => {
              index += 1;
              return (
                <Link
                  key={path}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  to={path}
                  className={styles.option}
                  onClick={follow(path)}
                >
                  <span className={styles.title}>
                    <Highlighted search={search}>{title}</Highlighted>
                  </span>
                  <span className={styles.excerpt}>
                    {note && `${note} · `}
                    {excerpt || path}
                  </span>
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.text}>
        <Link to={paths.searchFor(search)} onClick={follow(paths.searchFor(search))}>
          Open results page
        </Link>
      </p>
    </>
  );
}
