import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card, CardLink, ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { waitingProposalsQuery } from '../../queries/admin/projects';
import styles from './releases-summary.module.css';

/** Proposals of the Synergizer that wait for a moderator, and the way to them. */
export function ProjectsSummary() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(waitingProposalsQuery);
  return (
    <Card as="section" aria-busy={isPending}>
      <h2>
        <CardLink to={`${paths.synergizer}?stage=proposed`}>Proposed projects</CardLink>
      </h2>
      <p className={styles.lead}>Proposals in the Synergizer: open each on its page, or return it.</p>
      {isPending && <Skeleton lines={3} />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <div className={styles.numbers}>
          <Stat label="Not read yet" value={data.total ?? data.items.length} />
        </div>
      )}
    </Card>
  );
}
