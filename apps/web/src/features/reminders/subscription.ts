import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';
import { call, HttpError } from '#lib/http.ts';

const reminderDeviceKey = 'bandeja.reminderDevice';

export class ReminderDenied extends Error {}

export const canRemind = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export function reminderDevice(): string | null {
  return z.uuid().safeParse(readStored(reminderDeviceKey)).data ?? null;
}

/** Subscribes this browser and registers it at the server. @throws ReminderDenied, HttpError, NetworkError, DOMException */
export async function subscribe(publicKey: string): Promise<void> {
  // requested synchronously within the tap, as browsers demand
  if ((await Notification.requestPermission()) !== 'granted') throw new ReminderDenied();
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new ReminderDenied();
  const key = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const subscription = await subscriptionWith(registration.pushManager, key);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const body = { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  const { _id } = await call('POST /reminders/devices', { body });
  writeStored(reminderDeviceKey, _id);
}

/** The browser's subscription; one for another key of the server is replaced. */
async function subscriptionWith(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wish);
  } catch (error) {
    const former = await manager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return manager.subscribe(wish);
  }
}

export async function unsubscribe(): Promise<void> {
  const id = reminderDevice();
  if (id !== null) {
    await call('DELETE /reminders/devices/:id', { params: { id } }).catch((error: unknown) => {
      // the server has forgotten this device already
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
    });
  }
  removeStored(reminderDeviceKey);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
