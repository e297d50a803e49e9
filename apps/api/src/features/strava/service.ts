import { createHash, randomBytes } from 'node:crypto';
import type { Session } from '@bandeja/domain/sessions/contract';
import type { confirmStrava, getStrava } from '@bandeja/domain/strava/contract';
import type { BodyInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { loadSession } from '#features/sessions/service.ts';
import * as queries from '#features/strava/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import * as strava from '#ports/strava.ts';
import type { StravaSettings } from '#settings.ts';

type Strava = ResponseOf<typeof getStrava>;

const stateMinutes = 10;
/** A token that ends so soon is renewed before it is used. */
const renewBeforeMs = 5 * 60_000;

export async function stravaOf(deps: Deps, actor: Actor): Promise<Strava> {
  const connection = await queries.connectionOf(deps.db, actor.userId);
  return {
    isAvailable: deps.settings.strava !== null,
    connectedAt: connection?.connectedAt.toISOString() ?? null,
  };
}

/** @throws AppError strava.unavailable */
export async function beginConnection(deps: Deps, actor: Actor): Promise<{ authorizeUrl: string }> {
  const settings = settingsOf(deps);
  const state = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + stateMinutes * 60_000);
  await queries.storeState(deps.db, actor.userId, { hash: hashOf(state), expiresAt });
  return { authorizeUrl: strava.authorizeUrl(settings, { redirectUri: `${deps.settings.publicUrl}/strava`, state }) };
}

/**
 * Takes what Strava sent back: the state counts once, for the player who began, and the player must have allowed to
 * write activities. @throws AppError strava.unavailable, strava.refused, strava.failed
 */
export async function endConnection(
  deps: Deps,
  actor: Actor,
  { code, state, scope }: BodyInput<typeof confirmStrava>,
): Promise<Strava> {
  const settings = settingsOf(deps);
  const isOwn = await queries.takeState(deps.db, actor.userId, hashOf(state), deps.now());
  if (!isOwn || !scope.split(',').includes(strava.stravaScope)) throw new AppError('strava.refused');
  const tokens = await answered(() => strava.tokensOfCode(settings, code), 'strava.refused');
  await queries.storeTokens(deps.db, actor.userId, sealedTokens(settings, tokens), deps.now());
  return stravaOf(deps, actor);
}

/** Forgets the tokens; Strava is notified, and where it does not answer the player can revoke it there. */
export async function disconnect(deps: Deps, actor: Actor): Promise<Strava> {
  const { strava: settings } = deps.settings;
  const connection = await queries.connectionOf(deps.db, actor.userId);
  await queries.deleteConnection(deps.db, actor.userId);
  if (settings !== null && connection !== null) {
    const { access } = connection.tokens;
    await Promise.resolve()
      .then(() => strava.deauthorize(settings, strava.unsealed(settings, access)))
      .catch(() => deps.log.warn('an authorisation could not be revoked at Strava'));
  }
  return stravaOf(deps, actor);
}

/**
 * Hands a finished session over, once: what was handed over answers its activity again.
 * @throws AppError session.not_found, session.unfinished, strava.unavailable, strava.not_connected, strava.busy, strava.failed
 */
export async function sendSession(deps: Deps, actor: Actor, sessionId: string): Promise<{ activityUrl: string }> {
  const session = await loadSession(deps, actor, sessionId);
  if (!session.isFinished) throw new AppError('session.unfinished');
  const settings = settingsOf(deps);
  const accessToken = await freshToken(deps, actor, settings);
  const upload = await queries.beginUpload(deps.db, actor.userId, sessionId, deps.now());
  if (upload.state === 'busy') throw new AppError('strava.busy');
  if (upload.state === 'done') return { activityUrl: strava.activityUrl(settings, upload.activityId) };
  try {
    const id = await answered(
      () => strava.createActivity(settings, accessToken, activityOf(session)),
      'strava.not_connected',
    );
    await queries.endUpload(deps.db, actor.userId, sessionId, id);
    return { activityUrl: strava.activityUrl(settings, id) };
  } catch (error) {
    await queries.dropUpload(deps.db, actor.userId, sessionId);
    throw error;
  }
}

/** Renewed where it ends; a refused renewal means that the player took the authorisation back at Strava. */
async function freshToken(deps: Deps, actor: Actor, settings: StravaSettings): Promise<string> {
  const connection = await queries.connectionOf(deps.db, actor.userId);
  if (connection === null) throw new AppError('strava.not_connected');
  const { access, refresh, expiresAt } = connection.tokens;
  if (expiresAt.getTime() - deps.now().getTime() > renewBeforeMs) return strava.unsealed(settings, access);
  try {
    const renewed = await answered(
      () => strava.renewedTokens(settings, strava.unsealed(settings, refresh)),
      'strava.not_connected',
    );
    await queries.storeTokens(deps.db, actor.userId, sealedTokens(settings, renewed));
    return renewed.accessToken;
  } catch (error) {
    if (error instanceof AppError && error.code === 'strava.not_connected') {
      await queries.deleteConnection(deps.db, actor.userId);
    }
    throw error;
  }
}

const strengthTypes = ['Fuerza', 'Fuerza explosiva', 'Pliometría'];

/** What Strava gets: name, kind, start and length; neither notes nor effort nor anything of health. */
function activityOf(session: Session): strava.StravaActivity {
  const { name, type, startTime, duration, timeZone } = session;
  return {
    name: type === 'Partido' ? 'Partido de pádel' : name,
    sportType: strengthTypes.includes(type) ? 'WeightTraining' : 'Workout',
    startLocal: wallClock(startTime, timeZone),
    seconds: duration,
    description: 'Entrenado con Bandeja',
  };
}

/** «2026-05-02T18:00:00» in the zone of the session. */
function wallClock(instant: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return text.format(new Date(instant)).replace(' ', 'T');
}

async function answered<T>(ask: () => Promise<T>, refused: 'strava.refused' | 'strava.not_connected'): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof strava.StravaFailure) throw new AppError(error.isRefused ? refused : 'strava.failed');
    throw error;
  }
}

function sealedTokens(settings: StravaSettings, tokens: strava.StravaTokens): queries.StoredTokens {
  const { accessToken, refreshToken, expiresAt } = tokens;
  return { access: strava.sealed(settings, accessToken), refresh: strava.sealed(settings, refreshToken), expiresAt };
}

function settingsOf(deps: Deps): StravaSettings {
  if (deps.settings.strava === null) throw new AppError('strava.unavailable');
  return deps.settings.strava;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest();
