import { callQuery } from '#lib/query.ts';

export const newestFinished = { query: { isFinished: 'true', limit: 6 } } as const;

export const historyQuery = callQuery('GET /training-sessions/past', newestFinished);
