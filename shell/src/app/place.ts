import { queueEvent } from '@futurelab/platform/telemetry';
import { useSyncExternalStore } from 'react';

/** The section page that is on the screen. */
export interface Place {
  app: string;
  release: string;
  /** As declared, `/courses/:id`. */
  route: string;
}

const KEPT = 100;
/** Where this document has been, with the time of each arrival; null is a page of the shell's own. */
let visited: { since: number; place: Place | null }[] = [];
const listeners = new Set<() => void>();

/** Notes that a page has come on the screen, and tells it of the release that it belongs to. */
export function arriveAt(place: Place | null): void {
  // What is measured before the first page came to life belongs to that page: the server rendered it.
  visited = [...visited, { since: visited.length === 0 ? 0 : performance.now(), place }].slice(-KEPT);
  if (place) queueEvent({ kind: 'load', app: place.app, release: place.release });
  listeners.forEach((listener) => listener());
}

/** What was on the screen at `time`, in milliseconds of the document's life. */
export const placeAt = (time: number): Place | null =>
  (visited.findLast(({ since }) => since <= time) ?? visited[0])?.place ?? null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on the screen now. */
export const usePlace = (): Place | null =>
  useSyncExternalStore(
    subscribe,
    () => visited.at(-1)?.place ?? null,
    () => null,
  );
