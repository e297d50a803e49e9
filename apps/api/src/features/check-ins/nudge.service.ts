import { isTimeZone, localDateIn, localHourIn } from '@bandeja/domain/calendar/dates';
import { closedWeek, isNudgeTime, openWeek } from '@bandeja/domain/check-ins/rules';
import * as queries from '#features/check-ins/nudge.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';

/** One for each week that is not answered yet; after it, the coach's list. The mark and the orders are one transaction. */
export async function orderCheckInNudges(deps: Deps): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const now = deps.now();
    for (const timeZone of (await queries.zonesOfAnswering(tx)).filter(isTimeZone)) {
      const today = localDateIn(timeZone, now);
      const monday = openWeek(today);
      if (monday === null || !isNudgeTime(today, localHourIn(timeZone, now))) continue;
      for (const userId of await queries.takeUnanswered(tx, { timeZone, monday }, now)) {
        await deps.jobs.send(tx, 'push', { kind: 'checkIn', userId }, { group: userId });
      }
    }
  });
}

/** Of a coach's players who share their health: those whose latest week went by without an answer. */
export async function missedCheckIns(db: Database, ids: readonly string[], today: string): Promise<Set<string>> {
  const monday = closedWeek(today);
  return monday === null ? new Set() : queries.missing(db, ids, monday);
}
