import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Card, CardLink, ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { waitingProposalsQuery } from '../../queries/projects';
import styles from './waiting-proposals.module.css';

/** Proposals of the Synergizer that wait for a moderator, and the way to them. */
export function WaitingProposals() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(waitingProposalsQuery);
  return (
    <Card as="section" aria-busy={isPending}>
      <h2>
        <CardLink to={`${paths.synergizer}?stage=proposed`}>Proposed projects</CardLink>
      </h2>
      <p className={styles.lead}>Synergizer proposals. Approve or return each one on its page.</p>
      {isPending && <Skeleton lines={3} />}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data && <Stat label="Not reviewed yet" value={data.total ?? data.items.length} />}
    </Card>
  );
}
