import { addDays, localDateIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import { type ReminderMessage, reminderMessages as texts } from '@bandeja/domain/reminders/messages';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { requireNoRedFlag } from '#features/profile/service.ts';
import * as queries from '#features/reminders/queries.ts';
import { pushKeys } from '#features/reminders/service.ts';
import { storedWeek, todaysPlan } from '#features/schedule/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import type { JobData, JobHandler } from '#kit/jobs.ts';
import { sendPush } from '#ports/push.ts';

/** How many players one turn looks at; the next turn takes the others. */
const playersAtOnce = 500;
const daySeconds = 24 * 3600;
/** The end of a rest is worth nothing later. */
const restSeconds = 120;

/**
 * Orders the reminders of the players whose hour it is, each day once: that it was looked at and the orders are one
 * transaction. What there is to say is found out when it is sent. Answers how many players those were.
 */
export async function orderDue(deps: Deps): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const due = await queries.takeDue(tx, deps.now(), playersAtOnce);
    for (const { userId, today, nextWeek, timeZone, day } of due) {
      const kinds = [...(today ? ['today'] : []), ...(nextWeek && weekdayOf(day) === 'friday' ? ['week'] : [])];
      for (const { id } of await queries.devicesOf(tx, userId)) {
        for (const kind of kinds) await deps.jobs.send(tx, 'push', { kind, deviceId: id, day, timeZone });
      }
    }
    return due.length;
  });
}

/** Sends what a job orders; a device that does not want any more is forgotten. @throws PushFailure to be tried again */
export function pushWorker(deps: Deps): JobHandler {
  return async ({ data }) => {
    if (data.kind === 'rest') return orderRest(deps, data.restId ?? '');
    const device = await queries.deviceById(deps.db, data.deviceId ?? '');
    if (!device) return;
    const message = await messageOf(deps, device.userId, data);
    if (message === null) return;
    const { settings } = deps;
    const outcome = await sendPush({
      subscription: device,
      keys: await pushKeys(deps),
      subject: `mailto:${settings.operator.email}`,
      text: JSON.stringify(message),
      ttlSeconds: data.kind === 'restOver' ? restSeconds : daySeconds / 2,
      // 32 characters of base64url at most
      topic: message.tag,
      allowsLoopback: settings.isLocal,
    });
    if (outcome === 'gone') await queries.removeDevice(deps.db, device.userId, device.id);
  };
}

/** A rest has ended with the screen away: every device hears of it, once. */
async function orderRest(deps: Deps, restId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const userId = await queries.endRest(tx, restId);
    if (userId === null) return;
    for (const { id } of await queries.devicesOf(tx, userId)) {
      await deps.jobs.send(tx, 'push', { kind: 'restOver', deviceId: id });
    }
  });
}

/** What is said, as things stand now; null when there is nothing to say any more. */
async function messageOf(
  deps: Deps,
  userId: string,
  { kind, day, timeZone }: JobData,
): Promise<ReminderMessage | null> {
  if (kind === 'restOver') {
    const openId = await queries.openSession(deps.db, userId);
    return openId === null ? null : { ...texts.rest, url: `/training-session/${openId}`, tag: 'descanso' };
  }
  if (day === undefined || timeZone === undefined) return null;
  const actor: Actor = { userId, timeZone, authSessionId: '', name: '', isAdmin: false };
  if (kind === 'week') {
    if (!(await hasNextWeek(deps, actor, day))) return null;
    return { ...texts.nextWeek, url: '/dashboard', tag: `semana-${day}` };
  }
  const planned = await trainingOn(deps, actor, day);
  if (planned === null) return null;
  const { type, routine } = planned;
  const place = { url: '/dashboard', tag: `hoy-${day}` };
  if (type === 'Partido') return { ...texts.match, ...place };
  const body = routine ? texts.training.body(routine.duration, routine.exerciseCount) : '';
  return { title: texts.training.title(routine?.name ?? type), body, ...place };
}

/** What is planned for today, was not done yet and may be started; null for nothing, and once the day is over. */
async function trainingOn(deps: Deps, actor: Actor, day: string): Promise<PlanDay | null> {
  if (localDateIn(actor.timeZone, deps.now()) !== day) return null;
  const planned = await todaysPlan(deps, actor);
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
