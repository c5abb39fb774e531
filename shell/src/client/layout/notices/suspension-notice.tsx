import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import styles from './notice.module.css';

interface SuspensionNoticeProps {
  /** An instant; null: nobody has said how long. */
  until: string | null;
  timeZone: string;
}

/** Why nothing can be written, on every page of a member who is suspended. */
export const SuspensionNotice = ({ until, timeZone }: SuspensionNoticeProps) => (
  <aside className={styles.notice} aria-label="Your account">
    <p>
      <strong>Your account is suspended{until ? ` until ${longDateWithYear(until, timeZone)}` : ''}.</strong>{' '}
      You can read and export what is yours, but not write. If you see it otherwise,{' '}
      <Link to={paths.contact}>write to us</Link>: somebody else takes a second look.
    </p>
  </aside>
);
