import { readTogether } from '@bandeja/domain/wire/together';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Bind, callAs } from '#kit/endpoint.ts';

/** Headers of a request that count for each of its reads. */
const sharedHeaders = ['authorization', 'x-time-zone'] as const;

/**
 * Answers the first reads of a page in one request. Each goes its own way through this server, guard and contract
 * included; only the token is looked up once for all, and their JSON is joined as it is. The first is answered before
 * the others begin: reading the week may plan it.
 */
export function togetherRoute(bind: Bind, api: FastifyInstance): void {
  bind(readTogether, async ({ query, request, reply, actor }) => {
    const [first, ...others] = [query.read].flat();
    const read = (address = '') => callAs(actor, () => memberOf(api, request, address));
    const members = [await read(first), ...(await Promise.all(others.map(read)))];
    reply.type('application/json; charset=utf-8');
    // a text is sent as it stands
    return `{${members.filter((member) => member !== null).join(',')}}` as unknown as Record<string, unknown>;
  });
}

/** An answer as a member of the whole, `"/users/me":{…}`; null where it failed. */
async function memberOf(api: FastifyInstance, request: FastifyRequest, address: string): Promise<string | null> {
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
  return statusCode === 200 && isJson ? `${JSON.stringify(address)}:${body}` : null;
}
