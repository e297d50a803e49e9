import { getMe } from '@bandeja/domain/profile/contract';
import { getSchedule, getWeek } from '@bandeja/domain/schedule/contract';
import * as contract from '@bandeja/domain/season/contract';
import { nextSession } from '@bandeja/domain/sessions/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, invalidate, keyOf, localKey } from '#lib/query.ts';

export const seasonQuery = callQuery(contract.getSeason);

export type GoalWish = BodyInput<typeof contract.previewGoal>;

/** What a goal would make, read anew each time; null asks nothing. */
export function goalPreview(wish: GoalWish | null) {
  return queryOptions({
    queryKey: localKey('season-goal', wish),
    queryFn: ({ signal }): Promise<contract.Season> | null =>
      wish && call(contract.previewGoal, { body: wish, signal }),
    enabled: wish !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

export const putGoal = (id: string, goal: GoalWish) => call(contract.putGoal, { body: { id, ...goal } });
export const removeGoal = (id: string) => call(contract.deleteGoal, { params: { id } });
export const putBlocks = (blocks: readonly contract.Stretch[]) =>
  call(contract.putBlocks, { body: { blocks: [...blocks] } });
export const saveTemplate = (body: BodyInput<typeof contract.saveTemplate>) => call(contract.saveTemplate, { body });
export const applyTemplate = (id: string, body: BodyInput<typeof contract.applyTemplate>) =>
  call(contract.applyTemplate, { params: { id }, body });
export const removeTemplate = (id: string) => call(contract.deleteTemplate, { params: { id } });

/** Weeks follow the season, and the profile shows its next tournament. */
export function storeSeason(client: QueryClient, season: contract.Season): void {
  client.setQueryData(keyOf(contract.getSeason, {}), season);
  void invalidate(client, getWeek, getSchedule, nextSession, getMe);
}
