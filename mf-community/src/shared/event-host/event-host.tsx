import type { EventSummary } from '@futurelab/platform/queries/events';
import { Avatar, UserText } from '@futurelab/platform/ui';
import styles from './event-host.module.css';

/** Who hosts an event: face and name, in one line. */
export const EventHost = ({ host: { name, portraitUrl } }: Pick<EventSummary, 'host'>) => (
  <span className={styles.host}>
    <Avatar name={name} src={portraitUrl} size="small" className={styles.face} />
    <span>
      Hosted by <UserText>{name}</UserText>
    </span>
  </span>
);
