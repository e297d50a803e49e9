import { deleteCheckIns } from '#features/check-ins/erasure.queries.ts';
import type { Deps } from '#kit/deps.ts';
import type { JobHandler } from '#kit/jobs.ts';

/** When health is closed to the coach, or the link ends: what was sent until then. */
export function checkInWorker({ db }: Pick<Deps, 'db'>): JobHandler {
  return async ({ data: { kind, userId, until } }) => {
    if (kind === 'checkIns' && userId && until) await deleteCheckIns(db, userId, new Date(until));
  };
}
