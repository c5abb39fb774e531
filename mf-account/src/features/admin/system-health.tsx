import { useQuery } from '@futurelab/platform/query';
import { ErrorState, Skeleton, Stat } from '@futurelab/platform/ui';
import { releasesQuery } from '../../queries/admin/releases';
import { numbersOf } from './release-numbers';
import styles from './admin.module.css';

/** How the sections of the site do, at a glance. */
export function SystemHealth() {
  const releases = useQuery(releasesQuery);
  return (
    <section aria-labelledby="system-health" aria-busy={releases.isPending}>
      <h2 id="system-health" className={styles.heading}>
        System health
      </h2>
      {releases.isPending && <Skeleton lines={3} />}
      {releases.isError && (
        <ErrorState onRetry={() => void releases.refetch()} retrying={releases.isFetching} />
      )}
      {releases.data && <Numbers {...numbersOf(releases.data.apps)} />}
    </section>
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
