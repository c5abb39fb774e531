import { useParams } from '@futurelab/platform/router';
import { MemberGroups, OwnGroups } from '../features/profile-groups/profile-groups';

/** For the page of a member, whose address has `:id`, and for one's own. */
export default function ProfileGroupsFragment() {
  const { id } = useParams();
  return id ? <MemberGroups id={id} /> : <OwnGroups />;
}
