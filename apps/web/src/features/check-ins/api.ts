import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, keyOf } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const checkInsQuery = callQuery('GET /check-ins');

export const useSendCheckIn = () =>
  useReplacing('GET /check-ins', 'PUT /check-ins', (body: BodyInput<Calls['PUT /check-ins']>) => ({ body }));

export const coachedCheckInsQuery = (playerId: string) =>
  callQuery('GET /coaching/players/:id/check-ins', { params: { id: playerId } });

type Questions = BodyInput<Calls['PUT /coaching/players/:id/check-ins/questions']>['questions'];

/** The answer is the page as it is with them. */
export function useChooseQuestions(playerId: string) {
  const client = useQueryClient();
  return async (questions: Questions) => {
    const params = { id: playerId };
    const page = await call('PUT /coaching/players/:id/check-ins/questions', { params, body: { questions } });
    client.setQueryData(keyOf('GET /coaching/players/:id/check-ins', { params }), page);
  };
}
