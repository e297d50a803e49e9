import type { DrillAnswer } from '@bandeja/domain/matches/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput, QueryInput } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { call, isOutage } from '#lib/http.ts';
import { callMutation, callQuery, invalidate } from '#lib/query.ts';

type Body = BodyInput<Calls['POST /matches']>;

let leave: ((body: Body) => Promise<void>) | null = null;

/** Sets the function that stores a match on the device while the server cannot be reached (`app/offline/start.ts`). */
export function setLeavesMatch(run: (body: Body) => Promise<void>): void {
  leave = run;
}

export const logMatchMutation = { mutationFn: saveMatch };

async function saveMatch(body: Body): Promise<boolean> {
  try {
    await call('POST /matches', { body });
    return true;
  } catch (error) {
    if (!isOutage(error) || leave === null) throw error;
    // a device without room must not claim to have the match
    await leave(body).catch(() => {
      throw error;
    });
    return false;
  }
}

export function matchLogged(client: QueryClient): Promise<void> {
  return invalidate(
    client,
    'GET /training-sessions/past',
    'GET /training-sessions/:id',
    'GET /training-sessions/next',
    'GET /training-sessions/stats',
    'GET /matches/results',
  );
}

export type ResultsWish = NonNullable<QueryInput<Calls['GET /matches/results']>>;

/** The figures before stay while others are read. */
export const resultsQuery = (query: ResultsWish) => ({
  ...callQuery('GET /matches/results', { query }),
  placeholderData: keepPreviousData,
});

export const drillsQuery = (id: string) => callQuery('GET /matches/:id/drills', { params: { id } });

export const answerDrillsMutation = callMutation(
  'PUT /matches/:id/drills',
  ({ id, answer }: { id: string; answer: DrillAnswer | null }) => ({ params: { id }, body: { answer } }),
);

export function drillsAnswered(client: QueryClient): Promise<void> {
  return invalidate(
    client,
    'GET /matches/:id/drills',
    'GET /training-schedule/week',
    'GET /training-schedule',
    'GET /training-sessions/next',
  );
}
