import { OPENING_PART, PART_HEADER, SERVICE_WORKER } from './opening';
import { Openings, tagOf } from './openings';

/**
 * Keeps the opening of the page at `path` for the service worker, unless it has it. `tag` is the opening that the document
 * at hand began with: one that has changed since is not kept.
 */
export async function keepOpening(path: string, tag: string): Promise<void> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { navigationPreload } = await navigator.serviceWorker.ready;
  const openings = new Openings(navigationPreload);
  const known = await openings.of(path);
  if (known && tagOf(known) === tag) return;
  const answer = await fetch(path, { headers: { [PART_HEADER]: OPENING_PART } });
  if (answer.ok && tagOf(answer) === tag) await openings.keep(path, answer);
}
