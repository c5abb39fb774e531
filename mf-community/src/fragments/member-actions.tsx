import { memberQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { useParams } from '@futurelab/platform/router';
import { MemberActions } from '../features/member-actions/member-actions';

/** For the page of another member, whose address has `:id`. */
export default function MemberActionsFragment() {
  const { id = '' } = useParams();
  const { data: member } = useQuery(memberQuery(id));
  return member && <MemberActions member={member} />;
}
