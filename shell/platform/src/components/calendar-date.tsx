import { monthAndDay } from '@futurelab/platform/format';
import { classNames } from '@futurelab/platform/ui';
import styles from './calendar-date.module.css';

interface CalendarDateProps {
  /** UTC instant. */
  iso: string;
  /** IANA zone the date is shown in. */
  timeZone: string;
  size?: 'small' | 'large';
}

/** Month and day as on a calendar's leaf. The full date stands beside it as text. */
export function CalendarDate({ iso, timeZone, size = 'small' }: CalendarDateProps) {
  const { month, day } = monthAndDay(iso, timeZone);
  return (
    <span className={classNames(styles.leaf, styles[size])} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
    </span>
  );
}
