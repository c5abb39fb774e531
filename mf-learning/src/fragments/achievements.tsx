import { useSession } from '@futurelab/platform/session';
import { AchievementRow } from '../features/progress/achievements/achievement-row';

export default function AchievementRowFragment() {
  const { user } = useSession();
  return user && <AchievementRow timeZone={user.timeZone} />;
}
