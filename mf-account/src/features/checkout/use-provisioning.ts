import { useQueryClient } from '@futurelab/platform/query';
import { useEffect, useState } from 'react';
import { myMembershipQuery, readPayment } from '../../queries/account/membership';

const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 2_000;

/** While a user who has paid is not a member yet: asks the payment provider, for at most half a minute. */
export function useProvisioning(isDue: boolean): { isWaiting: boolean; retry: () => void } {
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const [ended, setEnded] = useState<number | null>(null);
  useEffect(() => {
    if (!isDue) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = Date.now() + TIMEOUT_MS;
    const poll = async () => {
      await readPayment().catch(() => undefined);
      if (isGone) return;
      await client.refetchQueries({ queryKey: myMembershipQuery.queryKey });
      if (isGone) return;
      // The header and every other page say who is a member, too.
      if (client.getQueryData(myMembershipQuery.queryKey)?.plan === 'pro')
        return void client.invalidateQueries();
      if (Date.now() >= end) return setEnded(round);
      timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
    };
    void poll();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, isDue, round]);
  return { isWaiting: isDue && ended !== round, retry: () => setRound((now) => now + 1) };
}
