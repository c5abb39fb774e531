import { useEffect, useRef } from 'react';
import { readStorage, writeStorage } from '../storage';

const KEY = 'futurelab:intent';
const MAX_AGE_MS = 60 * 60_000;

interface Intent {
  name: string;
  at: number;
}

/**
 * Notes in this tab what was pressed before signing in or paying: the page that both lead back to does it then. Not in the address,
 * where a link from elsewhere could ask for it.
 */
export function noteIntent(name: string): void {
  writeStorage('sessionStorage', KEY, JSON.stringify({ name, at: Date.now() } satisfies Intent));
}

/** Runs what was noted under `name`, once; null: not possible yet. */
export function useIntent(name: string | null, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (name === null || !takeIntent(name)) return;
    latest.current();
  }, [name]);
}

function takeIntent(name: string): boolean {
  const intent = read();
  if (intent?.name !== name) return false;
  writeStorage('sessionStorage', KEY, null);
  return Date.now() - intent.at < MAX_AGE_MS;
}

function read(): Intent | null {
  try {
    return JSON.parse(readStorage('sessionStorage', KEY) ?? 'null') as Intent | null;
  } catch {
    return null;
  }
}
