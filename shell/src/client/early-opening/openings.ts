import { OPENINGS, TAG_HEADER, writeTags } from './opening';

/** More than anybody comes back to; the browser tells the server of all of them with every page. */
const MOST = 20;

type Preload = ServiceWorkerRegistration['navigationPreload'] | undefined;

/**
 * The openings that this browser keeps, each under the path of its page. What it tells the server of them with every page is
 * what it has: the server leaves out the opening that it is told of.
 */
export class Openings {
  /** `preload` is undefined where a browser makes no requests of its own beside its service worker. */
  constructor(private readonly preload: Preload) {}

  of(path: string): Promise<Response | undefined> {
    return caches.match(path, { cacheName: OPENINGS });
  }

  async keep(path: string, opening: Response): Promise<void> {
    const kept = await caches.open(OPENINGS);
    await kept.delete(path);
    await kept.put(path, opening);
    const paths = await kept.keys();
    await Promise.all(paths.slice(0, -MOST).map((oldest) => kept.delete(oldest)));
    const all = await kept.matchAll();
    await this.preload?.setHeaderValue(writeTags(all.map((one) => tagOf(one) ?? '')));
  }

  /** All of them: one that is no longer true may be that of somebody else. */
  async forget(): Promise<void> {
    await caches.delete(OPENINGS);
    await this.preload?.setHeaderValue('');
  }
}

/** Tag of an opening, or of the one that the rest of a page belongs to. */
export const tagOf = ({ headers }: Response): string | null => headers.get(TAG_HEADER);
