import { showPushes } from './push';

test('The worker shows what is pushed and opens pages of this site alone', () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const worker = {
    registration: { showNotification: jest.fn() },
    clients: { openWindow: jest.fn() },
    location: { origin: 'https://futurelab.example' },
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
  };
  showPushes(worker as unknown as ServiceWorkerGlobalScope);
  const waitUntil = () => undefined;
  const message = { title: 'FutureLab', body: 'Leo replied', href: '/notifications', tag: 't' };
  listeners['push']!({ data: { json: () => message }, waitUntil });
  expect(worker.registration.showNotification).toHaveBeenCalledWith('FutureLab', {
    body: 'Leo replied',
    tag: 't',
    data: '/notifications',
  });
  const click = (data: string) =>
    listeners['notificationclick']!({ notification: { close: () => undefined, data }, waitUntil });
  click('//elsewhere.example/');
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
  click('/notifications');
  expect(worker.clients.openWindow).toHaveBeenCalledWith('https://futurelab.example/notifications');
});
