import { exportLeads, listContactMessages, listLeads, markMessage } from '@bandeja/domain/leads/contract';
import type { Campaign, MarketingState } from '@bandeja/domain/leads/vocabulary';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';

const pageSize = 50;

/** What the list is narrowed to; empty values narrow nothing. */
export type LeadFilter = { search: string; campaign: Campaign | ''; marketing: MarketingState | '' };

function queryOf({ search, campaign, marketing }: LeadFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(campaign === '' ? {} : { campaign }),
    ...(marketing === '' ? {} : { marketing }),
  };
}

/** Leads, newest first. */
export function leadsQuery(filter: LeadFilter) {
  return infiniteQueryOptions({
    queryKey: ['leads', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listLeads, {
        query: { ...queryOf(filter), limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?._id),
    placeholderData: keepPreviousData,
  });
}

/** Messages of the contact page in the order of the inbox: what waits for an answer first, of that what has priority. */
export const messagesQuery = infiniteQueryOptions({
  queryKey: ['leads', 'messages'],
  queryFn: ({ pageParam, signal }) =>
    call(listContactMessages, {
      query: { limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?._id),
});

/** Notes that a message was answered, or takes that back; done when the inbox stands in its new order. */
export function useMarkMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answered }: { id: string; answered: boolean }) =>
      call(markMessage, { params: { id }, body: { answered } }),
    onSettled: () => client.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  });
}

/** Fetches the leads of a filter as CSV; the caller saves it as a file. */
export function useLeadsExport() {
  return useMutation({ mutationFn: (filter: LeadFilter) => call(exportLeads, { query: queryOf(filter) }) });
}
