import { useEffect, useState } from 'react';

/**
 * The time in milliseconds: first that of the data, which server and browser share, then the clock's. Read
 * again when the tab is looked at again, since a page may stay open for days.
 */
export function useNow(dataUpdatedAt: number): number {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return now ?? dataUpdatedAt;
}
