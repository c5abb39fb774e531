import { clockTime, longDate, zoneAbbreviation } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { UserText } from '@futurelab/platform/ui';
import type { GroupDetail } from '../../queries/groups';
import { placeOf } from '../../shared/event-place';
import styles from './group-home.module.css';

interface GroupEventsProps {
  events: GroupDetail['events'];
  /** The member's own. */
  timeZone: string;
}

/** When the group meets next. */
export const GroupEvents = ({ events, timeZone }: GroupEventsProps) => (
  <ul className={styles.list}>
    {events.map(({ id, slug, title, startDate, format, location, goingCount }) => (
      <li key={id} className={styles.row}>
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link to={paths.event(slug)}>
              <UserText clamped>{title}</UserText>
            </Link>
          </h3>
          <p className={styles.quiet}>
            <time dateTime={startDate}>
              {longDate(startDate, timeZone)}, {clockTime(startDate, timeZone)}{' '}
              {zoneAbbreviation(startDate, timeZone)}
            </time>
            <span dir="auto">{placeOf({ format, location })}</span>
            <span>{goingCount} going</span>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
