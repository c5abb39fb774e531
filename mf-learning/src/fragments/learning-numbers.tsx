import { useSession } from '@futurelab/platform/session';
import { StatCards } from '../features/progress/numbers/stat-cards';

export default function StatCardsFragment() {
  const { user } = useSession();
  return user && <StatCards timeZone={user.timeZone} />;
}
