import { listPast } from '@bandeja/domain/sessions/contract';
import { callQuery } from '#lib/query.ts';

export const newestFinished = { query: { isFinished: 'true', limit: 6 } } as const;

export const historyQuery = callQuery(listPast, newestFinished);
