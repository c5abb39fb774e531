import { useSyncExternalStore } from 'react';

const EVENTS = ['timeupdate', 'seeking', 'loadedmetadata'];

/** How far an element is, in seconds: rendered anew only when `select` says something else. */
export function useTime<T extends number>(
  element: HTMLMediaElement | null,
  select: (seconds: number) => T,
): T {
  return useSyncExternalStore(
    (changed) => {
      EVENTS.forEach((event) => element?.addEventListener(event, changed));
      return () => EVENTS.forEach((event) => element?.removeEventListener(event, changed));
    },
    () => select(element?.currentTime ?? 0),
    () => select(0),
  );
}
