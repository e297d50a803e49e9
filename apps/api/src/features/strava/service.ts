import { createHash, randomBytes } from 'node:crypto';
import { hasFeature } from '@bandeja/domain/billing/rules';
import type { Session } from '@bandeja/domain/sessions/contract';
import type { confirmStrava, getStrava, sendToStrava } from '@bandeja/domain/strava/contract';
import { stravaMessages } from '@bandeja/domain/strava/messages';
import type { BodyInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { loadUser } from '#features/profile/service.ts';
import { loadSession } from '#features/sessions/service.ts';
import * as queries from '#features/strava/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { pages } from '#kit/pages.ts';
import { seal, unseal } from '#kit/sealed.ts';
import * as strava from '#ports/strava.ts';
import type { StravaSettings } from '#settings.ts';

type Strava = ResponseOf<typeof getStrava>;

const stateMinutes = 10;
const renewBeforeMs = 5 * 60_000;
/** Longer than a call to Strava waits: a renewal that takes so long has died with its server. */
const longestRenewalMs = 30_000;

export async function stravaOf(deps: Deps, actor: Actor): Promise<Strava> {
  const connection = await queries.connectionOf(deps.db, actor.userId);
  return { isAvailable: deps.settings.strava !== null, connectedAt: connection?.connectedAt.toISOString() ?? null };
}

/** @throws AppError strava.unavailable, plan.required */
export async function beginConnection(deps: Deps, actor: Actor): Promise<{ authorizeUrl: string }> {
  const settings = settingsOf(deps);
  await requireWatches(deps, actor);
  const state = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + stateMinutes * 60_000);
  await queries.storeState(deps.db, actor.userId, { hash: hashOf(state), expiresAt });
  const redirectUri = `${deps.settings.publicUrl}${pages.strava}`;
  return { authorizeUrl: strava.authorizeUrl(settings, { redirectUri, state }) };
}

async function requireWatches(deps: Deps, actor: Actor): Promise<void> {
  const { subscription } = await loadUser(deps, actor.userId);
  if (!hasFeature(subscription, 'wearable_integration')) {
    throw new AppError('plan.required', undefined, stravaMessages.needsPro);
  }
}

