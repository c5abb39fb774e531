import type { FastifyInstance } from 'fastify';

const UNREGISTER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([caches.delete('openings'), registration.unregister()])));`;

/**
 * Releases before 1.0 registered a service worker: its update check finds this one, which unregisters itself and deletes
 * its cache. Remove with 1.1.
 */
export function registerRetiredServiceWorker(app: FastifyInstance): void {
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(UNREGISTER),
  );
}
