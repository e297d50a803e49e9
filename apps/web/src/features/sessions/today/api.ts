import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { callQuery, read } from '#lib/query.ts';

export const nextQuery = {
  ...callQuery('GET /training-sessions/next'),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<Calls['GET /training-sessions/next']>> => {
    const next = await read('GET /training-sessions/next', { signal });
    if (next.open === null) return next;
    // the server does not have its end from this device yet
    const { isEndWaiting } = await import('#features/sessions/live/queue/send-waiting.ts');
    return (await isEndWaiting(next.open._id)) ? { ...next, open: null } : next;
  },
};
