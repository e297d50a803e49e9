import { isTimeZone, localDateIn, localHourIn } from '@bandeja/domain/calendar/dates';
import { isNudgeTime, openWeek } from '@bandeja/domain/check-ins/rules';
import * as queries from '#features/check-ins/nudge.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { queueMail } from '#kit/mail/outbox.ts';

export const nudgeMailKind = 'check_in_nudge';

/** One for each week that is not answered yet; after it, the coach's list. The mark and the orders are one transaction. */
export async function orderCheckInNudges(deps: Deps): Promise<void> {
  await inTransaction(deps, async (tx, inTx) => {
    const now = deps.now();
    for (const timeZone of (await queries.zonesOfAnswering(tx)).filter(isTimeZone)) {
      const today = localDateIn(timeZone, now);
      const monday = openWeek(today);
      if (monday === null || !isNudgeTime(today, localHourIn(timeZone, now))) continue;
      for (const nudged of await queries.takeUnanswered(tx, { timeZone, monday }, now)) {
        await remind(inTx, nudged, monday);
      }
    }
  });
}

/** By mail and push, each where the player wants it. */
async function remind(inTx: Deps, { userId, email, ...by }: queries.Nudged, monday: string): Promise<void> {
  if (by.pushes) await inTx.jobs.send(inTx.db, 'push', { kind: 'checkIn', userId }, { group: userId });
  if (!by.mails || !by.isVerified) return;
  const dedupeKey = `${nudgeMailKind}:${userId}:${monday}`;
  await queueMail(inTx, inTx.db, { kind: nudgeMailKind, to: email, payload: { userId, monday }, dedupeKey });
}
