import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** A small turning ring, for beside text that says what is being waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={classNames(styles.spinner, className)} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
    </svg>
  );
}

/** Stands for a whole page that is on its way. */
export function FullScreenSpinner() {
  return (
    <div className={styles.screen} role="status">
      <svg className={styles.rings} viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="14" />
        <circle cx="48" cy="48" r="24" />
        <circle cx="48" cy="48" r="34" />
        <circle cx="48" cy="48" r="44" />
      </svg>
      <p>Loading</p>
    </div>
  );
}
