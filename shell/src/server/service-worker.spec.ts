/** @jest-environment node */
import fastify from 'fastify';
import { registerServiceWorker } from './service-worker';

const scriptOf = async (script: string | null) => {
  const app = fastify();
  registerServiceWorker(app, script);
  const answer = await fetch(`${await app.listen({ port: 0 })}/service-worker.js`);
  const body = await answer.text();
  await app.close();
  return { body, headers: answer.headers };
};

test('The service worker is a script for the whole site, and looked for anew every time', async () => {
  const { body, headers } = await scriptOf('beginEarly()');
  expect(body).toBe('beginEarly()');
  expect(headers.get('content-type')).toMatch('text/javascript');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('Where it is switched off, a browser that has one gives up what it kept, and the worker itself', async () => {
  const { body } = await scriptOf(null);
  const worker = {
    caches: { delete: jest.fn() },
    registration: { unregister: jest.fn() },
    skipWaiting: jest.fn(),
  };
  const listeners: Record<string, (event: { waitUntil: (work: unknown) => void }) => void> = {};
  new Function('addEventListener', ...Object.keys(worker), body)(
    (type: string, listener: () => void) => (listeners[type] = listener),
    ...Object.values(worker),
  );
  listeners.install!({ waitUntil: () => undefined });
  listeners.activate!({ waitUntil: () => undefined });
  expect(worker.skipWaiting).toHaveBeenCalled();
  expect(worker.caches.delete).toHaveBeenCalledWith('openings');
  expect(worker.registration.unregister).toHaveBeenCalled();
});
