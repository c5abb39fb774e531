import type { ReactNode } from 'react';
import styles from './member-record.module.css';

/** Terms with their values; those without a value are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([term, value]) =>
        value && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
