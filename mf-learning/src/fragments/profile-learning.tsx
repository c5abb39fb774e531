import { useParams } from '@futurelab/platform/router';
import { MemberLearning } from '../features/profile/member-learning';
import { OwnLearning } from '../features/profile/own-learning';

/** For the page of a member, whose address has `:id`, and for one's own. */
export default function ProfileLearningFragment() {
  const { id } = useParams();
  return id ? <MemberLearning id={id} /> : <OwnLearning />;
}
