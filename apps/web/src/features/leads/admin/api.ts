import type { Campaign, MarketingState } from '@bandeja/domain/leads/vocabulary';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { callMutation, pagesQuery, removeMutation } from '#lib/query.ts';

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
  return pagesQuery('GET /admin/leads', pageSize, queryOf(filter), { placeholderData: keepPreviousData });
}

export const deleteLeadMutation = removeMutation('DELETE /admin/leads/:id', (id: string) => ({ params: { id } }));

export function useLeadsExport() {
  return useMutation(callMutation('GET /admin/leads/export', (filter: LeadFilter) => ({ query: queryOf(filter) })));
}
