import type { Endpoint, Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { type ErrorCode, errorBodySchema, errorTable } from '@bandeja/domain/wire/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import type { Actor } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { countRequest } from '#kit/limits.ts';
import { isPaged, linkNextPage } from '#kit/paging.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Endpoint;
  }
  interface FastifyRequest {
    /** Set by the binding from the token; null without a valid one. */
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

/** Identifies the caller of a request; written by the auth feature, passed in by the server. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** A call without an answer may return anything: nothing is sent. */
type Handled<E extends Endpoint> = E['response'] extends null ? unknown : ResponseOf<E>;

export type Bind = <E extends Endpoint>(contract: E, handler: (call: Call<E>) => Promise<Handled<E>>) => void;

/** A bound call; `handle` receives input parsed by the contract's schemas and an actor admitted by `guard`. */
export type Bound = { contract: Endpoint; handle: (call: Record<keyof Call<Endpoint>, unknown>) => Promise<unknown> };

/**
 * Binds contracts to handlers on one Fastify scope. The way of a call: limit → guard → parse → handler → the answer
 * through the contract's schema, so that nothing leaks which the contract does not name.
 * @param bound gets each
 */
export function endpointBinder(
  app: FastifyInstance,
  authenticate: Authenticate,
  db: Database,
  bound: Bound[] = [],
): Bind {
  return (contract, handler) => {
    // what a call is parsed by makes it one of this contract
    const handle: Bound['handle'] = (call) => handler(call as Call<typeof contract>);
    bound.push({ contract, handle });
    const perMinute = strangersPerMinute(contract);
    app.route({
      method: contract.method,
      url: contract.path,
      schema: routeSchema(contract),
      ...(contract.bodyLimitBytes ? { bodyLimit: contract.bodyLimitBytes } : {}),
      config: {
        contract,
        ...(contract.ratePerMinute ? { rateLimit: { max: contract.ratePerMinute, timeWindow: '1 minute' } } : {}),
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
        // the handler has set 304 if the caller's copy is current
        if (reply.statusCode !== 304) reply.code(contract.status ?? 200);
        return answer;
      },
    });
  };
}

/** Anonymous writes have a limit over all servers, after the limit in each server's memory. */
const strangersPerMinute = ({ access, method, ratePerMinute }: Endpoint) =>
  access === 'public' && method !== 'GET' ? ratePerMinute : undefined;

/** @throws AppError auth.required, admin.required, admin.second_factor */
export function guard(contract: Endpoint, actor: Actor | null): void {
  if (contract.access === 'public' || contract.access === 'optional') return;
  if (actor === null) throw new AppError('auth.required');
  if (contract.access === 'admin' && !actor.isAdmin) {
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

/** The errors of a call: those its contract names and those that any call may answer. */
export function errorsOf(contract: Endpoint): ErrorCode[] {
  const general: ErrorCode[] = ['rate.limited', 'server.unexpected', 'storage.full', 'database.unavailable'];
  const ofBody: ErrorCode[] = contract.body ? ['request.malformed', 'request.too_large', 'request.unsupported'] : [];
  return [...new Set([...contract.errors, ...ofBody, ...general])];
}

function errorResponses(contract: Endpoint): Record<string, unknown> {
  return Object.fromEntries(errorsOf(contract).map((code) => [errorTable[code].status, errorBodySchema]));
}

/** The code for an address whose id cannot be one: the same as for an id that is not there. */
export function notFoundCode(contract: Endpoint | undefined): ErrorCode {
  return contract?.errors.find((code) => code.endsWith('.not_found')) ?? 'route.not_found';
}
