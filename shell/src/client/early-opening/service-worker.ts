import { beginEarly, isRest, type KeptOpening } from './begin-early';
import { API_PREFIXES } from '@futurelab/platform/paths';
import { OPENINGS, VIEWER_HEADER, VISITOR } from './opening';
import { Openings } from './openings';

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
const openings = new Openings(worker.registration.navigationPreload);

const SIGN_OUT = '/api/logout';

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
  // Only pages concern this worker, and signing out; a browser that knows such rules does not ask it about the rest.
  event
    .addRoutes?.([
      { condition: { urlPattern: SIGN_OUT }, source: 'fetch-event' },
      {
        condition: {
          or: [
            { not: { requestMode: 'navigate' } },
            ...API_PREFIXES.map((prefix) => ({ urlPattern: `${prefix}/*` })),
          ],
        },
        source: 'network',
      },
    ])
    .catch(() => undefined);
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable())),
);

worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const { pathname, search } = new URL(url);
  // Visitors are shown other pages at the same addresses, and have no use for this worker.
  if (pathname === SIGN_OUT)
    event.waitUntil(Promise.all([caches.delete(OPENINGS), worker.registration.unregister()]));
  event.respondWith(answerTo(event, pathname + search));
});

/** `path` with its query: pages are kept without one. */
async function answerTo(event: FetchEvent, path: string): Promise<Response> {
  const page = event.preloadResponse.then((preloaded) => preloaded ?? fetch(event.request));
  event.waitUntil(page.then(heedViewer).catch(() => undefined));
  const kept = await keptOpening(path).catch(() => null);
  // The browser has just lost what it named.
  if (!kept) return page.then((answer) => (isRest(answer) ? fetch(event.request) : answer));
  const { response, sent } = beginEarly(kept, page, () => openings.forget());
  event.waitUntil(sent);
  return response;
}

/** Whoever was signed out elsewhere leaves nothing behind for whoever signs in next. */
const heedViewer = ({ headers }: Response): Promise<void> | undefined =>
  headers.get(VIEWER_HEADER) === VISITOR ? openings.forget() : undefined;

async function keptOpening(path: string): Promise<KeptOpening | null> {
  const kept = await openings.of(path);
  return kept ? { headers: kept.headers, bytes: new Uint8Array(await kept.arrayBuffer()) } : null;
}
