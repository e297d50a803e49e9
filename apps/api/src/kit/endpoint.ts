import { hasRole } from '@bandeja/domain/profile/rules';
import { isOpenTo } from '@bandeja/domain/tokens/rules';
import { type Endpoint, isForStaff, type Parsed, type ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type ErrorCode, errorBodySchema, errorTable } from '@bandeja/domain/wire/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import type { Actor } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { countRequest } from '#kit/limits.ts';
import { isPaged, linkNextPage } from '#kit/paging.ts';
import { shownTo } from '#kit/shown-to.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Endpoint;
  }
  interface FastifyRequest {
    actor: Actor | null;
  }
}

type ActorOf<E extends Endpoint> = E['access'] extends 'public'
  ? null
  : E['access'] extends 'optional'
    ? Actor | null
    : Actor;

export type Call<E extends Endpoint> = Parsed<E> & {
  actor: ActorOf<E>;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

type Handled<E extends Endpoint> = E['response'] extends null ? unknown : ResponseOf<E>;

export type Bind = <E extends Endpoint>(contract: E, handler: (call: Call<E>) => Promise<Handled<E>>) => void;

/** `handle` receives input parsed by the contract's schemas and an actor admitted by `guard`. */
export type Bound = { contract: Endpoint; handle: (call: Record<keyof Call<Endpoint>, unknown>) => Promise<unknown> };

/** Limit → guard → parse → handler → the answer through the contract's schema: nothing leaks that it does not name. */
export function endpointBinder(
  app: FastifyInstance,
  authenticate: Authenticate,
  db: Database,
  bound: Bound[] = [],
): Bind {
  return (contract, handler) => {
    const handle: Bound['handle'] = (call) => handler(call as Call<typeof contract>);
    bound.push({ contract, handle });
    const perMinute = strangersPerMinute(contract);
    const inMemory = perMinute === undefined ? contract.ratePerMinute : perMinute * floodFactor;
    app.route({
      method: contract.method,
      url: contract.path,
      schema: routeSchema(contract),
      ...(contract.bodyLimitBytes ? { bodyLimit: contract.bodyLimitBytes } : {}),
      config: {
        contract,
        ...(inMemory ? { rateLimit: { max: inMemory, timeWindow: '1 minute' } } : {}),
      },
      // the rate limit is an onRequest hook that runs after ours, so the guard waits for the next step
      preParsing: async (request) => {
        if (perMinute !== undefined) await countRequest(db, { route: contract.path, address: request.ip, perMinute });
        request.actor = contract.access === 'public' ? null : await authenticate(request);
        guard(contract, request.actor);
      },
      handler: async (request, reply) => {
        const { params, query, body, actor } = request;
        const answer = await handle({ params, query, body, actor, request, reply });
        if (contract.response === null) return reply.code(204).send();
        // the entries of a page have ids: they are what the next page is asked for by
        if (isPaged(contract)) linkNextPage(request, reply, answer as { _id: string }[]);
        if (reply.statusCode !== 304) reply.code(contract.status ?? 200);
        return actor?.token ? shownTo(answer, actor.token.scopes) : answer;
      },
    });
  };
}

/** The methods under which an address is bound. */
export function allowedMethods(bound: readonly Bound[], url: string): string[] {
  const parts = (url.split('?', 1)[0] ?? '').replace(/^\/api|\/$/g, '').split('/');
  const matches = ({ path }: Endpoint) => {
    const pattern = path.split('/');
    return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  const methods = bound.flatMap(({ contract }) => (matches(contract) ? [contract.method] : []));
  if (methods.length === 0) return [];
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].sort();
}

/** Where the database counts, the memory only spares it floods: people who sign in together behind one address must not be refused together. */
const floodFactor = 3;

/** Writes that need no account have a limit over all servers. */
const strangersPerMinute = ({ access, method, ratePerMinute }: Endpoint) =>
  (access === 'public' || access === 'optional') && method !== 'GET' ? ratePerMinute : undefined;

export function guard(contract: Endpoint, actor: Actor | null): void {
  if (contract.access === 'public') return;
  if (actor?.token && !isOpenTo(`${contract.method} ${contract.path}`, actor.token.scopes)) {
    throw new AppError('token.scope');
  }
  if (contract.access === 'optional') return;
  if (actor === null) throw new AppError('auth.required');
  if (isForStaff(contract.access) && !hasRole(actor, contract.access)) {
    throw new AppError(actor.waitsForSecondFactor ? 'admin.second_factor' : 'admin.required');
  }
}

function routeSchema(contract: Endpoint): Record<string, unknown> {
  return {
    ...(contract.params ? { params: contract.params } : {}),
    ...(contract.query ? { querystring: contract.query } : {}),
    ...(contract.body ? { body: contract.body } : {}),
    response: {
      ...errorResponses(contract),
      [contract.response ? (contract.status ?? 200) : 204]: contract.response ?? noContent,
    },
  };
}

const noContent = z.null();

export function errorsOf(contract: Endpoint): ErrorCode[] {
  const general: ErrorCode[] = ['rate.limited', 'server.unexpected', 'storage.full', 'database.unavailable'];
  const ofBody: ErrorCode[] = contract.body ? ['request.malformed', 'request.too_large', 'request.unsupported'] : [];
  const ofText: ErrorCode[] = contract.body || contract.query ? ['request.characters'] : [];
  const ofTokens: ErrorCode[] = contract.access === 'public' ? [] : ['token.scope'];
  return [...new Set([...contract.errors, ...ofTokens, ...ofBody, ...ofText, ...general])];
}

function errorResponses(contract: Endpoint): Record<string, unknown> {
  return Object.fromEntries(errorsOf(contract).map((code) => [errorTable[code].status, errorBodySchema]));
}

/** The code for an address whose id cannot be one: the same as for an id that is not there. */
export function notFoundCode(contract: Endpoint | undefined): ErrorCode {
  return contract?.errors.find((code) => code.endsWith('.not_found')) ?? 'route.not_found';
}
