import {
  answerMatchDrills,
  type DrillAnswer,
  getMatchDrills,
  getResults,
  logMatch,
} from '@bandeja/domain/matches/contract';
import { getSchedule, getWeek } from '@bandeja/domain/schedule/contract';
import { getSession, listPast, nextSession } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import type { BodyInput, QueryInput } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { call, isOutage } from '#lib/http.ts';
import { callMutation, callQuery, invalidate } from '#lib/query.ts';

type Body = BodyInput<typeof logMatch>;

let leave: ((body: Body) => Promise<void>) | null = null;

/** Sets the function that stores a match on the device while the server cannot be reached (`app/offline/start.ts`). */
export function setLeavesMatch(run: (body: Body) => Promise<void>): void {
  leave = run;
}

export const logMatchMutation = { mutationFn: saveMatch };

async function saveMatch(body: Body): Promise<boolean> {
  try {
    await call(logMatch, { body });
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
  return invalidate(client, listPast, getSession, nextSession, getStats, getResults);
}

export type ResultsWish = NonNullable<QueryInput<typeof getResults>>;

/** The figures before stay while others are read. */
export const resultsQuery = (query: ResultsWish) => ({
  ...callQuery(getResults, { query }),
  placeholderData: keepPreviousData,
});

export const drillsQuery = (id: string) => callQuery(getMatchDrills, { params: { id } });

export const answerDrillsMutation = callMutation(
  answerMatchDrills,
  ({ id, answer }: { id: string; answer: DrillAnswer | null }) => ({ params: { id }, body: { answer } }),
);

export function drillsAnswered(client: QueryClient): Promise<void> {
  return invalidate(client, getMatchDrills, getWeek, getSchedule, nextSession);
}
