import { deleteLead, exportLeads, listContactMessages, listLeads, markMessage } from '@bandeja/domain/leads/contract';
import type { Campaign, MarketingState } from '@bandeja/domain/leads/vocabulary';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation, invalidate, pagesQuery, removeMutation } from '#lib/query.ts';

const pageSize = 50;

export type LeadFilter = { search: string; campaign: Campaign | ''; marketing: MarketingState | '' };

function queryOf({ search, campaign, marketing }: LeadFilter) {
  return {
    ...(search === '' ? {} : { search }),
    ...(campaign === '' ? {} : { campaign }),
    ...(marketing === '' ? {} : { marketing }),
  };
}

export function leadsQuery(filter: LeadFilter) {
  return pagesQuery(listLeads, pageSize, queryOf(filter), { placeholderData: keepPreviousData });
}

export const deleteLeadMutation = removeMutation(deleteLead, (id: string) => ({ params: { id } }));

export const messagesQuery = pagesQuery(listContactMessages, pageSize, {});

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

export function useLeadsExport() {
  return useMutation(callMutation(exportLeads, (filter: LeadFilter) => ({ query: queryOf(filter) })));
}
