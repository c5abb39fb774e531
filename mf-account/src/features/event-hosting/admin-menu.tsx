import { RowMenu } from '@futurelab/platform/components/row-menu';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { Icon } from '@futurelab/platform/ui';
import { useState } from 'react';
import { eventHostingQuery, type EventHosting } from '../../queries/admin/event-hosting';
import styles from './event-hosting.module.css';
import { HostingDialog } from './hosting-dialog';

interface AdminMenuProps {
  member: Pick<MemberProfile, 'id' | 'name'>;
  timeZone: string;
}

/** What administrators can do with a member. */
export default function AdminMenu({ member, timeZone }: AdminMenuProps) {
  const { data: hosting } = useQuery(eventHostingQuery(member.id));
  const [asked, setAsked] = useState<EventHosting | null>(null);
  return (
    <div className={styles.menu}>
      <RowMenu
        label="Admin actions"
        align="start"
        items={[
          hosting && {
            label: hosting.allowed ? 'Stop letting them host events' : 'Let them host events',
            onSelect: () => setAsked(hosting),
          },
        ]}
      >
        <Icon name="more" /> Admin
      </RowMenu>
      {asked && (
        <HostingDialog member={member} hosting={asked} timeZone={timeZone} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}
