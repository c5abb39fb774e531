import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card, CardLink, ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { pendingGroupsCountQuery } from '../../queries/admin/groups';
import styles from './releases-summary.module.css';

/** New groups that wait for an administrator, and the way to them. */
export function GroupsSummary() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(pendingGroupsCountQuery);
  return (
    <Card as="section" aria-busy={isPending}>
      <h2>
        <CardLink to={paths.adminGroups}>New groups</CardLink>
      </h2>
      <p className={styles.lead}>Groups waiting for approval, and whether new groups need it.</p>
      {isPending && <Skeleton lines={3} />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className={styles.numbers}>
          <Stat label="Awaiting approval" value={data.total ?? data.items.length} />
        </div>
      )}
    </Card>
  );
}
