import { readStorage, writeStorage } from './storage';

/** Whose lessons this browser keeps. */
const OWNER = 'futurelab:kept-lessons';

/** The one service worker of the site, registered for the member who wants something of it. */
export const registerMemberWorker = (memberId: string): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(`/member-worker.js?member=${encodeURIComponent(memberId)}`);

/**
 * Keeps a lesson on this device until its reader signs out.
 *
 * @param urls its document and its data; the files that this page has loaded are stored with them
 */
export async function cacheLesson(memberId: string, urls: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { installing, waiting, active } = await registerMemberWorker(memberId);
  writeStorage('localStorage', OWNER, memberId);
  (installing ?? waiting ?? active)?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [...urls, ...loadedFiles()] },
  });
}

/** Scripts, styles and fonts of the site. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const inPage = [...document.querySelectorAll<HTMLElement>('script[src], link[href]')].map(
    (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href')!, location.origin),
  );
  const files = [...loaded, ...inPage].filter(
    ({ origin, pathname }) =>
      origin === location.origin && /^\/(shell|mfe)\/.+\.(js|css|woff2|json)$/.test(pathname),
  );
  return [...new Set(files.map(({ pathname }) => pathname))];
}

/** Whether this browser keeps the lessons of another member than the one who is signed in now. */
export function hasLessonsOfAnotherMember(memberId: string | null): boolean {
  const owner = readStorage('localStorage', OWNER);
  return owner !== null && owner !== memberId;
}

/** Takes the stored lessons, and what waits to be sent, from this device. */
export async function clearCachedLessons(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'FORGET_LESSONS' });
  const names = (await caches.keys()).filter((name) => name.startsWith('lessons-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Without a subscription to what is pushed, nothing else needs the worker.
  if (registration && !(await registration.pushManager?.getSubscription())) await registration.unregister();
  writeStorage('localStorage', OWNER, null);
}
