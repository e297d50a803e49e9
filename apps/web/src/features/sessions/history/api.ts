import { listPast } from '@bandeja/domain/sessions/contract';
import { callQuery } from '#lib/query.ts';

/** The newest finished sessions. */
export const historyQuery = callQuery(listPast, { query: { isFinished: 'true', limit: 6 } });
