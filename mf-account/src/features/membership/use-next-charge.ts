import { isoDate, longDate } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { useNow } from '@futurelab/platform/components/use-now';
import { myMembershipQuery } from '../../queries/account/membership';
import { nextMonth } from './next-month';

/** The day of the second payment of a member who joins today, "Saturday, February 28". Null for visitors, whose day nobody knows. */
export function useNextCharge(): string | null {
  const { user } = useSession();
  const { dataUpdatedAt } = useQuery({ ...myMembershipQuery, enabled: user !== null });
  const now = useNow(dataUpdatedAt);
  if (!user || now === 0) return null;
  return longDate(`${nextMonth(isoDate(now, user.timeZone))}T12:00:00Z`, 'UTC');
}
