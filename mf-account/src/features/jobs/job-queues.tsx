import { formatNumber, pluralize } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import { RelativeTime } from '@futurelab/platform/ui';
import type { JobQueueNumbers } from '../../queries/admin/jobs';
import { queueName } from '../../shared/staff/queue-name';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './jobs.module.css';

const columnsIn = (timeZone: string): Column<JobQueueNumbers>[] => [
  {
    key: 'queue',
    label: 'Queue',
    isName: true,
    cell: ({ queue }) => <Link to={`?${new URLSearchParams({ queue })}`}>{queueName(queue)}</Link>,
  },
  { key: 'waiting', label: 'Waiting', cell: ({ waiting }) => formatNumber(waiting) },
  { key: 'running', label: 'Running', cell: ({ running }) => formatNumber(running) },
  { key: 'failed', label: 'Failed', cell: ({ failed }) => formatNumber(failed) },
  {
    key: 'oldest',
    label: 'Oldest waiting',
    cell: ({ oldest }) => oldest && <RelativeTime at={oldest} timeZone={timeZone} />,
  },
];

/** How much is in each queue; those with nothing in them are one line. */
export function JobQueues({ queues, timeZone }: { queues: readonly JobQueueNumbers[]; timeZone: string }) {
  const filled = queues.filter(({ waiting, running, failed }) => waiting + running + failed > 0);
  const empty = queues.length - filled.length;
  return (
    <section className={styles.queues} aria-labelledby="queues">
      <h2 id="queues" className={styles.heading}>
        Queues
      </h2>
      {filled.length > 0 && (
        <StaffTable label="Queues" columns={columnsIn(timeZone)} rows={filled} keyOf={({ queue }) => queue} />
      )}
      <p className={styles.quiet}>
        {filled.length === 0
          ? 'All queues are empty.'
          : `${pluralize(empty, 'other queue is', 'other queues are')} empty.`}
      </p>
    </section>
  );
}
