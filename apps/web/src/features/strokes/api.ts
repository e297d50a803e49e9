import * as contract from '@bandeja/domain/strokes/contract';
import type { RatedStroke } from '@bandeja/domain/strokes/vocabulary';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const strokesQuery = callQuery(contract.getStrokes);

export type Levels = Partial<Record<RatedStroke, number>>;

export const useRateStrokes = () =>
  useReplacing(contract.getStrokes, contract.rateStrokes, (levels: Levels) => ({ body: { levels } }));

export const useSkipStrokes = () => useReplacing(contract.getStrokes, contract.skipStrokes, () => ({}));
