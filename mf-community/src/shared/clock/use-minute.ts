import { useEffect, useState } from 'react';

const UPDATE_INTERVAL_MS = 20_000;

/**
 * The time, as exact as a minute, also on a page that lies open.
 * @param first what the server has rendered with
 */
export function useMinute(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, UPDATE_INTERVAL_MS);
    // A timer does not run while the machine sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
