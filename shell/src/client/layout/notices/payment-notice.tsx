import { longDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import styles from './notice.module.css';

interface PaymentNoticeProps {
  /** An instant. */
  dueBy: string;
  timeZone: string;
}

/** Until when Pro stays open without a payment, on every page of a member whose last one failed. */
export const PaymentNotice = ({ dueBy, timeZone }: PaymentNoticeProps) => (
  <aside className={styles.notice} aria-label="Your membership">
    <p>
      <strong>Your last payment for FutureLab Pro did not go through.</strong> Pro stays open until{' '}
      {longDateWithYear(dueBy, timeZone)}. <Link to={paths.accountMembership}>Change the card or leave</Link>
    </p>
  </aside>
);
