import type { Calls, Line } from '@bandeja/domain/wire/calls';
import type { BodyInput, QueryInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import type { ErrorBody } from '@bandeja/domain/wire/errors';
import { reportReached } from '#lib/connection.ts';
import { readStored, tokenKey } from '#lib/device-storage.ts';
import { timeZone } from '#lib/time-zone.ts';

/** The server answered, but not with success. `message` is fit to show. */
export class HttpError extends Error {
  status: number;
  code: string;
  issues: NonNullable<ErrorBody['issues']>;
  changed: ErrorBody['changed'];
  topic: ErrorBody['topic'];
  /** The help for a crisis: something else may have been meant. */
  mayBeMisread: ErrorBody['mayBeMisread'];
  constructor(status: number, body: Partial<ErrorBody>, statusText: string) {
    super(body.message ?? `Error ${status}: ${statusText}`);
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.issues = body.issues ?? [];
    this.changed = body.changed;
    this.topic = body.topic;
    this.mayBeMisread = body.mayBeMisread;
  }
}

/** No answer came: offline, server down, connection cut. */
export class NetworkError extends Error {}

export function isOutage(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && [502, 503, 504].includes(error.status));
}

type ParamsOf<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof ParamsOf<Rest>]: string }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

export type CallInput<L extends Line> = {
  params?: ParamsOf<Calls[L]['path']>;
  query?: QueryInput<Calls[L]>;
  body?: BodyInput<Calls[L]>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

const loginAddress = addressOf('POST /auth/login', {});

let onUnauthorized: () => void = () => {};

/** Sets the handler of an expired token: it is called for every 401 except a wrong password. */
export function setUnauthorizedHandler(handler: () => void): void {
  onUnauthorized = handler;
}

/** Prefetched answers by address; each is used once. */
const provided = new Map<string, unknown>();
const providedForMs = 10_000;

export function provideAnswers(answers: Record<string, unknown>): void {
  for (const [address, answer] of Object.entries(answers)) provided.set(`/api${address}`, answer);
  setTimeout(() => provided.clear(), providedForMs);
}

/** @throws HttpError when the server refuses, NetworkError when no answer comes */
export async function call<L extends Line>(line: L, input: CallInput<L> = {}): Promise<ResponseOf<Calls[L]>> {
  const address = addressOf(line, input);
  // a write invalidates prefetched answers
  if (!line.startsWith('GET ')) provided.clear();
  if (provided.has(address)) {
    const answer = provided.get(address);
    provided.delete(address);
    return answer as ResponseOf<Calls[L]>; // the answer of this address
  }
  return (await contentOf(await request(line, input))) as ResponseOf<Calls[L]>;
}

/** Like `call`, for an unread answer: server-sent events where the server supports them, else JSON. */
export async function openStream<L extends Line>(line: L, input: CallInput<L>): Promise<Response> {
  return request(line, input, { accept: 'text/event-stream, application/json' });
}

async function request<L extends Line>(
  line: L,
  input: CallInput<L>,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers = { ...more };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetchWithToken(addressOf(line, input), {
    method: line.split(' ', 1)[0] ?? 'GET',
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal ? { signal: input.signal } : {}),
    ...(input.keepalive ? { keepalive: true } : {}),
  });
  if (response.ok) return response;
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  throw new HttpError(response.status, body, response.statusText);
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  if (!isFile && !response.headers.get('content-type')?.startsWith('text/csv')) return response.json();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

/** `fetch` with the player's token and zone. A 401 signs the user out, except for a wrong password at sign-in. */
export async function fetchWithToken(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const token = readStored(tokenKey);
  const headers = Object.fromEntries(new Headers(init.headers));
  headers['x-time-zone'] = timeZone;
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const response = await send(address, { ...init, headers });
  // a late answer to a replaced token does not concern the new one
  const isCurrent = readStored(tokenKey) === token;
  if (response.status === 401 && address !== loginAddress && isCurrent) onUnauthorized();
  return response;
}

async function send(address: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    reportReached(true);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    reportReached(false);
    throw new NetworkError('No se puede conectar al servidor.', { cause: error });
  }
}

export function addressOf<L extends Line>(line: L, input: Pick<CallInput<L>, 'params' | 'query'>): string {
  const params: Record<string, string> = input.params ?? {};
  const [, path = ''] = line.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  // a list is sent item by item: `?equipment=pala&equipment=bolas`
  const query = Object.entries(input.query ?? {}).flatMap(([name, value]) =>
    [value].flat().flatMap((item) => (item === undefined || item === null ? [] : [[name, String(item)]])),
  );
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search ? `?${search}` : ''}`;
}
