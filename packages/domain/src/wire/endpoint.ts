import * as z from 'zod/mini';
import type { ErrorCode } from '#wire/errors.ts';

/** Rights an admin gives: `editor` keeps catalogue and texts, `support` answers messages. An admin has both. */
export const staffRoles = ['editor', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** `optional`: everyone, identified when a token is sent. */
export type Access = 'public' | 'optional' | 'player' | 'admin' | StaffRole;

export const isForStaff = (access: Access): access is 'admin' | StaffRole =>
  access === 'admin' || access === 'editor' || access === 'support';

/** The server registers it, the browser calls it, OpenAPI describes it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  tag: string;
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** Null: no content (204). */
  response: z.ZodMiniType | null;
  media?: string;
  status?: 200 | 201;
  errors: readonly ErrorCode[];
  /** Requests allowed per minute and address, where the general limit is too generous. */
  ratePerMinute?: number;
  /** A public read that a client may keep: it is asked for again with `If-None-Match`, and 304 says it still holds. */
  revalidates?: true;
  /** Of a body that is no JSON: its handler gets the bytes. */
  bodyMedia?: string;
  /** Largest body in bytes, where the general limit (256 kB) is too small. */
  bodyLimitBytes?: number;
};

type Shared = Pick<Endpoint, 'tag'> & Partial<Pick<Endpoint, 'response' | 'ratePerMinute'>> & { notFound?: ErrorCode };
type Call<S> = Pick<Endpoint, 'summary' | Exclude<'response', keyof S>> & Partial<Omit<Endpoint, 'method' | 'path'>>;
type Line = `${Endpoint['method']} /${string}`;
type PartsOf<L> = L extends `${infer M} ${infer P}` ? { method: M; path: P } : never;
type IdOf<L> = L extends `${string}/:id${string}` ? { params: typeof idParams } : unknown;
type Usual<S, L> = Omit<S, 'notFound'> & { access: 'player'; errors: readonly ErrorCode[] } & IdOf<L>;
type Complete<S, L, C> = PartsOf<L> & C & Omit<Usual<S, L>, keyof C>;

/** Defaults: a signed-in player, an id in the path, a 404 for unknown ids. `ratePerMinute` limits changes. */
export function endpointsOf<const S extends Shared>({ notFound, ratePerMinute, ...shared }: S) {
  return <const L extends Line, const C extends Call<S>>(line: L, call: C): Complete<S, L, C> => {
    const [method, path = ''] = line.split(' ');
    const access = call.access ?? 'player';
    const hasId = path.includes('/:id');
    const errors: ErrorCode[] = [
      ...(call.body || call.query ? (['request.invalid'] as const) : []),
      ...(access === 'player' || isForStaff(access) ? (['auth.required'] as const) : []),
      ...(isForStaff(access) ? (['admin.required'] as const) : []),
      ...(hasId && notFound ? [notFound] : []),
      ...(call.errors ?? []),
    ];
    const usual = {
      ...(hasId && { params: idParams }),
      ...(method !== 'GET' && ratePerMinute && { ratePerMinute }),
    };
    // TypeScript cannot infer the spread; `Complete` describes it
    return { method, path, ...usual, ...shared, ...call, access, errors } as unknown as Complete<S, L, C>;
  };
}

type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

export type BodyInput<E extends Endpoint> = In<E['body']>;
export type QueryInput<E extends Endpoint> = In<E['query']>;
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodMiniType ? z.output<E['response']> : undefined;
export type Parsed<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
};

export const idSchema = z.uuid().check(z.describe('UUID.'));
export const idParams = z.object({ id: idSchema });

export const localDateSchema = z.iso.date().check(z.describe("The player's calendar day, `YYYY-MM-DD`."));
export const instantSchema = z.iso.datetime({ offset: true }).check(z.describe('Instant, ISO 8601, with offset or Z.'));
