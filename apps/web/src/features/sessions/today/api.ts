import { discardSession, nextSession } from '@bandeja/domain/sessions/contract';
import { callQuery, removeMutation } from '#lib/query.ts';

/** The open session, if any, and today's planned day. */
export const nextQuery = callQuery(nextSession);

export const discardMutation = removeMutation(discardSession, (id: string) => ({ params: { id } }));
