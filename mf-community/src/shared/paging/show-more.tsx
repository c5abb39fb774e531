import { Button, ErrorState } from '@futurelab/platform/ui';
import type { Pages } from './use-pages';
import styles from './show-more.module.css';

interface ShowMoreProps {
  pages: Pages<unknown>;
  /** "members", "discussions". */
  what: string;
}

/** What follows a list by cursor: the next page, or the failure of the last one. */
export function ShowMore({ pages: { data, error, isFetching, refetch, showMore }, what }: ShowMoreProps) {
  if (!data) return null;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!showMore && !isFetching) return null;
  return (
    <p className={styles.more}>
      <Button variant="secondary" busy={isFetching} onClick={showMore}>
        Show more {what}
      </Button>
    </p>
  );
}
