import type { ProviderStatus } from '../../queries/admin/subscriptions';
import { moneyOf } from '../../shared/model/money';
import styles from './subscriptions.module.css';

const NAMES = { stripe: 'Stripe', sandbox: 'the development sandbox', off: '' } as const;

/** Where payments are taken, and what a month costs there. */
export function ProviderLine({
  status: { provider, amount, currency, yearlyAmount, isExpected },
}: {
  status: ProviderStatus;
}) {
  if (provider === 'off') return <p className={styles.provider}>Payments are off on this site.</p>;
  const price =
    amount === null || currency === null
      ? 'not read yet'
      : `${moneyOf(amount, currency)} a month${yearlyAmount === null ? '' : `, ${moneyOf(yearlyAmount, currency)} a year`}`;
  return (
    <p className={styles.provider}>
      Payments go through {NAMES[provider]}. Price there: {price}.
      {!isExpected && <strong> The site promises $97 a month.</strong>}
    </p>
  );
}
