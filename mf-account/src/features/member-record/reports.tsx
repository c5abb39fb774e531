import { shortDateWithYear } from '@futurelab/platform/format';
import { Link } from '@futurelab/platform/router';
import { Section } from '@futurelab/platform/ui';
import type { MemberRecord, MemberReport } from '../../queries/admin/members/member-record';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './member-record.module.css';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const columns = (timeZone: string): Column<MemberReport>[] => [
  {
    key: 'title',
    label: 'What',
    isName: true,
    cell: ({ title, href }) => (
      <Link to={href}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  { key: 'kind', label: 'Type', cell: ({ kind }) => capitalized(kind) },
  { key: 'reason', label: 'Reason', cell: ({ reason }) => capitalized(reason) },
  { key: 'at', label: 'Reported', cell: ({ createdAt }) => shortDateWithYear(createdAt, timeZone) },
  {
    key: 'decision',
    label: 'Decision',
    cell: ({ decision }) => (decision ? capitalized(decision) : 'Open'),
  },
];

/** What others reported of theirs, and what they reported themselves. */
export function Reports({ member, timeZone }: { member: MemberRecord; timeZone: string }) {
  const parts = [
    { title: 'About this member', reports: member.reportsAbout },
    { title: 'By this member', reports: member.reportsBy },
  ].filter(({ reports }) => reports.length > 0);
  return (
    <Section title="Reports">
      {parts.length === 0 && <p className={styles.quiet}>None.</p>}
      {parts.map(({ title, reports }) => (
        <div key={title} className={styles.part}>
          <h3 className={styles.heading}>{title}</h3>
          <StaffTable label={title} columns={columns(timeZone)} rows={reports} keyOf={({ id }) => id} />
        </div>
      ))}
    </Section>
  );
}
