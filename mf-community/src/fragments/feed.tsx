import { useSession } from '@futurelab/platform/session';
import { FeedPanel } from '../features/feed/feed-panel';

export default function FeedFragment() {
  const { user } = useSession();
  return user && <FeedPanel viewer={user} />;
}
