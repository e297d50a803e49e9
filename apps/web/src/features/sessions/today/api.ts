import { nextSession } from '@bandeja/domain/sessions/contract';
import { callQuery } from '#lib/query.ts';

/** The open session, if any, and today's planned day. */
export const nextQuery = callQuery(nextSession);
