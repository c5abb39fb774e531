import { dateAndTime } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { AuditLogEntry } from '../../queries/admin/audit';
import type { Column } from '../../shared/staff/staff-table';
import { actOf } from '../../shared/staff/changes/audit-changes';
import { Changes } from '../../shared/staff/changes/changes';
import styles from './audit.module.css';

const Member = ({ slug, name }: NonNullable<AuditLogEntry['actor']>) => (
  <Link to={paths.memberProfile(slug)}>
    <bdi>{name}</bdi>
  </Link>
);

export const auditColumns = (timeZone: string): Column<AuditLogEntry>[] => [
  { key: 'action', label: 'What', isName: true, cell: actOf },
  {
    key: 'at',
    label: 'When',
    cell: ({ at }) => <time dateTime={at}>{dateAndTime(at, timeZone)}</time>,
  },
  {
    key: 'actor',
    label: 'Who',
    cell: ({ actor, actorName }) =>
      actor ? <Member {...actor} /> : <bdi>{actorName ?? 'Former member'}</bdi>,
  },
  { key: 'member', label: 'Concerns', cell: ({ member }) => member && <Member {...member} /> },
  {
    key: 'subject',
    label: 'Subject',
    cell: ({ subjectId }) => <code className={styles.subject}>{subjectId}</code>,
  },
  { key: 'changes', label: 'Changes', cell: (entry) => <Changes {...entry} /> },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => reason && <bdi>{reason}</bdi> },
];
