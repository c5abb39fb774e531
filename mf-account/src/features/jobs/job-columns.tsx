import { dateAndTime } from '@futurelab/platform/format';
import { Badge, Button, VisuallyHidden } from '@futurelab/platform/ui';
import type { Job } from '../../queries/admin/jobs';
import { queueName } from '../../shared/staff/queue-name';
import type { Column } from '../../shared/staff/staff-table';
import { STATES } from './job-states';
import styles from './jobs.module.css';

/** Where an email goes; the rest of a payload stands in the details. */
const recipientOf = ({ payload }: Job): string => String((payload as { to?: string } | null)?.to ?? '');

export const jobColumns = (timeZone: string, onOpen: (job: Job) => void): Column<Job>[] => [
  {
    key: 'queue',
    label: 'Queue',
    isName: true,
    cell: (job) => (
      <>
        {queueName(job.queue)}
        {job.kind === 'email' && <bdi className={styles.recipient}>{recipientOf(job)}</bdi>}
      </>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    isShort: true,
    cell: ({ state, uncertain }) => (
      <span className={styles.state}>
        <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        {uncertain && <Badge tone="warning">Maybe sent</Badge>}
      </span>
    ),
  },
  {
    key: 'created',
    label: 'Created',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateAndTime(createdAt, timeZone)}</time>,
  },
  {
    key: 'attempts',
    label: 'Attempts',
    cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
  },
  {
    key: 'error',
    label: 'Error',
    cell: ({ error }) => error && <span className={styles.error}>{error}</span>,
  },
  {
    key: 'details',
    label: 'Action',
    isShort: true,
    cell: (job) => (
      <Button variant="quiet" size="small" className={styles.open} onClick={() => onOpen(job)}>
        Details
        <VisuallyHidden>
          {' '}
          of {queueName(job.queue)}, {dateAndTime(job.createdAt, timeZone)}
        </VisuallyHidden>
      </Button>
    ),
  },
];
