import { Icon } from '@futurelab/platform/ui';
import type { ReactNode } from 'react';
import styles from './checkout.module.css';
import type { Tier } from './tiers';

interface TierBillProps {
  tier: Tier;
  /** A date, where there is a user to whom it applies. */
  nextCharge?: string | undefined;
  /** The one thing to do. */
  children: ReactNode;
}

/** All that a member agrees to, before they do. */
export function TierBill({ tier, nextCharge, children }: TierBillProps) {
  return (
    <div className={styles.checkout}>
      <section className={styles.bill} aria-labelledby="bill-title">
        <h2 id="bill-title" className={styles.billTitle}>
          Price
        </h2>
        <p className={styles.amount}>
          <span>{tier.price}</span> {tier.period}
        </p>
        <dl className={styles.lines}>
          <Line term="Charged" text={tier.charge} />
          {nextCharge && <Line term="Next charge" text={nextCharge} />}
          <Line term="Tax" text={tier.tax} />
          <Line term="Canceling" text={tier.cancel} />
        </dl>
        {children}
      </section>
      <section className={styles.holds} aria-labelledby="holds-title">
        <h2 id="holds-title">What’s included</h2>
        <ul className={styles.included}>
          {tier.includes.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const Line = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
);
