import { formatNumber } from '@futurelab/platform/format';
import type { ReleaseHealth } from '../../queries/admin/releases';
import { shownRate } from '../../shared/model/release-labels';
import styles from './health.module.css';

interface HealthProps {
  health: ReleaseHealth;
  /** Of the live release, beside that of a canary. */
  against: ReleaseHealth | null;
}

/** How often a release failed in the last ten minutes; a bar as long as its share. */
export function Health({ health, against }: HealthProps) {
  const { loads, failures } = health;
  const tried = loads + failures;
  if (tried === 0) return <p className={styles.text}>Not opened in the last 10 minutes.</p>;
  return (
    <div className={styles.health}>
      <p className={styles.text}>
        <strong>{shownRate(health)}</strong> failed: {formatNumber(failures)} of {formatNumber(tried)} in the
        last 10 minutes{against && against.rate !== null && <>; live {shownRate(against)}</>}
      </p>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="4" />
        <rect className={styles.failed} width={100 * (health.rate ?? 0)} height="4" />
        {against?.rate != null && (
          <line className={styles.live} x1={100 * against.rate} x2={100 * against.rate} y1="0" y2="4" />
        )}
      </svg>
    </div>
  );
}
