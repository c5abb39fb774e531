import fastify from 'fastify';
import { registerRetiredServiceWorker } from './retired-service-worker';

test('A browser that still has the service worker gets one that removes itself and its cache', async () => {
  const app = fastify();
  registerRetiredServiceWorker(app);
  const { headers, text } = await fetch(`${await app.listen({ port: 0 })}/service-worker.js`).then(
    async (response) => ({ headers: response.headers, text: await response.text() }),
  );
  await app.close();
  expect(headers.get('content-type')).toMatch('text/javascript');
  expect(headers.get('cache-control')).toBe('no-cache');

  const worker = {
    caches: { delete: jest.fn() },
    registration: { unregister: jest.fn() },
    skipWaiting: jest.fn(),
  };
  const listeners: Record<string, (event: { waitUntil: (work: unknown) => void }) => void> = {};
  new Function('addEventListener', ...Object.keys(worker), text)(
    (type: string, listener: () => void) => (listeners[type] = listener),
    ...Object.values(worker),
  );
  listeners.install!({ waitUntil: () => undefined });
  listeners.activate!({ waitUntil: () => undefined });
  expect(worker.skipWaiting).toHaveBeenCalled();
  expect(worker.caches.delete).toHaveBeenCalledWith('openings');
  expect(worker.registration.unregister).toHaveBeenCalled();
});
