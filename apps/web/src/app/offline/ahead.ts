import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { isOffered } from '@bandeja/domain/routines/rules';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isFresh, readRoutines } from '#app/offline/read-routines.ts';
import { fetchProgressAhead } from '#features/progress/stored-progress.ts';
import { routinePages } from '#features/routines/api.ts';
import { pastQuery } from '#features/sessions/api.ts';
import { keyOf, read } from '#lib/query.ts';

/** Of routines that can be started: the player's own first. About 15 kB each. */
const mostRoutines = 48;
const freshMs = 86_400_000;
const routineFreshMs = 7 * freshMs;

/** What pages that were never visited show without a network, read once a day after everything else. */
export async function fetchAhead(client: QueryClient): Promise<void> {
  const aheadKey = hashKey(keyOf('GET /routines', { query: { of: 'library', limit: 50 } }));
  if (await isFresh(aheadKey, freshMs)) return;
  await client.prefetchInfiniteQuery(pastQuery());
  await fetchProgressAhead();
  await read('GET /season');
  await read('GET /body');
  for (const list of [{ of: 'own' }, { of: 'favorites' }] as const)
    await client.prefetchInfiniteQuery(routinePages(list));
  await fetchStartable(await read('GET /routines'));
  // the last one: whoever leaves before begins again
  await client.prefetchInfiniteQuery(routinePages({ of: 'library' }));
}

async function fetchStartable(routines: readonly RoutineSummary[]): Promise<void> {
  const startable = routines.filter((routine) => routine.isActive && isOffered(routine));
  const ownFirst = startable.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const ids = ownFirst.slice(0, mostRoutines).map(({ _id }) => _id);
  await readRoutines(ids, routineFreshMs);
}
