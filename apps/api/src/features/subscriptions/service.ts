import { usageMonth } from '@bandeja/domain/subscriptions/rules';
import * as queries from '#features/subscriptions/queries.ts';
import type { Deps } from '#kit/deps.ts';

/**
 * Counts a started session against the month's limits, in the transaction that starts it. Matches do not count
 * (decisions.md, «Plan limits»): `type` is the routine's, since what a client calls its session proves nothing.
 */
export async function countSessionStart(
  deps: Pick<Deps, 'db' | 'now'>,
  start: { userId: string; sessionId: string; routineId: string; type: string },
): Promise<void> {
  if (start.type === 'Partido') return;
  await queries.countStart(deps.db, { ...start, month: usageMonth(deps.now()) });
}

/** Takes the count of a session back that was discarded without a set. */
export async function uncountSessionStart(
  deps: Pick<Deps, 'db'>,
  start: { userId: string; sessionId: string; routineId: string | null },
): Promise<void> {
  await queries.uncountStart(deps.db, start);
}
