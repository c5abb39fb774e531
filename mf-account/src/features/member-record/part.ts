import type { ActKey, MemberRecord } from '../../queries/admin/members/member-record';

/** What each part of the record is given. */
export interface PartProps {
  member: MemberRecord;
  /** IANA zone of the reader. */
  timeZone: string;
  /** Opens the dialog of an act. */
  onAct: (act: ActKey) => void;
}
