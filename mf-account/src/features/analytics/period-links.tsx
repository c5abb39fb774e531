import { Link } from '@futurelab/platform/router';
import { USUAL_DAYS, USUAL_PERIODS, type AnalyticsPeriod } from '../../queries/admin/analytics';
import styles from './analytics.module.css';

const LABELS: Record<(typeof USUAL_PERIODS)[number], string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: '1 year',
};

/** The periods that end today. */
export function PeriodLinks({ period: { from, to, days = USUAL_DAYS } }: { period: AnalyticsPeriod }) {
  const isUsual = !from && !to;
  return (
    <nav aria-label="Period" className={styles.periods}>
      {USUAL_PERIODS.map((usual) => (
        <Link
          key={usual}
          to={usual === USUAL_DAYS ? '?' : `?days=${usual}`}
          preventScrollReset
          aria-current={isUsual && usual === days ? 'true' : undefined}
        >
          {LABELS[usual]}
        </Link>
      ))}
    </nav>
  );
}
