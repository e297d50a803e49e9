import type { Season, Stretch } from '@bandeja/domain/season/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, invalidate, keyOf, localKey } from '#lib/query.ts';

export const seasonQuery = callQuery('GET /season');
export const toldQuery = callQuery('GET /chatbot/facts');

export type GoalWish = BodyInput<Calls['POST /season/goal-preview']>;

/** What a goal would make, read anew each time; null asks nothing. */
export function goalPreview(wish: GoalWish | null) {
  return queryOptions({
    queryKey: localKey('season-goal', wish),
    queryFn: ({ signal }): Promise<Season> | null => wish && call('POST /season/goal-preview', { body: wish, signal }),
    enabled: wish !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

export const putGoal = (id: string, goal: GoalWish) => call('PUT /season/goals', { body: { id, ...goal } });
export const removeGoal = (id: string) => call('DELETE /season/goals/:id', { params: { id } });
export const undoChange = (change: string) => call('POST /season/undo', { body: { change } });
export const putBlocks = (blocks: readonly Stretch[]) => call('PUT /season/blocks', { body: { blocks: [...blocks] } });
export const saveTemplate = (body: BodyInput<Calls['PUT /season/templates']>) =>
  call('PUT /season/templates', { body });
export const applyTemplate = (id: string, body: BodyInput<Calls['POST /season/templates/:id/apply']>) =>
  call('POST /season/templates/:id/apply', { params: { id }, body });
export const removeTemplate = (id: string) => call('DELETE /season/templates/:id', { params: { id } });

/** Weeks follow the season, and the profile shows its next tournament. */
export function storeSeason(client: QueryClient, season: Season): void {
  client.setQueryData(keyOf('GET /season', {}), season);
  void invalidate(
    client,
    'GET /training-schedule/week',
    'GET /training-schedule',
    'GET /training-sessions/next',
    'GET /users/me',
  );
}
