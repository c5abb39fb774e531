import type { FastifyInstance } from 'fastify';

/** Shows what is pushed and opens the page it is about; it never stands between a page and the network. */
const WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('push', (event) => {
  const { title, body, href, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, data: href }));
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, location.origin);
  if (url.origin === location.origin) event.waitUntil(clients.openWindow(url.href));
});`;

export function registerPushWorker(app: FastifyInstance): void {
  app.get('/push-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(WORKER),
  );
}
