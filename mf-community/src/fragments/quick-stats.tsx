import { useSession } from '@futurelab/platform/session';
import { QuickStats } from '../features/quick-stats/quick-stats';

export default function QuickStatsFragment() {
  const { user } = useSession();
  return user && <QuickStats isHPCMember={user.isHPCMember} />;
}
