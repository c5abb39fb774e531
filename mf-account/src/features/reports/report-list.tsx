import { useInfiniteQuery } from '@futurelab/platform/query';
import { Button, EmptyState, ErrorState, Skeleton } from '@futurelab/platform/ui';
import { reportsQuery, type ReportState } from '../../queries/admin/reports';
import { ModerationCaseCard } from './moderation-case-card';
import styles from './reports.module.css';

/** What was reported, a page at a time. */
export function ReportList({ state, timeZone }: { state: ReportState; timeZone: string }) {
  const pages = useInfiniteQuery(reportsQuery(state));
  if (pages.isPending) return <Skeleton lines={12} />;
  if (pages.isError && !pages.data)
    return <ErrorState onRetry={() => void pages.refetch()} retrying={pages.isFetching} />;
  const cases = pages.data.pages.flatMap(({ items }) => items);
  if (cases.length === 0)
    return (
      <EmptyState title={state === 'open' ? 'No open reports' : 'No decisions yet'}>
        {state === 'open'
          ? 'New reports from members appear here.'
          : 'Past decisions appear here, with who made them and why.'}
      </EmptyState>
    );
  return (
    <div className={styles.cases}>
      {cases.map((moderationCase) => (
        <ModerationCaseCard
          key={moderationCase.id}
          moderationCase={moderationCase}
          timeZone={timeZone}
          onRefresh={() => void pages.refetch()}
        />
      ))}
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          onClick={() => void pages.fetchNextPage()}
          busy={pages.isFetchingNextPage}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
