import { formatNumber } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { ErrorState, RelativeTime, Skeleton, VisuallyHidden } from '@futurelab/platform/ui';
import { overviewQuery, type AttentionItem } from '../../queries/admin/overview';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import { actionFor, countOf, KINDS, titleOf } from './attention-kinds';
import styles from './admin.module.css';

const columnsIn = (timeZone: string): Column<AttentionItem>[] => [
  { key: 'kind', label: 'Type', cell: ({ kind }) => KINDS[kind].label },
  {
    key: 'title',
    label: 'What',
    isName: true,
    cell: (item) => (
      <>
        <bdi>{titleOf(item)}</bdi>
        {countOf(item) && <span className={styles.quiet}> {countOf(item)}</span>}
      </>
    ),
  },
  { key: 'who', label: 'Who', cell: ({ who }) => who && <bdi>{who}</bdi> },
  { key: 'since', label: 'Since', cell: ({ since }) => <RelativeTime at={since} timeZone={timeZone} /> },
  {
    key: 'action',
    label: 'Action',
    cell: (item) => (
      <Link to={item.href}>
        {actionFor(item)}
        <VisuallyHidden> {titleOf(item)}</VisuallyHidden>
      </Link>
    ),
  },
];

/** Everything that waits for a person, the oldest first. */
export function Attention({ timeZone }: { timeZone: string }) {
  const { data, isError, isFetching, refetch } = useQuery(overviewQuery);
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton lines={8} />;
  const { attention, attentionCount } = data;
  if (attention.length === 0) return <p className={styles.quiet}>You’re all caught up.</p>;
  return (
    <>
      <StaffTable
        label="Needs attention"
        columns={columnsIn(timeZone)}
        rows={attention}
        keyOf={({ kind, id }) => `${kind} ${id}`}
      />
      {attentionCount > attention.length && (
        <p className={styles.quiet}>
          The {attention.length} oldest of {formatNumber(attentionCount)}.
        </p>
      )}
    </>
  );
}
