import type { FastifyInstance } from 'fastify';

const UNREGISTER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([caches.delete('openings'), registration.unregister()])));`;

/**
 * Earlier releases registered a service worker; its update check finds this one, which removes itself and its cache. Can go
 * with the release after 1.0, when browsers of active members have seen it.
 */
export function registerRetiredServiceWorker(app: FastifyInstance): void {
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(UNREGISTER),
  );
}
