import { shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Section } from '@futurelab/platform/ui';
import type { MemberRecord } from '../../queries/admin/members/member-record';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './member-record.module.css';

type Enrollment = MemberRecord['enrollments'][number];

const columns = (timeZone: string): Column<Enrollment>[] => [
  {
    key: 'title',
    label: 'Course',
    isName: true,
    cell: ({ title, slug }) => <Link to={paths.course(slug)}>{title}</Link>,
  },
  { key: 'progress', label: 'Progress', cell: ({ progress }) => `${progress}%` },
  { key: 'started', label: 'Started', cell: ({ startedAt }) => shortDateWithYear(startedAt, timeZone) },
  {
    key: 'completed',
    label: 'Completed',
    cell: ({ completedAt }) => completedAt && shortDateWithYear(completedAt, timeZone),
  },
];

export const Enrollments = ({ enrollments, timeZone }: { enrollments: Enrollment[]; timeZone: string }) => (
  <Section title="Courses">
    {enrollments.length === 0 ? (
      <p className={styles.quiet}>None.</p>
    ) : (
      <StaffTable label="Courses" columns={columns(timeZone)} rows={enrollments} keyOf={({ id }) => id} />
    )}
  </Section>
);
