import { registerMemberWorker } from './member-worker';
import { readStorage, writeStorage } from './storage';

/** For whom this browser shows what is pushed: another member who signs in here has not asked for it. */
const OWNER = 'futurelab:push';

/** Whether this browser can show what is pushed at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscriptionOf = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** A subscription as the api takes it. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** The address of this browser's push service, while it is turned on here for `userId`. */
export async function pushEndpoint(userId: string): Promise<string | null> {
  if (!canPush() || readStorage('localStorage', OWNER) !== userId) return null;
  return (await subscriptionOf())?.endpoint ?? null;
}

/**
 * Asks the person, then the browser, and tells the server by `save`.
 * @returns null: the browser does not let us
 */
export async function turnPushOn(
  userId: string,
  key: string,
  save: (target: PushTarget) => Promise<unknown>,
): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerMemberWorker(userId);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await save(targetOf(subscription));
  writeStorage('localStorage', OWNER, userId);
  return subscription.endpoint;
}

/** The browser takes nothing any more, whatever the server knows of it. */
export async function turnPushOff(): Promise<void> {
  writeStorage('localStorage', OWNER, null);
  await (await subscriptionOf())?.unsubscribe();
}

/** What is sent to the server again after signing in: it forgets a browser with its session. Once a visit. */
export async function pushToRenew(userId: string): Promise<PushTarget | null> {
  if (!(await pushEndpoint(userId)) || readStorage('sessionStorage', OWNER) === userId) return null;
  writeStorage('sessionStorage', OWNER, userId);
  return targetOf((await subscriptionOf())!);
}
