import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

const MAX_BYTES = 30_000_000;
const WITHIN_MS = 2_000;

/**
 * Reads what is left of a request and drops it, so that its client hears the answer and the connection can be used again.
 * @returns false when too much was left, or it came too slowly
 */
export async function drainRequest(request: Readable): Promise<boolean> {
  let bytes = 0;
  const enough = new AbortController();
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) enough.abort();
  };
  try {
    const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(WITHIN_MS)]);
    await finished(request.on('data', count).resume(), { signal, cleanup: true });
    return true;
  } catch {
    return false;
  } finally {
    request.off('data', count);
  }
}
