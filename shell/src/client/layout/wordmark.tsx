import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { useSite } from '@futurelab/platform/session';
import styles from './wordmark.module.css';

/** The name, with its ripple, as the way home. */
export function Wordmark() {
  const { siteName } = useSite();
  return (
    <Link to={paths.home} className={styles.wordmark} aria-label={`${siteName}, home`}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d="M3 21a11 11 0 0 1 22 0M7 21a7 7 0 0 1 14 0M3 25h22" />
        <circle cx="14" cy="20" r="2.6" />
      </svg>
      <span>{siteName}</span>
    </Link>
  );
}
