import { useState } from 'react';
import type { ActKey, MemberRecord as Record } from '../../queries/admin/members/member-record';
import { ActDialog } from './act-dialog';
import { DataRequests } from './data-requests';
import { Devices } from './devices';
import { Enrollments } from './enrollments';
import { History } from './history';
import styles from './member-record.module.css';
import { Money } from './money';
import { Notes } from './notes';
import { Reports } from './reports';
import { Status } from './status';

interface MemberRecordProps {
  member: Record;
  isForAdmin: boolean;
  /** Whether it is the reader’s own. */
  isOwn: boolean;
  timeZone: string;
}

/** Everything staff know of a member, and what they can do about it. */
export function MemberRecord({ member, isForAdmin, isOwn, timeZone }: MemberRecordProps) {
  const [act, setAct] = useState<ActKey | null>(null);
  const part = { member, timeZone, onAct: setAct };
  return (
    <div className={styles.record}>
      <Status {...part} isForAdmin={isForAdmin} isOwn={isOwn} />
      {member.money && <Money {...part} money={member.money} />}
      {member.devices && <Devices {...part} devices={member.devices} />}
      {isForAdmin && !isOwn && <DataRequests {...part} />}
      <Notes member={member} timeZone={timeZone} />
      <History acts={member.acts} timeZone={timeZone} />
      <Reports member={member} timeZone={timeZone} />
      <Enrollments enrollments={member.enrollments} timeZone={timeZone} />
      {act && <ActDialog act={act} member={member} onClose={() => setAct(null)} />}
    </div>
  );
}
