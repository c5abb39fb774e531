import { setTimeout as pause } from 'node:timers/promises';

interface Repetition {
  /** From the start of one turn to the start of the next, which waits for the one before to end. */
  everyMs: number;
  onError: (error: unknown) => void;
}

/**
 * Does `work` now and again and again; a turn that fails is reported, and the next one comes all the same. It keeps no
 * process running.
 * @returns a function that stops it, and resolves when the turn under way is over
 */
export function repeat(work: () => Promise<unknown>, { everyMs, onError }: Repetition): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const done = (async () => {
    while (!signal.aborted) {
      const startedAt = performance.now();
      try {
        await work();
      } catch (error) {
        onError(error);
      }
      const rest = Math.max(0, everyMs - (performance.now() - startedAt));
      await pause(rest, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return done;
  };
}
