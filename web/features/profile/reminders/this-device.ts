import { registerWorker } from '#web/lib/device/offline.ts';
import { isSharedDevice } from '#web/lib/device/storage.ts';

/** Whether this browser can be reminded: a device that others use too keeps nothing that tells of a member. */
export type Ability = 'able' | 'shared' | 'unable';

export function abilityOf(): Ability {
  if (isSharedDevice()) return 'shared';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return can ? 'able' : 'unable';
}

/** What the server is told of this browser. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks the member for leave, which a browser allows after a press alone, and its push service for an address.
 * @param publicKey of the server, as base64url
 * @returns null where leave is not given
 * @throws where the browser has no push service, or cannot reach it
 */
export async function subscribeDevice(publicKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  // a worker that is only being installed can subscribe nobody yet
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // one for a key of before would be of no use
  await before?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, p256dh, auth };
}
