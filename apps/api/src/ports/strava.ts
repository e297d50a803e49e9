import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { StravaSettings } from '#settings.ts';

/** What Strava knows of a session; `startLocal` is the player's wall clock, ISO 8601 without a zone. */
export type StravaActivity = {
  name: string;
  sportType: 'Workout' | 'WeightTraining';
  startLocal: string;
  seconds: number;
  description: string;
};

/** Tokens of one player. Never logged. */
export type StravaTokens = { accessToken: string; refreshToken: string; expiresAt: Date };

/** `isRefused`: the player's authorisation is gone; otherwise Strava did not answer as it should. */
export class StravaFailure extends Error {
  isRefused: boolean;
  constructor(isRefused: boolean) {
    super(isRefused ? 'refused' : 'failed');
    this.isRefused = isRefused;
  }
}

const timeoutMs = 10_000;
/** To read and write the player's own activities, nothing else. */
export const stravaScope = 'activity:write';

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() });
const activitySchema = z.object({ id: z.union([z.string(), z.number()]) });

/** The page that asks the player. */
export function authorizeUrl(settings: StravaSettings, { redirectUri, state }: { redirectUri: string; state: string }) {
  const query = new URLSearchParams({
    ...{ client_id: settings.clientId, redirect_uri: redirectUri, response_type: 'code' },
    ...{ approval_prompt: 'auto', scope: stravaScope, state },
  });
  return `${settings.apiBase}/oauth/authorize?${query}`;
}

/** @throws StravaFailure */
export function tokensOfCode(settings: StravaSettings, code: string): Promise<StravaTokens> {
  return askTokens(settings, { grant_type: 'authorization_code', code });
}

/** @throws StravaFailure */
export function renewedTokens(settings: StravaSettings, refreshToken: string): Promise<StravaTokens> {
  return askTokens(settings, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

async function askTokens(settings: StravaSettings, grant: Record<string, string>): Promise<StravaTokens> {
  const { clientId: client_id, clientSecret: client_secret } = settings;
  const answer = await post(settings, '/oauth/token', { client_id, client_secret, ...grant });
  const tokens = tokensSchema.safeParse(answer);
  if (!tokens.success) throw new StravaFailure(false);
  const { access_token, refresh_token, expires_at } = tokens.data;
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: new Date(expires_at * 1000) };
}

/** Creates an activity and answers its id. @throws StravaFailure */
export async function createActivity(
  settings: StravaSettings,
  accessToken: string,
  activity: StravaActivity,
): Promise<string> {
  const { name, sportType, startLocal, seconds, description } = activity;
  const fields = {
    ...{ name, sport_type: sportType, start_date_local: startLocal },
    ...{ elapsed_time: String(seconds), description },
  };
  const created = activitySchema.safeParse(await post(settings, '/api/v3/activities', fields, accessToken));
  if (!created.success) throw new StravaFailure(false);
  return String(created.data.id);
}

/** Takes the authorisation back at Strava. @throws StravaFailure */
export async function deauthorize(settings: StravaSettings, accessToken: string): Promise<void> {
  await post(settings, '/oauth/deauthorize', {}, accessToken);
}

/** Where an activity can be looked at. */
export const activityUrl = (settings: StravaSettings, id: string) => `${settings.apiBase}/activities/${id}`;

async function post(
  settings: StravaSettings,
  path: string,
  fields: Record<string, string>,
  accessToken?: string,
): Promise<unknown> {
  const response = await fetch(`${settings.apiBase}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    body: new URLSearchParams(fields),
    // a redirect would carry secrets away
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (response === null) throw new StravaFailure(false);
  if (!response.ok) {
    await response.body?.cancel();
    throw new StravaFailure(response.status === 400 || response.status === 401);
  }
  return response.json().catch(() => null);
}

const keyOf = (settings: StravaSettings) =>
  Buffer.from(hkdfSync('sha256', settings.clientSecret, settings.clientId, 'bandeja strava tokens', 32));
const nonceBytes = 12;
const tagBytes = 16;

/** A token as it is stored: AES-256-GCM with a key made of the client's secret. */
export function sealed(settings: StravaSettings, token: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings), nonce);
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws when it was sealed with another secret, or changed */
export function unsealed(settings: StravaSettings, stored: Buffer): string {
  const nonce = stored.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(settings), nonce);
  decipher.setAuthTag(stored.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(stored.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
