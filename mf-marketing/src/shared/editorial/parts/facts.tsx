import type { PagePart } from '../page-parts';
import styles from './facts.module.css';

/** Terms and their values in a row under a hairline: price, length, place. */
export function Facts({ part }: { part: PagePart }) {
  return (
    <dl className={styles.facts}>
      {part.items.map(({ title: term, text: value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
