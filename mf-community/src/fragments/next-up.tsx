import { useSession } from '@futurelab/platform/session';
import { NextUpCard } from '../features/next-up/next-up-card';

export default function NextUpFragment() {
  const { user } = useSession();
  return user && <NextUpCard timeZone={user.timeZone} />;
}
