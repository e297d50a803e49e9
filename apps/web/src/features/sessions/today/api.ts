import { nextSession } from '@bandeja/domain/sessions/contract';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { callQuery, read } from '#lib/query.ts';

export const nextQuery = {
  ...callQuery(nextSession),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<typeof nextSession>> => {
    const next = await read(nextSession, { signal });
    if (next.open === null) return next;
    // the server does not have its end from this device yet
    const { isEndWaiting } = await import('#features/sessions/live/send-waiting.ts');
    return (await isEndWaiting(next.open._id)) ? { ...next, open: null } : next;
  },
};
