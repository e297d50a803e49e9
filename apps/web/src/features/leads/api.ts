import type { CreateLeadBody } from '@bandeja/domain/leads/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { call } from '#lib/http.ts';
import { callQuery } from '#lib/query.ts';

export type SentLead = ResponseOf<Calls['POST /leads']>;

export const sendLead = (lead: CreateLeadBody): Promise<SentLead> => call('POST /leads', { body: lead });

/** What a form knew, by its token. Read once: a token that is over brings nothing. */
export const knownQuery = (token: string) =>
  callQuery('POST /leads/answers', { body: { token } }, { staleTime: Number.POSITIVE_INFINITY, retry: false });
