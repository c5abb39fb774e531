import { useParams } from '@futurelab/platform/router';
import { MemberPath } from '../features/profile/member-learning';

/** For the page of a member, whose address has `:id`. */
export default function ProfilePathFragment() {
  const { id = '' } = useParams();
  return <MemberPath id={id} />;
}
