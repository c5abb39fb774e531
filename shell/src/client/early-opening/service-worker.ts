import { beginEarly, isRest, type KeptOpening } from './begin-early';
import { OPENINGS } from './opening';

/** What is used here of a service worker; TypeScript's types of pages and of workers exclude each other. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends WorkerEvent {
  addRoutes?(rules: object): Promise<void>;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  /** The browser's own request for a page, which does not wait for this worker; undefined where it makes none. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
const worker = self as unknown as Worker;

const SIGN_OUT = '/api/logout';

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
  // Only pages concern this worker; a browser that knows such rules does not even ask it about files and calls.
  event
    .addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
    .catch(() => undefined);
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
);

worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const { pathname } = new URL(url);
  // Whoever signs out is shown other pages at the same addresses.
  if (pathname === SIGN_OUT) event.waitUntil(caches.delete(OPENINGS));
  event.respondWith(answerTo(event, pathname));
});

async function answerTo(event: FetchEvent, path: string): Promise<Response> {
  const page = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  const kept = await keptOpening(path).catch(() => null);
  if (!kept) return page.then((answer) => (isRest(answer) ? fetch(event.request) : answer));
  const { response, sent } = beginEarly(kept, page, () => forget(path));
  event.waitUntil(sent);
  return response;
}

async function keptOpening(path: string): Promise<KeptOpening | null> {
  const kept = await (await caches.open(OPENINGS)).match(path);
  return kept ? { headers: kept.headers, bytes: new Uint8Array(await kept.arrayBuffer()) } : null;
}

const forget = async (path: string): Promise<unknown> => (await caches.open(OPENINGS)).delete(path);
