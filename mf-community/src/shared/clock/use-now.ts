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
    const update = () =>
      setNow((known) => (isoDate(known, timeZone) === isoDate(Date.now(), timeZone) ? known : Date.now()));
    update();
    // A timer does not run while the machine sleeps.
    const timer = setInterval(update, UPDATE_INTERVAL_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [timeZone]);
  return now;
}
