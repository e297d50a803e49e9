import { readTogether } from '@bandeja/domain/wire/together';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bind } from '#kit/endpoint.ts';

/** Headers of a request that count for each of its reads. */
const sharedHeaders = ['authorization', 'x-time-zone'] as const;

/**
 * Answers the first reads of a page in one request. Each goes its own way through this server, guard and contract
 * included. The first is answered before the others begin: reading the week may plan it.
 */
export function togetherRoute(bind: Bind, api: FastifyInstance): void {
  bind(readTogether, async ({ query, request }) => {
    const [first, ...others] = [query.read].flat();
    const read = async (address = '') => [address, await answerOf(api, request, address)] as const;
    const answers = [await read(first), ...(await Promise.all(others.map(read)))];
    return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
  });
}

async function answerOf(api: FastifyInstance, request: FastifyRequest, address: string): Promise<unknown> {
  const headers = Object.fromEntries(sharedHeaders.map((name) => [name, request.headers[name] ?? '']));
  const {
    statusCode,
    headers: own,
    body,
  } = await api.inject({
    method: 'GET',
    url: `/api${address}`,
    headers,
    remoteAddress: request.ip,
  });
  const isJson = String(own['content-type']).startsWith('application/json');
  return statusCode === 200 && isJson ? JSON.parse(body) : undefined;
}
