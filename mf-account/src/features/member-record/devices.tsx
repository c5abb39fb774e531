import { dateAndTime, shortDateWithYear } from '@futurelab/platform/format';
import { Button, Section } from '@futurelab/platform/ui';
import type { MemberRecord } from '../../queries/admin/members/member-record';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './member-record.module.css';
import type { PartProps } from './part';

type Device = NonNullable<MemberRecord['devices']>[number];

const columns = (timeZone: string): Column<Device>[] => [
  { key: 'device', label: 'Browser', isName: true, cell: ({ device }) => device },
  { key: 'since', label: 'Signed in', cell: ({ createdAt }) => shortDateWithYear(createdAt, timeZone) },
  { key: 'used', label: 'Last used', cell: ({ lastUsedAt }) => dateAndTime(lastUsedAt, timeZone) },
];

/** Where the member is signed in. */
export function Devices({ member, devices, timeZone, onAct }: PartProps & { devices: Device[] }) {
  return (
    <Section title="Sign-in and devices">
      {devices.length === 0 ? (
        <p className={styles.quiet}>Not signed in anywhere.</p>
      ) : (
        <StaffTable label="Devices" columns={columns(timeZone)} rows={devices} keyOf={({ id }) => id} />
      )}
      <div className={styles.actions}>
        {devices.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => onAct('sign-out')}>
            Sign out everywhere
          </Button>
        )}
        {member.email && (
          <Button variant="secondary" size="small" onClick={() => onAct('sign-in-email')}>
            Send sign-in email
          </Button>
        )}
      </div>
    </Section>
  );
}
