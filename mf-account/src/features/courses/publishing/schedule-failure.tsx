import { dateTimeAndZone } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { toastError } from '@futurelab/platform/toast';
import { Button } from '@futurelab/platform/ui';
import { scheduleCancellation } from '../../../queries/admin/courses/publication';
import styles from './publishing.module.css';

interface ScheduleFailureProps {
  course: string;
  failedAt: string;
  timeZone: string;
}

/** The draft was to be published, and could not be. */
export function ScheduleFailure({ course, failedAt, timeZone }: ScheduleFailureProps) {
  const dismissal = useMutation(scheduleCancellation(course));
  return (
    <div className={styles.failure}>
      <p>
        <strong>Not published as scheduled on {dateTimeAndZone(failedAt, timeZone)}.</strong> Add what is
        missing, then publish it or choose another time.
      </p>
      <Button
        variant="quiet"
        size="small"
        busy={dismissal.isPending}
        onClick={() =>
          dismissal.mutate(undefined, { onError: (error) => toastError('Couldn’t dismiss this', error) })
        }
      >
        Dismiss
      </Button>
    </div>
  );
}
