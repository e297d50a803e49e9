import * as contract from '@bandeja/domain/palas/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const palasQuery = callQuery(contract.getPalas);

export const usePutPala = () =>
  useReplacing(contract.getPalas, contract.putPala, (body: BodyInput<typeof contract.putPala>) => ({ body }));

export const useRemovePala = () =>
  useReplacing(contract.getPalas, contract.removePala, (since: string) => ({ query: { since } }));

export const useChangeOvergrip = () =>
  useReplacing(contract.getPalas, contract.changeOvergrip, (changedOn: string) => ({ body: { changedOn } }));

export const useRemoveOvergrip = () =>
  useReplacing(contract.getPalas, contract.removeOvergrip, (changedOn: string) => ({ query: { changedOn } }));
