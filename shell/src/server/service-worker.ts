import type { FastifyInstance } from 'fastify';
import { OPENINGS, SERVICE_WORKER } from '../client/early-opening/opening';

/** Takes away what an earlier one has kept, and itself. */
const LEAVING = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([caches.delete('${OPENINGS}'), registration.unregister()])));`;

/** The service worker's script, for the whole site; null has every browser give up the one it has. */
export function registerServiceWorker(app: FastifyInstance, script: string | null): void {
  app.get(SERVICE_WORKER, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // Governs what the worker may fetch.
      .header('content-security-policy', "default-src 'self'")
      .send(script ?? LEAVING),
  );
}
