import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const palasQuery = callQuery('GET /palas');

export const usePutPala = () =>
  useReplacing('GET /palas', 'PUT /palas', (body: BodyInput<Calls['PUT /palas']>) => ({ body }));

export const useRemovePala = () =>
  useReplacing('GET /palas', 'DELETE /palas', (since: string) => ({ query: { since } }));

export const useChangeOvergrip = () =>
  useReplacing('GET /palas', 'PUT /palas/overgrip', (changedOn: string) => ({ body: { changedOn } }));

export const useRemoveOvergrip = () =>
  useReplacing('GET /palas', 'DELETE /palas/overgrip', (changedOn: string) => ({ query: { changedOn } }));
