import type { ComponentProps } from 'react';
import styles from './bot-trap.module.css';

/** A field that people neither see nor reach; programs fill it in. */
export function BotTrap(props: ComponentProps<'input'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  );
}
