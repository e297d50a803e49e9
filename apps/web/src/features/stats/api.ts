import { getStats } from '@bandeja/domain/stats/contract';
import { callQuery } from '#lib/query.ts';

export const statsQuery = callQuery(getStats);
