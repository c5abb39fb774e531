import { paths } from '@futurelab/platform/paths';
import type { EventDetail } from '../../queries/events';
import { googleLink, outlookLink } from './calendar-links';
import styles from './calendar.module.css';

/** The event for the calendar one has. */
export const AddToCalendar = ({ event }: { event: EventDetail }) => (
  <ul className={styles.links} aria-label="Add to a calendar">
    <li>
      <a href={paths.eventFile(event.slug)} download>
        Calendar file
      </a>
    </li>
    <li>
      <a href={googleLink(event)}>Google Calendar</a>
    </li>
    <li>
      <a href={outlookLink(event)}>Outlook</a>
    </li>
  </ul>
);
