import type { LazyPage, RemoteApp } from '@futurelab/platform/contract';
import { forgetFailures, lazyPage } from '@futurelab/platform/runtime';
import { passOver, reportFailure } from '@futurelab/platform/telemetry';
import type { LoadRelease } from './federation';
import type { ReleaseSnapshot, RemoteSnapshot } from '../app/page-data';
import { learnIntegrity } from './release-integrity';
import type { Remote } from '../app/remote';

/** A file that was damaged on the way may sit in the browser's cache: another address leads around it. */
function leadAroundCache(): void {
  window.__FUTURELAB__.suffix = `?again=${Date.now()}`;
}

/**
 * A section that is asked for in the order of the failure ladder: the release the page was rendered with, the same
 * again, and then the release before it. Only when all have failed does the caller see an error.
 *
 * @param pageAtHand the page of this section whose hashes came with the document: it waits for no others
 */
export function resilientRemote(
  snapshot: RemoteSnapshot,
  load: LoadRelease,
  pageAtHand: string | undefined,
): Remote {
  const rungs: ReleaseSnapshot[] = snapshot.previous ? [snapshot, snapshot.previous] : [snapshot];
  /** Where on the ladder this page stands; it never climbs back by itself. */
  let rung = 0;
  let pending: Promise<RemoteApp> | undefined;
  let loaded: RemoteApp | undefined;
  let wrapped: RemoteApp | undefined;

  const stepDown = (): boolean => {
    if (rung === rungs.length - 1) return false;
    rung += 1;
    pending = loaded = wrapped = undefined;
    return true;
  };

  /** Sees to it that the hashes are known. Those that came with the document are looked up when it is tried again. */
  const learn = async (release: ReleaseSnapshot, atHand: boolean, again: boolean): Promise<void> => {
    if (!atHand) await learnIntegrity(release);
    else if (again) await learnIntegrity(release).catch(() => undefined);
  };

  /** Runs `attempt` on this rung, again past the cache, and then on the rungs below. */
  const climb = async <T>(
    phase: 'entry' | 'page',
    attempt: (release: ReleaseSnapshot, again: boolean) => Promise<T>,
  ): Promise<T> => {
    for (;;) {
      const release = rungs[rung]!;
      try {
        return await attempt(release, false);
      } catch (error) {
        reportFailure({ app: snapshot.app, release: release.release, phase, error });
      }
      leadAroundCache();
      forgetFailures();
      try {
        return await attempt(release, true);
      } catch (error) {
        if (!stepDown()) throw passOver(error);
      }
    }
  };

  const loadApp = (): Promise<RemoteApp> =>
    climb('entry', async (release, again) => {
      await learn(release, release === snapshot && pageAtHand !== undefined, again);
      return load(snapshot.app, release);
    });

  const appNow = async (): Promise<RemoteApp> => loaded ?? (await get());

  const pages = new Map<string, LazyPage>();
  const pageOf = (file: string): LazyPage => {
    const known = pages.get(file);
    if (known) return known;
    const page = lazyPage(() =>
      climb('page', async (release, again) => {
        await learn(release, release === snapshot && file === pageAtHand, again);
        const inner = (await appNow()).page(file);
        // While the entry was waited for, the ladder may have led further down.
        await arrivesInTime(inner.preload(), rungs[rung]!);
        return { default: inner };
      }),
    );
    pages.set(file, page);
    return page;
  };

  const wrap = (app: RemoteApp): RemoteApp => ({ ...app, page: pageOf });

  function get(): Promise<RemoteApp> {
    pending ??= loadApp().then((app) => (loaded = app));
    return pending;
  }

  return {
    snapshot,
    get: () => {
      if (snapshot.disabled) throw new Error(`${snapshot.app} is switched off`);
      if (loaded) return (wrapped ??= wrap(loaded));
      return get().then((app) => (wrapped ??= wrap(app)));
    },
    release: () => rungs[rung]!.release,
    fallBack: () => {
      pages.clear();
      return stepDown();
    },
    retry: () => {
      leadAroundCache();
      rung = 0;
      pending = loaded = wrapped = undefined;
      pages.clear();
    },
  };
}

const TIMEOUT_MS = 5_000;

/** Rejects when a page's files hang. A stylesheet has no time-out of its own: its loader is told that it failed. */
function arrivesInTime(loading: Promise<unknown>, { folder }: ReleaseSnapshot): Promise<unknown> {
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
