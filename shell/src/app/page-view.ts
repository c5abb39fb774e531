import { queueEvent } from '@futurelab/platform/telemetry';
import { useSyncExternalStore } from 'react';

/** The section page that is on the screen. */
export interface PageView {
  app: string;
  release: string;
  /** As declared, `/courses/:id`. */
  route: string;
}

const KEPT = 100;
/** Where this document has been, with the time of each arrival; null is a page of the shell's own. */
let visited: { since: number; view: PageView | null }[] = [];
const listeners = new Set<() => void>();

/** Notes that a page has come on the screen, and tells it of the release that it belongs to. */
export function recordPageView(view: PageView | null): void {
  // What is measured before the first page came to life belongs to that page: the server rendered it.
  visited = [...visited, { since: visited.length === 0 ? 0 : performance.now(), view }].slice(-KEPT);
  if (view) queueEvent({ kind: 'load', app: view.app, release: view.release });
  listeners.forEach((listener) => listener());
}

/** What was on the screen at `time`, in milliseconds of the document's life. */
export const pageViewAt = (time: number): PageView | null =>
  (visited.findLast(({ since }) => since <= time) ?? visited[0])?.view ?? null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on the screen now. */
export const usePageView = (): PageView | null =>
  useSyncExternalStore(
    subscribe,
    () => visited.at(-1)?.view ?? null,
    () => null,
  );
