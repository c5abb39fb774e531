import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 20_000;

/**
 * The time, as exact as a minute, also on a page that lies open.
 * @param first what the server has rendered with
 */
export function useMinute(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, UPDATE_INTERVAL_MS);
    // A timer does not run while the machine sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
