import type { RatedStroke } from '@bandeja/domain/strokes/vocabulary';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const strokesQuery = callQuery('GET /strokes');

export type Levels = Partial<Record<RatedStroke, number>>;

export const useRateStrokes = () =>
  useReplacing('GET /strokes', 'PUT /strokes', (levels: Levels) => ({ body: { levels } }));

export const useSkipStrokes = () => useReplacing('GET /strokes', 'POST /strokes/skip', () => ({}));
