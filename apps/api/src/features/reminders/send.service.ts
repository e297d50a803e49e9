import { addDays, isTimeZone, localDateIn, localHourIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import { type ReminderMessage, reminderMessages as texts } from '@bandeja/domain/reminders/messages';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planLabel } from '@bandeja/domain/schedule/rules';
import { requireNoRedFlag } from '#features/profile/service.ts';
import * as queries from '#features/reminders/queries.ts';
import { recapPush } from '#features/reminders/recap.service.ts';
import { hasKey, pushKeys } from '#features/reminders/service.ts';
import { ensureTodayPlanned, storedWeek } from '#features/schedule/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import type { JobData, JobHandler } from '#kit/jobs.ts';
import { pages } from '#kit/pages.ts';
import { openPush, type SendPush } from '#ports/push.ts';

const daySeconds = 24 * 3600;
const restSeconds = 120;

export async function orderAllDue(deps: Deps, playersAtOnce = 500): Promise<void> {
  while ((await orderDue(deps, playersAtOnce)) === playersAtOnce);
}

/** Once a day: the mark and the orders are one transaction. The content is decided when a reminder is sent. */
async function orderDue(deps: Deps, most: number): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const zones = (await queries.zonesOfReminders(tx)).filter(isTimeZone);
    const now = deps.now();
    const hours = zones.map((timeZone) => ({
      timeZone,
      day: localDateIn(timeZone, now),
      hour: localHourIn(timeZone, now),
    }));
    const found = await queries.findDue(tx, hours, most);
    const due = await queries.takeDue(tx, found);
    for (const { userId, today, nextWeek, timeZone, day } of due) {
      const kinds = [...(today ? ['today'] : []), ...(nextWeek && weekdayOf(day) === 'friday' ? ['week'] : [])];
      for (const kind of kinds) await deps.jobs.send(tx, 'push', { kind, userId, day, timeZone }, { group: userId });
    }
    return found.length;
  });
}

/** A failing device has a job of its own, so that the others get the message once. @throws PushFailure of that job */
export function pushWorker(deps: Deps, sendPush = openPush()): JobHandler {
  return async ({ data, signal }) => {
    const { kind, userId, deviceId } = data;
    if (kind === 'rest') return orderRest(deps, data.restId ?? '');
    if (userId === undefined) return;
    const all = await queries.devicesOf(deps.db, userId);
    const devices = deviceId === undefined ? all : all.filter(({ id }) => id === deviceId);
    if (devices.length === 0) return;
    const message = await messageOf(deps, userId, data);
    if (message === null) return;
    const ttlSeconds = kind === 'restOver' ? restSeconds : daySeconds / 2;
    const sendTo = await sender(deps, sendPush, { message, ttlSeconds, signal });
    if (deviceId !== undefined) {
      await Promise.all(devices.map(sendTo));
      return;
    }
    const sent = await Promise.allSettled(devices.map(sendTo));
    const failed = devices.filter((_, index) => sent[index]?.status === 'rejected');
    await inTransaction(deps, async (tx) => {
      for (const { id } of failed) await deps.jobs.send(tx, 'push', { ...data, deviceId: id }, { group: userId });
    });
  };
}

async function sender(
  deps: Deps,
  sendPush: SendPush,
  { message, ttlSeconds, signal }: { message: ReminderMessage; ttlSeconds: number; signal: AbortSignal },
) {
  const { settings } = deps;
  const keys = await pushKeys(deps);
  return async (device: queries.Device): Promise<void> => {
    const outcome = hasKey(device, keys.publicKey)
      ? await sendPush({
          subscription: device,
          keys,
          ttlSeconds,
          subject: `mailto:${settings.operator.email}`,
          text: JSON.stringify(message),
          // 32 characters of base64url at most
          topic: message.tag,
          allowsLoopback: settings.isLocal,
          signal,
        })
      : 'gone';
    if (outcome === 'gone') await queries.removeDevice(deps.db, device.userId, device.id);
  };
}

async function orderRest(deps: Deps, restId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const userId = await queries.endRest(tx, restId);
    if (userId !== null) await deps.jobs.send(tx, 'push', { kind: 'restOver', userId }, { group: userId });
  });
}

async function messageOf(
  deps: Deps,
  userId: string,
  { kind, day, timeZone }: JobData,
): Promise<ReminderMessage | null> {
  if (kind === 'restOver') {
    const openId = await queries.openSession(deps.db, userId);
    return openId === null ? null : { ...texts.rest, url: pages.liveSession(openId), tag: 'descanso' };
  }
  if (kind === 'toPlayer') return { ...texts.coach.toPlayer, url: pages.myCoach, tag: 'entrenador' };
  if (kind === 'toCoach') return { ...texts.coach.toCoach, url: pages.coachHome, tag: 'jugadores' };
  if (kind === 'checkIn') return { ...texts.coach.checkIn, url: pages.checkIn, tag: 'control' };
  if (kind === 'published') return { ...texts.coach.published, url: pages.dashboard, tag: 'plan' };
  if (day === undefined || timeZone === undefined) return null;
  if (kind === 'recap' || kind === 'nudge') return recapPush(deps, { kind, userId, monday: day, timeZone });
  const actor: Actor = { userId, timeZone, authSessionId: '', name: '', isAdmin: false };
  if (kind === 'week') {
    if (!(await hasNextWeek(deps, actor, day))) return null;
    return { ...texts.nextWeek, url: pages.dashboard, tag: `semana-${day}` };
  }
  const planned = await trainingOn(deps, actor, day);
  if (planned === null) return null;
  const { type, routine } = planned;
  // of the plan its kind alone: others may read the screen, and the name of a routine is the player's own words
  const place = { url: pages.dashboard, tag: `hoy-${day}` };
  if (type === 'Partido') return { ...texts.match, ...place };
  const body = routine ? texts.training.body(routine.duration, routine.exerciseCount) : '';
  return { title: texts.training.title(planLabel(planned)), body, ...place };
}

/** Today's planned session, if it is not done and may be started; null for none, and once the day is over. */
async function trainingOn(deps: Deps, actor: Actor, day: string): Promise<PlanDay | null> {
  if (localDateIn(actor.timeZone, deps.now()) !== day) return null;
  const planned = await ensureTodayPlanned(deps, actor);
  if (planned === null || !planned.isPlanned || planned.type === 'Descanso') return null;
  if (await queries.hasTrained(deps.db, actor.userId, day)) return null;
  try {
    await requireNoRedFlag(deps, actor);
    return planned;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function hasNextWeek(deps: Deps, actor: Actor, day: string): Promise<boolean> {
  const week = await storedWeek(deps, actor, addDays(mondayOf(day), 7));
  return Object.values(week).some(({ isPlanned }) => isPlanned);
}
