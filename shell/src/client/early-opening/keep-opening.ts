import { OPENING_PART, OPENINGS, PART_HEADER, SERVICE_WORKER, TAG_HEADER, writeTags } from './opening';

/** More than anybody comes back to; the browser tells the server of all of them with every page. */
const MOST = 20;

/**
 * Keeps the opening of the page at `path` for the service worker, unless it has it. `tag` is the opening that the document
 * at hand began with: one that has changed since is not kept.
 */
export async function keepOpening(path: string, tag: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { navigationPreload } = await navigator.serviceWorker.register(SERVICE_WORKER);
  const openings = await caches.open(OPENINGS);
  if (tagOf(await openings.match(path)) === tag) return;
  const answer = await fetch(path, { headers: { [PART_HEADER]: OPENING_PART } });
  if (!answer.ok || tagOf(answer) !== tag) return;
  await openings.delete(path);
  await openings.put(path, answer);
  const kept = await openings.keys();
  await Promise.all(kept.slice(0, -MOST).map((oldest) => openings.delete(oldest)));
  const all = await openings.matchAll();
  await navigator.serviceWorker.ready;
  await navigationPreload.setHeaderValue(writeTags(all.map((one) => tagOf(one) ?? '')));
}

const tagOf = (opening: Response | undefined): string | null | undefined => opening?.headers.get(TAG_HEADER);
