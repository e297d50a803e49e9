import { parse } from 'node:querystring';
import { dateIssues } from '@bandeja/domain/wire/dates';
import { readTogether } from '@bandeja/domain/wire/together';
import type { FastifyError, FastifyInstance, FastifySerializerCompiler } from 'fastify';
import type { z } from 'zod';
import { type Bind, type Bound, type Call, guard } from '#kit/endpoint.ts';
import { answerOf } from '#kit/error-handler.ts';
import { AppError } from '#kit/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Called for each read answered within another request, like `onResponse` for requests. */
    readListeners: ((read: { route: string; statusCode: number; elapsedMs: number }) => void)[];
  }
}

type Read = Bound & { pattern: RegExp; serialise: (answer: unknown) => unknown };

/** Each read passes the general rate limit, the guard and its schemas; the token is looked up once. The first is answered before the others, because reading the week may plan it. */
export function togetherRoute(
  bind: Bind,
  api: FastifyInstance,
  bound: readonly Bound[],
  { compile, now }: { compile: FastifySerializerCompiler<z.ZodType>; now: () => Date },
): void {
  const reads = bound.flatMap(({ contract, handle }): Read[] => {
    const { method, path, response, media, ratePerMinute } = contract;
    if (method !== 'GET' || response === null || media !== undefined || ratePerMinute !== undefined) return [];
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    // both ways to write it take a schema of either face of zod
    const serialise = compile({ schema: response as unknown as z.ZodType, method, url: path, httpStatus: '200' });
    return [{ contract, handle, pattern, serialise }];
  });
  const byPath = new Map(reads.map((read) => [read.contract.path, read]));
  const countRead = api.createRateLimit();

  async function answerTo(read: Read, [path, search]: readonly string[], call: Call<typeof readTogether>) {
    const { contract, handle, pattern, serialise } = read;
    guard(contract, call.actor);
    const params = contract.params?.safeParse({ ...pattern.exec(path ?? '')?.groups });
    const query = contract.query?.safeParse({ ...parse(search ?? '') });
    const isImpossible = contract.query !== undefined && dateIssues(contract.query, query?.data, now()).length > 0;
    if (params?.success === false || query?.success === false || isImpossible) throw new AppError('request.invalid');
    const actor = contract.access === 'public' ? null : call.actor;
    return serialise(await handle({ ...call, params: params?.data, query: query?.data, body: undefined, actor }));
  }

  async function memberOf(address: string, isBeyond: boolean, call: Call<typeof readTogether>): Promise<string | null> {
    const parts = address.split('?');
    const read = byPath.get(parts[0] ?? '') ?? reads.find(({ pattern }) => pattern.test(parts[0] ?? ''));
    if (read === undefined) return null;
    const begin = performance.now();
    let statusCode = 200;
    try {
      if (isBeyond) throw new AppError('rate.limited');
      return `${JSON.stringify(address)}:${await answerTo(read, parts, call)}`;
    } catch (error) {
      statusCode = answerOf(error as FastifyError, call.request).status;
      return null;
    } finally {
      const elapsedMs = performance.now() - begin;
      for (const listener of api.readListeners) listener({ route: `/api${read.contract.path}`, statusCode, elapsedMs });
    }
  }

  bind(readTogether, async (call) => {
    const members: (string | null | Promise<string | null>)[] = [];
    for (const address of [call.query.read].flat()) {
      // one after the other: calls that count at the same time all see the highest count
      const counted = await countRead(call.request);
      const member = memberOf(address, !counted.isAllowed && counted.isExceeded, call);
      members.push(members.length === 0 ? await member : member);
    }
    const answered = (await Promise.all(members)).filter((member) => member !== null);
    call.reply.type('application/json; charset=utf-8');
    return `{${answered.join(',')}}` as unknown as Record<string, unknown>;
  });
}
