import type { ComponentProps } from 'react';
import styles from './honeypot.module.css';

/** A field for bots: people neither see nor reach it. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  );
}
