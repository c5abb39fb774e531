import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
const tick = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE / 2);
  // A timer does not run while the machine sleeps.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time, as exact as a minute, in milliseconds; null on the server and while a page hydrates. */
export const useCurrentMinute = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.ceil(Date.now() / MINUTE) * MINUTE,
    () => null,
  );
