import { callQuery } from '#lib/query.ts';

export const statsQuery = callQuery('GET /training-sessions/stats');
