import { formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { Analytics } from '../../queries/admin/analytics';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './analytics.module.css';
import { Part } from './part';

type Issue = Analytics['newsletters'][number];

const number = (key: 'recipients' | 'sent' | 'failed' | 'uncertain' | 'skipped' | 'left', label: string) => ({
  key,
  label,
  isShort: true,
  cell: (issue: Issue) => formatNumber(issue[key]),
});

const COLUMNS: Column<Issue>[] = [
  {
    key: 'issue',
    label: 'Issue',
    isName: true,
    cell: ({ id, subject }) => (
      <Link to={paths.adminNewsletter(id)}>
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    isShort: true,
    cell: ({ beganAt }) => <time dateTime={beganAt}>{shortDateWithYear(beganAt, 'UTC')}</time>,
  },
  number('recipients', 'Recipients'),
  number('sent', 'Sent'),
  number('failed', 'Failed'),
  number('uncertain', 'Uncertain'),
  number('skipped', 'Skipped'),
  number('left', 'Left'),
];

/** What became of each issue of the newsletter. */
export const Issues = ({ data }: { data: Analytics }) => (
  <Part
    title="Newsletter"
    metric="newsletters"
    data={data}
    lead="Issues whose sending began in this period, the latest first. Failed is what the receiving servers refused. Skipped is addresses that had bounced, complained or left by then. Left is addresses that unsubscribed in the seven days after. Opens aren’t measured."
  >
    {data.newsletters.length === 0 ? (
      <p className={styles.quiet}>No issues in this period.</p>
    ) : (
      <StaffTable label="Newsletter" columns={COLUMNS} rows={data.newsletters} keyOf={({ id }) => id} />
    )}
  </Part>
);
