import { write } from './api/client';
import { readStorage, writeStorage } from './storage';

const WORKER = '/push-worker.js';
/** For whom this browser shows what is pushed: another member who signs in here has not asked for it. */
const OWNER = 'futurelab:push';

/** Whether this browser can show what is pushed at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionOf = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration(WORKER))?.pushManager.getSubscription()) ?? null;

function tellServer(subscription: PushSubscription) {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return write('POST', '/api/my/push-subscriptions', {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
}

/** The address of this browser's push service, while it is turned on here for `userId`. */
export async function pushEndpoint(userId: string): Promise<string | null> {
  if (!canPush() || readStorage('localStorage', OWNER) !== userId) return null;
  return (await subscriptionOf())?.endpoint ?? null;
}

/** Asks the person, then the browser; `denied`: the browser does not let us. */
export async function turnPushOn(userId: string, key: string): Promise<string | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tellServer(subscription);
  writeStorage('localStorage', OWNER, userId);
  return subscription.endpoint;
}

export async function turnPushOff(): Promise<void> {
  const subscription = await subscriptionOf();
  writeStorage('localStorage', OWNER, null);
  if (!subscription) return;
  await write('DELETE', '/api/my/push-subscriptions', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** After signing in again: the server forgets a browser with its session. */
export async function renewPush(userId: string): Promise<void> {
  if (!(await pushEndpoint(userId)) || readStorage('sessionStorage', OWNER) === userId) return;
  await tellServer((await subscriptionOf())!);
  writeStorage('sessionStorage', OWNER, userId);
}
