import { useSession } from '@futurelab/platform/session';
import { LearningNumbers } from '../features/progress/learning-numbers';

export default function LearningNumbersFragment() {
  const { user } = useSession();
  return user && <LearningNumbers timeZone={user.timeZone} />;
}
