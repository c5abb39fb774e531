interface Message {
  title: string;
  body: string;
  href: string;
  tag: string;
}

/** Shows what is pushed and opens the page it is about. */
export function showPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, href, tag } = event.data!.json() as Message;
    event.waitUntil(worker.registration.showNotification(title, { body, tag, data: href }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(event.notification.data as string, worker.location.origin);
    if (url.origin === worker.location.origin) event.waitUntil(worker.clients.openWindow(url.href));
  });
}
