import { exportLeads, listContactMessages, listLeads } from '@bandeja/domain/leads/contract';
import type { Campaign, MarketingState } from '@bandeja/domain/leads/vocabulary';
import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query';
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

/** Messages of the contact page, newest first. */
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

/** Fetches the leads of a filter as CSV; the caller saves it as a file. */
export function useLeadsExport() {
  return useMutation({ mutationFn: (filter: LeadFilter) => call(exportLeads, { query: queryOf(filter) }) });
}
