import { isoDate } from '@futurelab/platform/format';
import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 60_000;

/**
 * The time, as exact as a day: it moves on when a day has begun in `timeZone`, also while the page lies open over night.
 * @param first what the server has rendered with
 */
export function useNow(first: number, timeZone: string): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const look = () =>
      setNow((known) => (isoDate(known, timeZone) === isoDate(Date.now(), timeZone) ? known : Date.now()));
    look();
    // A timer does not run while the machine sleeps.
    const timer = setInterval(look, UPDATE_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
  return now;
}
