import { useEffect, useRef } from 'react';

/** Tells how many milliseconds ago somebody could first see the form: programs are quicker than people. */
export function useFillTime(): () => number {
  const since = useRef<number | null>(null);
  useEffect(() => {
    since.current = Date.now();
  }, []);
  return () => Math.max(0, Date.now() - (since.current ?? Date.now()));
}
