import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '#lib/query.ts';

const proposals = 20;

export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  const query = { ...(term === '' ? {} : { search: term }), limit: proposals };
  return callQuery('GET /exercises', { query }, { placeholderData: keepPreviousData });
}
