import { classNames, Icon, LinkButton } from '@futurelab/platform/ui';
import { TIERS, type Tier } from './tiers';
import styles from './pricing.module.css';

export function Pricing() {
  return (
    <section className={styles.pricing} aria-labelledby="pricing-title">
      <header className={styles.header}>
        <h2 id="pricing-title" className={styles.title}>
          Two ways to take part
        </h2>
        <p className={styles.lead}>
          Start free and stay as long as you like. Pro is paid by the month; cancel any time and keep it until
          the month you paid for is over.
        </p>
      </header>
      <div className={styles.tiers}>
        {TIERS.map((tier) => (
          <TierCard key={tier.id} tier={tier} />
        ))}
      </div>
    </section>
  );
}

function TierCard({ tier }: { tier: Tier }) {
  const heading = `tier-${tier.id}`;
  return (
    <article className={classNames(styles.tier, styles[tier.id])} aria-labelledby={heading}>
      <div className={styles.top}>
        <h3 id={heading} className={styles.name}>
          {tier.name}
        </h3>
        {tier.popular ? <p className={styles.mark}>MOST POPULAR</p> : null}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>${tier.dollars}</span>
        <span className={styles.period}>/month</span>
      </p>
      <p className={styles.purpose}>{tier.purpose}</p>
      <ul className={styles.list}>
        {tier.includes.map((item) => (
          <li key={item} className={styles.item}>
            <Icon name="check" className={styles.check} />
            {item}
          </li>
        ))}
      </ul>
      <LinkButton to={tier.to} variant={tier.popular ? 'primary' : 'secondary'} size="large" wide>
        {tier.button}
      </LinkButton>
    </article>
  );
}
