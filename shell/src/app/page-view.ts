import { queueEvent } from '@futurelab/platform/telemetry';
import { useSyncExternalStore } from 'react';

/** The section page that is on the screen. */
export interface PageView {
  app: string;
  release: string;
  /** As declared, `/courses/:id`. */
  route: string;
}

const MAX_VIEWS = 100;
/** The pages shown in this document, with the time of each; null for the shell's own pages. */
let visited: { since: number; view: PageView | null }[] = [];
const listeners = new Set<() => void>();

/** Records a page view and counts it for its release. */
export function recordPageView(view: PageView | null): void {
  // Measures from before hydration belong to the first page.
  visited = [...visited, { since: visited.length === 0 ? 0 : performance.now(), view }].slice(-MAX_VIEWS);
  if (view) queueEvent({ kind: 'load', app: view.app, release: view.release });
  listeners.forEach((listener) => listener());
}

/** The page shown at `time`, as of `performance.now()`. */
export const pageViewAt = (time: number): PageView | null =>
  (visited.findLast(({ since }) => since <= time) ?? visited[0])?.view ?? null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePageView = (): PageView | null =>
  useSyncExternalStore(
    subscribe,
    () => visited.at(-1)?.view ?? null,
    () => null,
  );
