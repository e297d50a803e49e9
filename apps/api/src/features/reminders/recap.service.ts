import { addDays, isTimeZone, localDateIn, localHourIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { Recap } from '@bandeja/domain/recap/contract';
import { recapMessages as texts } from '@bandeja/domain/recap/messages';
import type { ReminderMessage } from '@bandeja/domain/reminders/messages';
import { requireNoRedFlag } from '#features/profile/service.ts';
import { recapOf } from '#features/recap/service.ts';
import { hasTrained, wishesOf } from '#features/reminders/queries.ts';
import * as queries from '#features/reminders/recap.queries.ts';
import { isAbsentWithin } from '#features/schedule/absence.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { findLink } from '#kit/mail/links.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { pages } from '#kit/pages.ts';

/** Hours of the player's Sunday; after them the recap is not sent any more: nobody is woken by one. */
const evening = { from: 19, to: 21 };

export async function orderDueRecaps(deps: Deps, playersAtOnce = 500): Promise<void> {
  while ((await orderRecaps(deps, playersAtOnce)) === playersAtOnce);
}

/** The mark and the orders are one transaction. The words are written when each is sent. */
async function orderRecaps(deps: Deps, most: number): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const now = deps.now();
    const zones = (await queries.zonesOfRecaps(tx)).filter(isTimeZone).flatMap((timeZone) => {
      const [day, hour] = [localDateIn(timeZone, now), localHourIn(timeZone, now)];
      const isDue = weekdayOf(day) === 'sunday' && hour >= evening.from && hour <= evening.to;
      return isDue ? [{ timeZone, day, monday: mondayOf(day) }] : [];
    });
    if (zones.length === 0) return 0;
    const found = await queries.findDueRecaps(tx, zones, most);
    const due = await queries.takeDueRecaps(tx, found);
    for (const { userId, timeZone, monday, push, mail, email, kind } of due) {
      if (kind === null) continue;
      if (push) await deps.jobs.send(tx, 'push', { kind, userId, day: monday, timeZone }, { group: userId });
      if (mail && email !== null) {
        const payload = { userId, monday, timeZone, kind };
        await queueMail(deps, tx, { kind: 'weekly_recap', to: email, payload, dedupeKey: `recap:${userId}:${monday}` });
      }
    }
    return found.length;
  });
}

export type RecapOrder = { kind: 'recap' | 'nudge'; userId: string; monday: string; timeZone: string };
export type RecapWords = { kind: 'recap'; recap: Recap } | { kind: 'nudge' };

/** What is said of a week; null where it is no longer wished for, or there is nothing to say. */
export async function wordsOf(
  deps: Deps,
  { kind, userId, monday, timeZone }: RecapOrder,
  by: 'recapPush' | 'recapMail',
): Promise<RecapWords | null> {
  const actor: Actor = { userId, timeZone, authSessionId: '', name: '', isAdmin: false };
  const wishes = await wishesOf(deps.db, userId);
  if (!wishes?.[by]) return null;
  if (kind === 'recap') return { kind, recap: await recapOf(deps, actor, monday) };
  const isOver = localDateIn(timeZone, deps.now()) > addDays(monday, 7);
  return isOver || !(await mayNudge(deps, actor, monday)) ? null : { kind };
}

/** Not after a week of illness or travel, nor while a doctor is to be asked first, nor to somebody who trained meanwhile. */
async function mayNudge(deps: Deps, actor: Actor, monday: string): Promise<boolean> {
  const today = localDateIn(actor.timeZone, deps.now());
  if (await hasTrained(deps.db, actor.userId, today)) return false;
  if (await isAbsentWithin(deps, actor, { from: monday, to: addDays(monday, 6) })) return false;
  try {
    await requireNoRedFlag(deps, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

export async function recapPush(deps: Deps, order: RecapOrder): Promise<ReminderMessage | null> {
  const words = await wordsOf(deps, order, 'recapPush');
  if (words === null) return null;
  const place = { url: pages.recap, tag: `resumen-${order.monday}` };
  if (words.kind === 'nudge') return { title: texts.nudge.title, body: texts.nudge.body, ...place };
  const { recap } = words;
  return { title: texts.push(texts.title(recap)), body: texts.minutes(recap), ...place };
}

/** @throws AppError mail.link_invalid */
export async function stopRecapMail(deps: Deps, token: string): Promise<void> {
  const link = await findLink(deps, deps.db, 'stop_recap', token);
  if (link === null || !('userId' in link.owner)) throw new AppError('mail.link_invalid');
  await queries.endRecapMail(deps.db, link.owner.userId);
}
