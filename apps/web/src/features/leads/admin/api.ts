import { deleteLead, exportLeads, listContactMessages, listLeads, markMessage } from '@bandeja/domain/leads/contract';
import type { Campaign, MarketingState } from '@bandeja/domain/leads/vocabulary';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation, invalidate, pagesQuery, removeMutation } from '#lib/query.ts';

const pageSize = 50;

/** Filter of the list; empty values do not filter. */
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
  return pagesQuery(listLeads, pageSize, queryOf(filter), { placeholderData: keepPreviousData });
}

export const deleteLeadMutation = removeMutation(deleteLead, (id: string) => ({ params: { id } }));

/** Messages of the contact page in the inbox's order: unanswered ones first, among them those with priority. */
export const messagesQuery = pagesQuery(listContactMessages, pageSize, {});

/** Marks a message as answered or open; resolves when the inbox has its new order. */
export function useMarkMessage() {
  const client = useQueryClient();
  return useMutation({
    ...callMutation(markMessage, ({ id, answered }: { id: string; answered: boolean }) => ({
      params: { id },
      body: { answered },
    })),
    onSettled: () => invalidate(client, listContactMessages),
  });
}

/** Fetches the leads of a filter as CSV; the caller saves it as a file. */
export function useLeadsExport() {
  return useMutation(callMutation(exportLeads, (filter: LeadFilter) => ({ query: queryOf(filter) })));
}
