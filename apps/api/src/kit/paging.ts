import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const isPaged = ({ query }: Endpoint): boolean => query !== undefined && 'before' in query.shape;

/** `Link` header (RFC 8288) when this page is full: the same address, before its last entry. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, entries: readonly { _id: string }[]): void {
  // the contract has parsed the query: one text for each name, and how many entries a page has
  const query = request.query as Record<string, string> & { limit: number };
  const last = entries.at(-1);
  if (last === undefined || entries.length < query.limit) return;
  const next = new URLSearchParams({ ...query, limit: String(query.limit), before: last._id });
  reply.header('link', `<${request.routeOptions.url}?${next}>; rel="next"`);
}
