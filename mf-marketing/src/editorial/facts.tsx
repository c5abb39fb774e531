import styles from './facts.module.css';

/** Terms and their values in a row under a hairline: price, length, place. */
export function Facts({ facts }: { facts: [term: string, value: string][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
