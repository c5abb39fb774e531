import { Button, ErrorState } from '@futurelab/platform/ui';
import type { Pages } from './use-pages';
import styles from './show-more.module.css';

interface ShowMoreProps {
  pages: Pages<unknown>;
  /** "members", "discussions". */
  what: string;
}

/** The end of a list by cursor: the next page, the failure of the last one, or the end as text. */
export function ShowMore({ pages: { data, error, isFetching, refetch, showMore }, what }: ShowMoreProps) {
  if (!data) return null;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <p className={styles.more}>
      {showMore || isFetching ? (
        <Button variant="secondary" busy={isFetching} onClick={showMore}>
          Show more {what}
        </Button>
      ) : (
        'That is everything.'
      )}
    </p>
  );
}
