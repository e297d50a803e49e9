import { z } from 'zod';
import type { StravaSettings } from '#settings.ts';

/** Strava's data of a session; `startLocal` is the player's wall clock, ISO 8601 without a zone. */
export type StravaActivity = {
  name: string;
  sportType: 'Workout' | 'WeightTraining' | 'Padel';
  startLocal: string;
  seconds: number;
  description: string;
};

/** Tokens of one player. Never logged. */
export type StravaTokens = { accessToken: string; refreshToken: string; expiresAt: Date };

/** `refused`: the player's authorisation is gone; `failed`: certainly nothing was done; `unclear`: it may have been done. */
export class StravaFailure extends Error {
  kind: 'refused' | 'failed' | 'unclear';
  /** Strava did not understand what it was sent. */
  isInvalid: boolean;
  constructor(kind: StravaFailure['kind'], isInvalid = false) {
    super(kind);
    this.kind = kind;
    this.isInvalid = isInvalid;
  }
}

const timeoutMs = 10_000;
export const stravaScope = 'activity:write';

const tokensSchema = z.object({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() });
const activitySchema = z.object({ id: z.union([z.string(), z.number()]) });

export function authorizeUrl(settings: StravaSettings, { redirectUri, state }: { redirectUri: string; state: string }) {
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    approval_prompt: 'auto',
    scope: stravaScope,
    state,
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
  // 400 is about the player's code or token, 401 about the client's own secret
  const answer = await post(settings, '/oauth/token', { client_id, client_secret, ...grant }, { refusedStatus: 400 });
  const tokens = tokensSchema.safeParse(answer);
  if (!tokens.success) throw new StravaFailure('unclear');
  const { access_token, refresh_token, expires_at } = tokens.data;
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt: new Date(expires_at * 1000) };
}

/** Creates an activity and returns its id; as a workout where Strava does not take padel. @throws StravaFailure */
export async function createActivity(
  settings: StravaSettings,
  accessToken: string,
  activity: StravaActivity,
): Promise<string> {
  try {
    return await postActivity(settings, accessToken, activity);
  } catch (error) {
    const isRefusedType = error instanceof StravaFailure && error.isInvalid && activity.sportType === 'Padel';
    if (!isRefusedType) throw error;
    return postActivity(settings, accessToken, { ...activity, sportType: 'Workout' });
  }
}

async function postActivity(settings: StravaSettings, accessToken: string, activity: StravaActivity): Promise<string> {
  const { name, sportType, startLocal, seconds, description } = activity;
  const fields = {
    name,
    sport_type: sportType,
    start_date_local: startLocal,
    elapsed_time: String(seconds),
    description,
  };
  const created = activitySchema.safeParse(await post(settings, '/api/v3/activities', fields, { accessToken }));
  if (!created.success) throw new StravaFailure('unclear');
  return String(created.data.id);
}

/** Takes the authorisation back at Strava. @throws StravaFailure */
export async function deauthorize(settings: StravaSettings, accessToken: string): Promise<void> {
  await post(settings, '/oauth/deauthorize', {}, { accessToken });
}

export const activityUrl = (settings: StravaSettings, id: string) => `${settings.apiBase}/activities/${id}`;

/** Codes of connections that were never established: nothing was received. */
const unreachedCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

async function post(
  settings: StravaSettings,
  path: string,
  fields: Record<string, string>,
  { accessToken, refusedStatus = 401 }: { accessToken?: string; refusedStatus?: number },
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
  }).catch((error: unknown) => {
    throw new StravaFailure(isUnreached(error) ? 'failed' : 'unclear');
  });
  if (response.ok) return response.json().catch(() => null);
  await response.body?.cancel();
  if (response.status === refusedStatus) throw new StravaFailure('refused');
  const isInvalid = response.status === 400 || response.status === 422;
  throw new StravaFailure(response.status >= 500 ? 'unclear' : 'failed', isInvalid);
}

function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && unreachedCodes.includes(String(cause.code));
}
