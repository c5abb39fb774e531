import { FormError } from '@futurelab/platform/components/form-error';
import { longDate, pluralize } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button } from '@futurelab/platform/ui';
import {
  notificationPauseMutation,
  notificationResumeMutation,
} from '../../queries/account/notification-settings';
import styles from './notification-settings.module.css';

const DAYS = [1, 3, 7, 14] as const;

/** Quiet for some days: the list on the site goes on. */
export function Pause({ until }: { until: string | null }) {
  const { user } = useSession();
  const pause = useMutation(notificationPauseMutation);
  const resume = useMutation(notificationResumeMutation);
  return (
    <div className={styles.part}>
      <h3 id="pause">Pause notifications</h3>
      {until === null ? (
        <>
          <p className={styles.hint}>
            No push notifications or emails for a few days. New notifications still appear on the site, and
            you still get emails under Important.
          </p>
          <div className={styles.ways} role="group" aria-labelledby="pause">
            {DAYS.map((days) => (
              <Button
                key={days}
                variant="secondary"
                size="small"
                busy={pause.isPending && pause.variables === days}
                onClick={() => pause.mutate(days)}
              >
                {pluralize(days, 'day')}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <div className={styles.paused}>
          <p>Paused until {longDate(until, user?.timeZone ?? 'UTC')}</p>
          <Button variant="quiet" size="small" busy={resume.isPending} onClick={() => resume.mutate()}>
            Resume
          </Button>
        </div>
      )}
      <FormError error={pause.error ?? resume.error} />
    </div>
  );
}
