/** @jest-environment node */
import fastify from 'fastify';
import { registerPushWorker } from './push-worker';

test('The push worker shows what is pushed and opens pages of this site alone', async () => {
  const app = fastify();
  registerPushWorker(app);
  const answer = await fetch(`${await app.listen({ port: 0 })}/push-worker.js`);
  const body = await answer.text();
  await app.close();
  expect(answer.headers.get('content-type')).toMatch('text/javascript');

  const worker = {
    registration: { showNotification: jest.fn() },
    clients: { openWindow: jest.fn() },
    location: { origin: 'https://futurelab.example' },
    skipWaiting: jest.fn(),
  };
  const listeners: Record<string, (event: unknown) => void> = {};
  new Function('addEventListener', ...Object.keys(worker), body)(
    (type: string, listener: () => void) => (listeners[type] = listener),
    ...Object.values(worker),
  );
  expect(Object.keys(listeners)).toEqual(['install', 'push', 'notificationclick']);
  const waitUntil = () => undefined;
  const message = { title: 'FutureLab', body: 'Leo replied', href: '/notifications', tag: 't' };
  listeners.push!({ data: { json: () => message }, waitUntil });
  expect(worker.registration.showNotification).toHaveBeenCalledWith('FutureLab', {
    body: 'Leo replied',
    tag: 't',
    data: '/notifications',
  });
  const click = (data: string) =>
    listeners.notificationclick!({ notification: { close: () => undefined, data }, waitUntil });
  click('//elsewhere.example/');
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
  click('/notifications');
  expect(worker.clients.openWindow).toHaveBeenCalledWith('https://futurelab.example/notifications');
});
