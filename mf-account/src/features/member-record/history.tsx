import { dateAndTime } from '@futurelab/platform/format';
import { Section } from '@futurelab/platform/ui';
import type { MemberAct } from '../../queries/admin/members/member-record';
import { actOf } from '../../shared/staff/changes/audit-changes';
import { Changes } from '../../shared/staff/changes/changes';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './member-record.module.css';

const columns = (timeZone: string): Column<MemberAct>[] => [
  { key: 'action', label: 'What', isName: true, cell: actOf },
  { key: 'at', label: 'When', cell: ({ at }) => <time dateTime={at}>{dateAndTime(at, timeZone)}</time> },
  {
    key: 'actor',
    label: 'Who',
    cell: ({ actor, actorName }) => <bdi>{actor?.name ?? actorName ?? 'Former member'}</bdi>,
  },
  { key: 'changes', label: 'Changes', cell: (act) => <Changes {...act} /> },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
];

/** What staff did about the member. */
export const History = ({ acts, timeZone }: { acts: MemberAct[]; timeZone: string }) => (
  <Section title="Staff actions">
    {acts.length === 0 ? (
      <p className={styles.quiet}>None.</p>
    ) : (
      <StaffTable label="Staff actions" columns={columns(timeZone)} rows={acts} keyOf={({ id }) => id} />
    )}
  </Section>
);
