import { useEffect, useEffectEvent } from 'react';

const BEFORE_MS = 15 * 60_000;
const LONGEST_MS = 24 * 3_600_000;
/** Our clock may be a little ahead of the server's. */
const LATER_MS = 2000;

/** Asks for an event again when its link is to be had, on a page that lies open. */
export function useJoinLinkRefresh(startDate: string | undefined, refetch: () => unknown): void {
  const open = useEffectEvent(refetch);
  useEffect(() => {
    if (startDate === undefined) return undefined;
    const wait = Date.parse(startDate) - BEFORE_MS - Date.now();
    if (wait <= 0 || wait > LONGEST_MS) return undefined;
    const timer = setTimeout(() => void open(), wait + LATER_MS);
    return () => clearTimeout(timer);
  }, [startDate]);
}
