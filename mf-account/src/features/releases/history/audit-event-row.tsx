import { dateAndTime } from '@futurelab/platform/format';
import type { AuditEvent } from '../../../queries/admin/releases';
import { changesOf, sentenceOf } from './audit-event-changes';
import styles from './history.module.css';

/** One entry of the history. */
export function AuditEventRow({ event, timeZone }: { event: AuditEvent; timeZone: string }) {
  return (
    <li className={styles.event}>
      <time className={styles.time} dateTime={event.at}>
        {dateAndTime(event.at, timeZone)}
      </time>
      <div>
        <p>
          <strong>{event.actor}</strong> {sentenceOf(event)}
        </p>
        <p className={styles.reason}>{event.reason}</p>
        <dl className={styles.changes}>
          {changesOf(event).map(({ what, before, after }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {before} → {after}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
