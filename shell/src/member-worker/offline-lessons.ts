import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { LessonWrites } from './lesson-writes';
import { offlinePage } from './offline-page';

const LESSON = /^\/learn\/[^/]+\/lesson\/[^/]+$/;
const LESSON_DATA = /^\/api\/(courses\/[^/]+(\/lessons\/[^/]+)?|lessons\/[^/]+\/(note|reflection))$/;
const LESSON_WRITE = /^\/api\/lessons\/[^/]+\/(completion|note|reflection|position|answers\/[^/]+)$/;
const STATIC_FILE = /^\/(shell|mfe)\//;
const SIGN_OUT = '/api/logout';

/** Every cache of lessons, of all members. */
const CACHES = 'lessons-';
const MAX_LESSONS = 30;
const MAX_SECONDS = 30 * 24 * 3600;
const NETWORK_TIMEOUT_SECONDS = 3;

/**
 * Keeps the lessons that `member` has opened, until they sign out: their documents, their data and, as the page names them
 * (`CACHE_URLS`), their files. The network comes first, so that a new release and a new word are never hidden. Lists all
 * that this worker answers; for anything else it stays out of the way.
 */
export function cacheLessons(worker: ServiceWorkerGlobalScope, member: string): void {
  const writes = new LessonWrites(member);
  const expirations: ExpirationPlugin[] = [];
  const cacheOptions = (what: string, maxEntries: number, ...plugins: WorkboxPlugin[]) => {
    const expiration = new ExpirationPlugin({
      maxEntries,
      maxAgeSeconds: MAX_SECONDS,
      purgeOnQuotaError: true,
    });
    expirations.push(expiration);
    return {
      cacheName: `${CACHES}${what}-${member}`,
      networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
      plugins: [new CacheableResponsePlugin({ statuses: [200] }), ...plugins, expiration],
    };
  };
  const forget = async () => {
    await Promise.all(expirations.map((expiration) => expiration.deleteCacheAndMetadata()));
    await deleteCaches(() => true);
    await writes.forget();
  };

  const documents = cacheOptions('documents', MAX_LESSONS);
  const forgetWhenSignedOut: WorkboxPlugin = {
    fetchDidSucceed: async ({ response }) => {
      if (response.status === 401) await forget();
      return response;
    },
  };
  const onlyAskedFor: WorkboxPlugin = {
    cacheWillUpdate: async ({ event, response }) => (event?.type === 'message' ? response : null),
  };

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && LESSON.test(url.pathname),
    new NetworkFirst(documents),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && LESSON_DATA.test(url.pathname),
    new NetworkFirst(cacheOptions('data', MAX_LESSONS * 5, forgetWhenSignedOut)),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && STATIC_FILE.test(url.pathname),
    new CacheFirst(cacheOptions('files', MAX_LESSONS * 10, onlyAskedFor)),
  );
  for (const method of ['PUT', 'DELETE'] as const)
    registerRoute(
      ({ url, sameOrigin }) => sameOrigin && LESSON_WRITE.test(url.pathname),
      ({ request }) => writes.send(request),
      method,
    );
  setCatchHandler(async ({ request }) =>
    request.mode === 'navigate' ? offlinePage(await caches.open(documents.cacheName)) : Response.error(),
  );

  worker.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches((name) => !name.endsWith(`-${member}`))),
  );
  worker.addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname === SIGN_OUT) event.waitUntil(forget());
  });
  worker.addEventListener('message', (event) => {
    if ((event.data as { type?: string } | null)?.type === 'FORGET_LESSONS') event.waitUntil(forget());
  });
}

async function deleteCaches(which: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES) && which(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
