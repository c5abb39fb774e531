import type { QueryClient } from '@futurelab/platform/query';
import { forgetOpenings } from './forget-openings';
import { keepOpening } from './keep-opening';

/**
 * What a member's page does for the next visit: it forgets all openings once they are no longer true, and keeps its own, if
 * it has one.
 */
export async function careForOpenings(path: string, tag: string | null, client: QueryClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  forgetOpenings(client);
  if (tag) await keepOpening(path, tag);
}
