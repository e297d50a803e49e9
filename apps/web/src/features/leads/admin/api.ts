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
  return pagesQuery('GET /admin/leads', pageSize, queryOf(filter), { placeholderData: keepPreviousData });
}

export const deleteLeadMutation = removeMutation('DELETE /admin/leads/:id', (id: string) => ({ params: { id } }));

export const messagesQuery = pagesQuery('GET /admin/messages', pageSize, {});

export function useMarkMessage() {
  const client = useQueryClient();
  return useMutation({
    ...callMutation('PATCH /admin/messages/:id', ({ id, answered }: { id: string; answered: boolean }) => ({
      params: { id },
      body: { answered },
    })),
    onSettled: () => invalidate(client, 'GET /admin/messages'),
  });
}

export function useLeadsExport() {
  return useMutation(callMutation('GET /admin/leads/export', (filter: LeadFilter) => ({ query: queryOf(filter) })));
}
