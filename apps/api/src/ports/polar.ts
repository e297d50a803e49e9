import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PolarSettings } from '#settings.ts';

/** `refused`: the player's authorisation is gone; `gone`: there is no such exercise; `failed`: anything else. */
export class PolarFailure extends Error {
  kind: 'refused' | 'gone' | 'failed';
  constructor(kind: PolarFailure['kind']) {
    super(kind);
    this.kind = kind;
  }
}

const timeoutMs = 10_000;
const tokenSchema = z.object({ access_token: z.string(), x_user_id: z.union([z.number(), z.string()]) });

export type PolarToken = { accessToken: string; polarUser: string };

export function authorizeUrl(settings: PolarSettings, { redirectUri, state }: { redirectUri: string; state: string }) {
  const { clientId: client_id } = settings;
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'accesslink.read_all',
    client_id,
    redirect_uri: redirectUri,
    state,
  });
  return `${settings.flowBase}/oauth2/authorization?${query}`;
}

/** @throws PolarFailure */
export async function tokenOfCode(settings: PolarSettings, code: string, redirectUri: string): Promise<PolarToken> {
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
  const response = await ask(`${settings.tokenBase}/v2/oauth2/token`, {
    method: 'POST',
    headers: { authorization: basicOf(settings), accept: 'application/json' },
    body,
  });
  // 400 is about the player's code, 401 about the client's own secret
  if (response.status === 400) throw new PolarFailure('refused');
  const token = tokenSchema.safeParse(await contentOf(response));
  if (!token.success) throw new PolarFailure('failed');
  return { accessToken: token.data.access_token, polarUser: String(token.data.x_user_id) };
}

/** Polar sends exercises of registered players alone; one who is registered already stays so. @throws PolarFailure */
export async function register(settings: PolarSettings, accessToken: string, memberId: string): Promise<void> {
  const response = await ask(`${settings.apiBase}/v3/users`, {
    method: 'POST',
    headers: { ...bearer(accessToken), 'content-type': 'application/json' },
    body: JSON.stringify({ 'member-id': memberId }),
  });
  if (response.status === 409) return void (await response.body?.cancel());
  await contentOf(response);
}

/** Takes the authorisation back at Polar. @throws PolarFailure */
export async function deregister(settings: PolarSettings, { accessToken, polarUser }: PolarToken): Promise<void> {
  const path = `/v3/users/${encodeURIComponent(polarUser)}`;
  await contentOf(await ask(`${settings.apiBase}${path}`, { method: 'DELETE', headers: bearer(accessToken) }));
}

const exerciseSchema = z.object({
  /** The wall clock, without a zone. */
  start_time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
  /** Minutes. */
  start_time_utc_offset: z.number().int().min(-900).max(900),
  /** ISO 8601, `PT1H30M5.2S`. */
  duration: z.string(),
  distance: z.number().nullish(),
  heart_rate: z.object({ average: z.number().nullish(), maximum: z.number().nullish() }).nullish(),
  sport: z.string().nullish(),
  detailed_sport_info: z.string().nullish(),
});
export type ExerciseOfPolar = z.infer<typeof exerciseSchema>;

/** @throws PolarFailure */
export async function exerciseOf(settings: PolarSettings, accessToken: string, id: string): Promise<ExerciseOfPolar> {
  const headers = { ...bearer(accessToken), accept: 'application/json' };
  const response = await ask(`${settings.apiBase}/v3/exercises/${encodeURIComponent(id)}`, { headers });
  const exercise = exerciseSchema.safeParse(await contentOf(response));
  if (!exercise.success) throw new PolarFailure('failed');
  return exercise.data;
}

const messageSchema = z.object({
  event: z.literal('EXERCISE'),
  user_id: z.union([z.number(), z.string()]).transform(String),
  entity_id: z.string().min(1).max(60),
});

/** What Polar tells of an exercise; null where the message is not signed by it, or of something else. */
export function messageIn(
  { webhookSecret }: PolarSettings,
  raw: Buffer,
  signature: string,
): { polarUser: string; exerciseId: string } | null {
  const expected = createHmac('sha256', webhookSecret).update(raw).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const message = messageSchema.safeParse(jsonOf(raw));
  return message.success ? { polarUser: message.data.user_id, exerciseId: message.data.entity_id } : null;
}

/** Polar asks whether anybody is there when the operator registers the address: before there is a secret. */
export const isPing = (raw: Buffer) => z.object({ event: z.literal('PING') }).safeParse(jsonOf(raw)).success;

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

const basicOf = ({ clientId, clientSecret }: PolarSettings) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

function ask(url: string, init: RequestInit): Promise<Response> {
  // a redirect would carry secrets away
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new PolarFailure('failed');
  });
}

async function contentOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json().catch(() => null);
  await response.body?.cancel();
  if (response.status === 401 || response.status === 403) throw new PolarFailure('refused');
  throw new PolarFailure(response.status === 404 || response.status === 204 ? 'gone' : 'failed');
}
