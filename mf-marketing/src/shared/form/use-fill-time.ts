import { useEffect, useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Tells how many milliseconds ago a visitor could first see the form: programs are quicker than people. */
export function useFillTime(): () => number {
  const since = useRef<number | null>(null);
  // The form that came with the document could be filled in before it was hydrated.
  const cameWithDocument = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  useEffect(() => {
    since.current ??= cameWithDocument ? performance.timeOrigin : Date.now();
  }, [cameWithDocument]);
  return () => Math.max(0, Math.round(Date.now() - (since.current ?? Date.now())));
}
