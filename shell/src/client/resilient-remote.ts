import type { LazyPage, RemoteApp } from '@futurelab/platform/contract';
import { forgetFailures, lazyPage } from '@futurelab/platform/runtime';
import { markReported, reportFailure } from '@futurelab/platform/telemetry';
import type { LoadRelease } from './federation';
import type { ReleaseSnapshot, RemoteSnapshot } from '../app/page-data';
import { loadIntegrity } from './release-integrity';
import type { Remote } from '../app/remote';

/** A damaged file may sit in the browser's cache: the next requests use another address. */
function bypassCache(): void {
  window.__FUTURELAB__.suffix = `?again=${Date.now()}`;
}

/**
 * Loads a section from the release the page was rendered with, tries that once more, and then falls back to the release
 * before it. Only when all have failed does the caller see an error.
 *
 * @param preloaded pages and fragments (`mf-community/upcoming-events`) whose hashes came with the document: they wait for no others
 */
export function resilientRemote(snapshot: RemoteSnapshot, load: LoadRelease, preloaded: string[]): Remote {
  const releases: ReleaseSnapshot[] = snapshot.previous ? [snapshot, snapshot.previous] : [snapshot];
  /** Index of the release in use; only `retry` goes back to the first. */
  let current = 0;
  let pending: Promise<RemoteApp> | undefined;
  let loaded: RemoteApp | undefined;
  let wrapped: RemoteApp | undefined;
  /** One promise for all that ask, so that React knows it again: it can then show at once what has failed. */
  let wrapping: Promise<RemoteApp> | undefined;

  const switchTo = (index: number): void => {
    current = index;
    pending = loaded = wrapped = wrapping = undefined;
  };
  const fallBack = (): boolean => {
    if (current === releases.length - 1) return false;
    switchTo(current + 1);
    return true;
  };

  /** Loads the hashes, unless they came with the document: those are loaded only for the second attempt. */
  const loadHashes = async (release: ReleaseSnapshot, known: boolean, again: boolean): Promise<void> => {
    if (!known) await loadIntegrity(release);
    else if (again) await loadIntegrity(release).catch(() => undefined);
  };

  /** Runs `attempt` with the release in use, again past the cache, and then with the release before it. */
  const loadWithFallback = async <T>(
    phase: 'entry' | 'page',
    attempt: (release: ReleaseSnapshot, again: boolean) => Promise<T>,
  ): Promise<T> => {
    for (;;) {
      const release = releases[current]!;
      try {
        return await attempt(release, false);
      } catch (error) {
        reportFailure({ app: snapshot.app, release: release.release, phase, error });
      }
      bypassCache();
      forgetFailures();
      try {
        return await attempt(release, true);
      } catch (error) {
        // Another part may have fallen back meanwhile.
        if (release === releases[current] && !fallBack()) throw markReported(error);
      }
    }
  };

  const loadApp = (): Promise<RemoteApp> =>
    loadWithFallback('entry', async (release, again) => {
      await loadHashes(release, release === snapshot && preloaded.length > 0, again);
      return load(snapshot.app, release);
    });

  const loadOnce = async (): Promise<RemoteApp> =>
    loaded ?? (pending ??= loadApp().then((app) => (loaded = app)));

  /** Pages and fragments. */
  const parts = new Map<string, LazyPage>();
  const partOf = (key: string, pick: (app: RemoteApp) => LazyPage | undefined): LazyPage => {
    const known = parts.get(key);
    if (known) return known;
    const part = lazyPage(() =>
      loadWithFallback('page', async (release, again) => {
        await loadHashes(release, release === snapshot && preloaded.includes(key), again);
        const inner = pick(await loadOnce());
        // The release before may not have the fragment yet.
        if (!inner) return { default: () => null };
        // While the entry was loading, another attempt may have fallen back.
        await withTimeout(inner.preload(), releases[current]!);
        return { default: inner };
      }),
    );
    parts.set(key, part);
    return part;
  };
  const wrap = (app: RemoteApp): RemoteApp => ({
    ...app,
    page: (file) => partOf(file, ({ page }) => page(file)),
    fragment: (name) => partOf(`${snapshot.app}/${name}`, ({ fragment }) => fragment?.(name)),
  });

  return {
    snapshot,
    get: () => {
      if (snapshot.disabled) throw new Error(`${snapshot.app} is switched off`);
      return wrapped ?? (wrapping ??= loadOnce().then((app) => (wrapped ??= wrap(app))));
    },
    release: () => releases[current]!.release,
    fallBack: () => {
      parts.clear();
      return fallBack();
    },
    retry: () => {
      bypassCache();
      switchTo(0);
      parts.clear();
    },
  };
}

const TIMEOUT_MS = 5_000;

/** Rejects when a page's files hang. A stylesheet has no time-out of its own: its loader is notified that it failed. */
function withTimeout(loading: Promise<unknown>, { folder }: ReleaseSnapshot): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
        const ours = new URL(link.href).pathname.startsWith(folder);
        if (ours && !link.sheet) link.dispatchEvent(new Event('error'));
      }
      reject(new DOMException(`A file of ${folder} did not arrive`, 'TimeoutError'));
    }, TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
