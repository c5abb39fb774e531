import { Link } from '@futurelab/platform/router';
import type { PagePart } from '../page-parts';
import styles from './fact-list.module.css';

/** Entries between hairlines: a name, what it is, and one fact: a length, a price, a place. */
export function FactList({ part }: { part: PagePart }) {
  return (
    <ul className={styles.list}>
      {part.items.map(({ title: name, text, fact, to }) => (
        <li key={name} className={styles.entry}>
          <h3 className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</h3>
          <p className={styles.text}>{text}</p>
          {fact ? <p className={styles.fact}>{fact}</p> : null}
        </li>
      ))}
    </ul>
  );
}
