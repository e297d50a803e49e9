import { zoneName } from '@bandeja/domain/calendar/dates';
import type { addReminderDevice, putReminders, Reminders, ReminderWishes } from '@bandeja/domain/reminders/contract';
import { reminderMessages } from '@bandeja/domain/reminders/messages';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/reminders/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { seal, unseal } from '#kit/sealed.ts';
import { isOutwardAddress } from '#ports/outward.ts';
import type { PushKeys } from '#settings.ts';

const mostDevices = 10;
const sealOwner = 'push keys';

const nothing: ReminderWishes = {
  today: false,
  nextWeek: false,
  rest: false,
  hour: 18,
  recapPage: true,
  recapPush: false,
  recapMail: false,
};

export async function remindersOf(deps: Deps, actor: Actor): Promise<Reminders> {
  const [wishes, devices, keys] = await Promise.all([
    queries.wishesOf(deps.db, actor.userId),
    queries.devicesOf(deps.db, actor.userId),
    pushKeys(deps),
  ]);
  const { publicKey } = keys;
  // a browser that is not listed subscribes again, with the key of now
  const reached = devices.filter((device) => hasKey(device, publicKey)).map(({ id }) => ({ _id: id }));
  return { ...(wishes ?? nothing), devices: reached, publicKey };
}

/** The player's hour, where they want to be reminded of today's training. */
export async function reminderHour({ db }: Pick<Deps, 'db'>, userId: string): Promise<number | null> {
  const wishes = await queries.wishesOf(db, userId);
  return wishes?.today ? wishes.hour : null;
}

export async function saveReminders(
  deps: Deps,
  actor: Actor,
  sent: Parsed<typeof putReminders>['body'],
): Promise<Reminders> {
  const stored = await queries.wishesOf(deps.db, actor.userId);
  const wishes: ReminderWishes = { ...nothing, ...stored, ...sent };
  await queries.saveWishes(deps.db, actor.userId, wishes, zoneName(actor.timeZone));
  return remindersOf(deps, actor);
}

/** @throws AppError request.invalid for an address where no push service can be */
export async function addDevice(
  deps: Deps,
  actor: Actor,
  { endpoint, keys }: Parsed<typeof addReminderDevice>['body'],
): Promise<string> {
  if (!isOutwardAddress(endpoint, deps.settings.isLocal)) {
    throw new AppError('request.invalid', [{ path: 'endpoint', message: reminderMessages.badEndpoint }]);
  }
  const { publicKey } = await pushKeys(deps);
  const device = { userId: actor.userId, id: deps.newId(), endpoint, ...keys, publicKey };
  return inTransaction(deps, (tx) => queries.addDevice(tx, { ...device, most: mostDevices, now: deps.now() }));
}

export async function remindOfRest(deps: Deps, actor: Actor, seconds: number | null): Promise<void> {
  const restId = seconds === null ? null : deps.newId();
  await inTransaction(deps, async (tx) => {
    if (!(await queries.storeRest(tx, actor.userId, restId)) || restId === null || seconds === null) return;
    await deps.jobs.send(tx, 'push', { kind: 'rest', restId }, { afterSeconds: seconds, group: actor.userId });
  });
}

export const hasKey = (device: queries.Device, publicKey: string): boolean =>
  device.publicKey === null || device.publicKey === publicKey;

/** The server's key pair from the settings, else created once and stored; replaced when it cannot be decrypted. */
export async function pushKeys(deps: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<PushKeys> {
  if (deps.settings.pushKeys) return deps.settings.pushKeys;
  const stored = (await queries.storedKeys(deps.db, null)) ?? (await makeKeys(deps));
  try {
    return { publicKey: stored.publicKey, privateKey: unseal(deps.settings, sealOwner, stored.sealed) };
  } catch {
    // the key it was sealed with is gone: browsers must subscribe again
    await queries.forgetKeys(deps.db, stored.publicKey);
    const { publicKey, sealed } = await makeKeys(deps);
    return { publicKey, privateKey: unseal(deps.settings, sealOwner, sealed) };
  }
}

async function makeKeys({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>) {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const newKeys = { publicKey, sealed: seal(settings, sealOwner, privateKey), now: now() };
  const stored = await queries.storedKeys(db, newKeys);
  if (!stored) throw new Error('the key pair that was stored is there');
  return stored;
}
