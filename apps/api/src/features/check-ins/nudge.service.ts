import { isTimeZone, localDateIn, localHourIn } from '@bandeja/domain/calendar/dates';
import { isNudgeTime, openWeek } from '@bandeja/domain/check-ins/rules';
import * as queries from '#features/check-ins/nudge.queries.ts';
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
