import { dateAndTime } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Section } from '@futurelab/platform/ui';
import type { AuditLogEntry } from '../../queries/admin/audit';
import { Changes } from '../../shared/staff/changes/changes';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './site-settings.module.css';

const columnsIn = (timeZone: string): Column<AuditLogEntry>[] => [
  {
    key: 'at',
    label: 'When',
    isName: true,
    cell: ({ at }) => <time dateTime={at}>{dateAndTime(at, timeZone)}</time>,
  },
  { key: 'actor', label: 'Who', cell: ({ actor }) => <bdi>{actor?.name ?? 'Former member'}</bdi> },
  { key: 'changes', label: 'Changes', cell: (entry) => <Changes {...entry} /> },
];

/** Who changed what, the latest first. */
export const SettingsHistory = ({ entries, timeZone }: { entries: AuditLogEntry[]; timeZone: string }) => (
  <Section
    title="History"
    action={<Link to={`${paths.adminAudit}?what=change+settings+site`}>All in the audit log</Link>}
  >
    {entries.length === 0 ? (
      <p className={styles.quiet}>No changes yet.</p>
    ) : (
      <StaffTable label="History" columns={columnsIn(timeZone)} rows={entries} keyOf={({ id }) => id} />
    )}
  </Section>
);
