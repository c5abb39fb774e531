import { dateAndTime } from '@futurelab/platform/format';
import type { ReleaseAct } from '../../model/releases';
import { changesOf, sentenceOf } from './act-changes';
import styles from './history.module.css';

/** One entry of the history. */
export function ActRow({ act, timeZone }: { act: ReleaseAct; timeZone: string }) {
  return (
    <li className={styles.act}>
      <time className={styles.time} dateTime={act.at}>
        {dateAndTime(act.at, timeZone)}
      </time>
      <div>
        <p>
          <strong>{act.actor}</strong> {sentenceOf(act)}
        </p>
        <p className={styles.reason}>{act.reason}</p>
        <dl className={styles.changes}>
          {changesOf(act).map(({ what, before, after }) => (
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