/** For the desk; null where the server is not set up for it. */
export function connectedPlayers({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number | null> {
  return settings.strava === null ? Promise.resolve(null) : queries.countConnections(db);
}

/**
 * The state is valid once, for the player who began.
 * @throws AppError strava.unavailable, strava.refused, strava.failed
 */
export async function endConnection(
  deps: Deps,
  actor: Actor,
  { code, state, scope }: BodyInput<typeof confirmStrava>,
): Promise<Strava> {
  const settings = settingsOf(deps);
  const isOwn = await queries.takeState(deps.db, actor.userId, hashOf(state), deps.now());
  if (!isOwn || !scope.split(',').includes(strava.stravaScope)) throw new AppError('strava.refused');
  const tokens = await strava.tokensOfCode(settings, code).catch((error: unknown) => {
    throw errorOf(error, 'strava.refused');
  });
  await queries.storeConnection(deps.db, actor.userId, sealedTokens(deps, actor, tokens), deps.now());
  return stravaOf(deps, actor);
}

/** Deletes the tokens and notifies Strava; if it does not answer, the player can revoke the access there. */
export async function disconnect(deps: Deps, actor: Actor): Promise<Strava> {
  const { strava: settings } = deps.settings;
  const connection = await queries.connectionOf(deps.db, actor.userId);
  await queries.deleteConnection(deps.db, actor.userId);
  if (settings !== null && connection !== null) {
    const { access } = connection.tokens;
    await Promise.resolve()
      .then(() => strava.deauthorize(settings, opened(deps, actor, 'access', access)))
      .catch(() => deps.log.warn('an authorisation could not be revoked at Strava'));
  }
  return stravaOf(deps, actor);
}

/** Once: a repeated call returns its activity. @throws AppError session.not_found, session.unfinished, plan.required, strava.* */
export async function sendSession(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  { again = false }: BodyInput<typeof sendToStrava>,
): Promise<{ activityUrl: string }> {
  const session = await loadSession(deps, actor, sessionId);
  if (!session.isFinished) throw new AppError('session.unfinished');
  const settings = settingsOf(deps);
  await requireWatches(deps, actor);
  const tokens = await freshTokens(deps, actor, settings);
  const accessToken = await readable(deps, actor, tokens, 'access');
  const upload = await queries.beginUpload(deps.db, { userId: actor.userId, sessionId, isAgain: again }, deps.now());
  if (upload.state === 'done') return { activityUrl: strava.activityUrl(settings, upload.activityId) };
  if (upload.state !== 'begun') throw new AppError(`strava.${upload.state}`);
  try {
    const id = await strava.createActivity(settings, accessToken, activityOf(session));
    await queries.endUpload(deps.db, actor.userId, sessionId, id);
    return { activityUrl: strava.activityUrl(settings, id) };
  } catch (error) {
    const kind = error instanceof strava.StravaFailure ? error.kind : 'unclear';
    if (kind === 'unclear') {
      await queries.leaveUnclear(deps.db, actor.userId, sessionId);
      throw new AppError('strava.unclear');
    }
    await queries.dropUpload(deps.db, actor.userId, sessionId);
    if (kind === 'refused') await queries.dropTokens(deps.db, actor.userId, tokens);
    throw errorOf(error, 'strava.not_connected');
  }
}

/** By one request at a time: each renewal makes the former tokens worthless. A refusal means that the player revoked the access at Strava. */
async function freshTokens(deps: Deps, actor: Actor, settings: StravaSettings): Promise<queries.StoredTokens> {
  const { db } = deps;
  const now = deps.now();
  const tokens = (await queries.connectionOf(db, actor.userId))?.tokens;
  if (tokens === undefined) throw new AppError('strava.not_connected');
  if (tokens.expiresAt.getTime() - now.getTime() > renewBeforeMs) return tokens;
  const refreshToken = await readable(deps, actor, tokens, 'refresh');
  const until = new Date(now.getTime() + longestRenewalMs);
  if (!(await queries.beginRenewal(db, actor.userId, tokens, { now, until }))) throw new AppError('strava.busy');
  try {
    const renewed = sealedTokens(deps, actor, await strava.renewedTokens(settings, refreshToken));
    if (!(await queries.endRenewal(db, actor.userId, tokens, renewed))) throw new AppError('strava.not_connected');
    return renewed;
  } catch (error) {
    if (error instanceof strava.StravaFailure && error.kind === 'refused') {
      await queries.dropTokens(db, actor.userId, tokens);
    } else {
      await queries.endRenewal(db, actor.userId, tokens, tokens);
    }
    throw errorOf(error, 'strava.not_connected');
  }
}

const strengthTypes = ['Fuerza', 'Fuerza explosiva', 'Pliometría'];

function sportTypeOf(type: Session['type']): strava.StravaActivity['sportType'] {
  if (type === 'Partido') return 'Padel';
  return strengthTypes.includes(type) ? 'WeightTraining' : 'Workout';
}

/** Strava gets name, kind, start and length; no notes, no effort, nothing about health. */
function activityOf(session: Session): strava.StravaActivity {
  const { name, type, startTime, duration, timeZone } = session;
  return {
    name: type === 'Partido' ? 'Partido de pádel' : name,
    sportType: sportTypeOf(type),
    startLocal: wallClock(startTime, timeZone),
    seconds: duration,
    description: 'Entrenado con Bandeja',
  };
}

function wallClock(instant: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return text.format(new Date(instant)).replace(' ', 'T');
}

function errorOf(error: unknown, refused: 'strava.refused' | 'strava.not_connected'): unknown {
  if (!(error instanceof strava.StravaFailure)) return error;
  return new AppError(error.kind === 'refused' ? refused : 'strava.failed');
}

type TokenUse = 'access' | 'refresh';

/** One of the tokens; sealed with another key it is lost, and the player connects again. */
async function readable(deps: Deps, actor: Actor, tokens: queries.StoredTokens, use: TokenUse): Promise<string> {
  try {
    return opened(deps, actor, use, tokens[use]);
  } catch {
    await queries.dropTokens(deps.db, actor.userId, tokens);
    throw new AppError('strava.not_connected');
  }
}

const sealOwner = (actor: Actor, use: TokenUse) => `${actor.userId} strava ${use}`;

/** @throws when it was sealed with another key */
function opened(deps: Deps, actor: Actor, use: TokenUse, sealed: Buffer): string {
  return unseal(deps.settings, sealOwner(actor, use), sealed);
}

function sealedTokens(deps: Deps, actor: Actor, tokens: strava.StravaTokens): queries.StoredTokens {
  const sealed = (use: TokenUse, token: string) => seal(deps.settings, sealOwner(actor, use), token);
  const { accessToken, refreshToken, expiresAt } = tokens;
  return { access: sealed('access', accessToken), refresh: sealed('refresh', refreshToken), expiresAt };
}

function settingsOf(deps: Deps): StravaSettings {
  if (deps.settings.strava === null) throw new AppError('strava.unavailable');
  return deps.settings.strava;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest();
