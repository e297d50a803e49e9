import { randomBytes } from 'node:crypto';
import type { CalendarFeed } from '@bandeja/domain/calendar/contract';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { isAsPlanned } from '@bandeja/domain/schedule/rules';
import { weeksAsIcs } from '#features/calendar/ics.service.ts';
import * as queries from '#features/calendar/queries.ts';
import { trainingMinute } from '#features/coach/facts.service.ts';
import { reminderHour } from '#features/reminders/service.ts';
import { ensurePlanned } from '#features/schedule/plan.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';

const daysBack = 28;

export async function feedOf(deps: Deps, actor: Actor): Promise<CalendarFeed | null> {
  const feed = await queries.feedOf(deps.db, actor.userId);
  if (!feed) return null;
  const { token, ...times } = feed;
  return { url: `${deps.settings.publicUrl}/api/calendar/${token}.ics`, ...times };
}

export async function makeFeed(deps: Deps, actor: Actor): Promise<CalendarFeed | null> {
  const token = randomBytes(32).toString('base64url');
  await inTransaction(deps, (tx) => queries.replaceFeed(tx, actor.userId, token, deps.now()));
  return feedOf(deps, actor);
}

/**
 * A finished session replaces its day's plan; today's only when it is the planned one.
 * @throws AppError calendar.not_found
 */
export async function readCalendar(deps: Deps, token: string): Promise<string> {
  const owner = found(await queries.readFeed(deps.db, token, deps.now()), 'calendar.not_found');
  const { userId, name, timeZone } = owner;
  await ensurePlanned(deps, { userId, name, timeZone, authSessionId: '', isAdmin: false });
  const today = localDateIn(timeZone, deps.now());
  const monday = mondayOf(today);
  const [days, done, minute] = await Promise.all([
    queries.trainingDays(deps.db, userId, monday),
    queries.doneSessions(deps.db, userId, addDays(monday, -daysBack)),
    playersMinute(deps, userId),
  ]);
  const open = days.filter((day) => {
    const onDay = done.filter(({ localDate }) => localDate === day.date);
    return onDay.length === 0 || (day.date >= today && !onDay.some((session) => isAsPlanned(day, session)));
  });
  const hour = minute === null ? null : { timeZone, minute };
  return weeksAsIcs({ publicUrl: deps.settings.publicUrl, userId, days: open, done, hour });
}

/** When the player trains: as told to the trainer, else when they want to be reminded; null: any time of the day. */
async function playersMinute(deps: Deps, userId: string): Promise<number | null> {
  const told = await trainingMinute(deps, userId);
  if (told !== null) return told;
  const hour = await reminderHour(deps, userId);
  return hour === null ? null : hour * 60;
}
