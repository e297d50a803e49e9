import { logMatch } from '@bandeja/domain/matches/contract';
import { getSession, listPast, nextSession } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { callMutation, invalidate } from '#lib/query.ts';

export const logMatchMutation = callMutation(logMatch, (body: BodyInput<typeof logMatch>) => ({ body }));

/** Reads again whatever shows finished sessions. */
export function matchLogged(client: QueryClient): Promise<void> {
  return invalidate(client, listPast, getSession, nextSession, getStats);
}
