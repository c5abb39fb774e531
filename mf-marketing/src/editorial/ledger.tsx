import type { ReactNode } from 'react';
import { Link } from '@futurelab/platform/router';
import styles from './ledger.module.css';

export interface LedgerEntry {
  name: string;
  text: ReactNode;
  /** A length, a price, a place: what stands at the end of the line. */
  fact?: string;
  /** Makes the name a link. */
  to?: string;
}

/** Entries between hairlines: a name, what it is, and one fact. */
export function Ledger({ entries }: { entries: LedgerEntry[] }) {
  return (
    <ul className={styles.ledger}>
      {entries.map(({ name, text, fact, to }) => (
        <li key={name} className={styles.entry}>
          <h3 className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</h3>
          <p className={styles.text}>{text}</p>
          {fact ? <p className={styles.fact}>{fact}</p> : null}
        </li>
      ))}
    </ul>
  );
}
