import type { PagePart } from '../page-parts';
import styles from './details.module.css';

/** Terms and their values in a row under a hairline: price, length, place. */
export function Details({ part }: { part: PagePart }) {
  return (
    <dl className={styles.details}>
      {part.items.map(({ title: term, text: value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
