import { useSession } from '@futurelab/platform/session';
import { UpcomingEvents } from '../features/upcoming-events/upcoming-events';

export default function UpcomingEventsFragment() {
  const { user } = useSession();
  return user && <UpcomingEvents timeZone={user.timeZone} />;
}
