import { listPast } from '@bandeja/domain/sessions/contract';
import { callQuery } from '#lib/query.ts';

/** The newest finished sessions, as the call sends it. */
export const newestFinished = { query: { isFinished: 'true', limit: 6 } } as const;

export const historyQuery = callQuery(listPast, newestFinished);
