import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names the next page of a list in the `Link` header (RFC 8288) when this one is full: the same address, before the last
 * entry of this page.
 */
export function linkNextPage(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  page: { entries: readonly { _id: string }[]; limit: number },
): void {
  const last = page.entries.at(-1);
  if (last === undefined || page.entries.length < page.limit) return;
  // the contract has parsed the query: one text for each name
  const next = new URLSearchParams({ ...(request.query as Record<string, string>), before: last._id });
  reply.header('link', `<${request.routeOptions.url}?${next}>; rel="next"`);
}
