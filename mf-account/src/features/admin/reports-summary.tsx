import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card, CardLink, ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { openReportsQuery } from '../../queries/admin/reports';
import styles from './releases-summary.module.css';

/** Reports that wait for a decision, and the way to them. */
export function ReportsSummary() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(openReportsQuery);
  return (
    <Card as="section" aria-busy={isPending}>
      <h2>
        <CardLink to={paths.adminReports}>Reports</CardLink>
      </h2>
      <p className={styles.lead}>Content reported by members, and moderators’ decisions.</p>
      {isPending && <Skeleton lines={3} />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className={styles.numbers}>
          <Stat label="Awaiting a decision" value={data.total ?? data.items.length} />
        </div>
      )}
    </Card>
  );
}
