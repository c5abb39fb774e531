import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { CardLink, Card, ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { releasesQuery } from '../../queries/admin/releases';
import { numbersOf } from './release-numbers';
import styles from './releases-summary.module.css';

/** Releases at a glance, and the way to them. */
export function ReleasesSummary() {
  const releases = useQuery(releasesQuery);
  return (
    <Card as="section" aria-busy={releases.isPending}>
      <h2>
        <CardLink to={paths.adminReleases}>Releases</CardLink>
      </h2>
      <p className={styles.lead}>
        Promote, canary, pin, roll back or switch off a section, and see the history.
      </p>
      {releases.isPending && <Skeleton lines={3} />}
      {releases.isError && (
        <ErrorState onRetry={() => void releases.refetch()} retrying={releases.isFetching} />
      )}
      {releases.data && <Numbers {...numbersOf(releases.data.apps)} />}
    </Card>
  );
}

function Numbers({ live, canaries, off, failing }: ReturnType<typeof numbersOf>) {
  return (
    <div className={styles.numbers}>
      <Stat label="Sections live" value={live} />
      <Stat label="Active canaries" value={canaries} />
      <Stat label="Switched off" value={off} />
      <Stat label="Failures in the last 10 minutes" value={failing} />
    </div>
  );
}
