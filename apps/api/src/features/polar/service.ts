import { createHash, randomBytes } from 'node:crypto';
import { hasFeature } from '@bandeja/domain/billing/rules';
import { importMessages } from '@bandeja/domain/imports/messages';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { type confirmPolar, type Polar, polarDays } from '@bandeja/domain/polar/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { addSessions, checkSessions } from '#features/imports/service.ts';
import * as queries from '#features/polar/queries.ts';
import { loadUser, standingConsents } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { codeOf, type JobHandler } from '#kit/jobs.ts';
import { pages } from '#kit/pages.ts';
import { seal, unseal } from '#kit/sealed.ts';
import * as polar from '#ports/polar.ts';
import type { PolarSettings } from '#settings.ts';

const stateMinutes = 10;
const keyPrefix = 'polar:';

export async function polarOf(deps: Deps, actor: Actor): Promise<Polar> {
  const [connection, waiting] = await Promise.all([
    queries.connectionOf(deps.db, actor.userId),
    queries.waitingExercises(deps.db, actor.userId),
  ]);
  const spans = waiting.map(({ session: { key, startTime, duration } }) => ({ key, startTime, duration }));
  const { same } =
    spans.length === 0 ? { same: [] } : await checkSessions(deps, actor, { keys: spans.map(({ key }) => key), spans });
  const sameOf = new Map(same.map(({ key, session }) => [key, session]));
  return {
    isAvailable: deps.settings.polar !== null,
    connectedAt: connection?.connectedAt.toISOString() ?? null,
    exercises: waiting.map(({ id, session: { key, name, type, startTime, duration, ...measured } }) => ({
      _id: id,
      name,
      type,
      startTime,
      duration,
      averageHeartRate: measured.averageHeartRate,
      maxHeartRate: measured.maxHeartRate,
      distanceMetres: measured.distanceMetres,
      same: sameOf.get(key) ?? null,
    })),
  };
}

/** @throws AppError polar.unavailable, plan.required */
export async function beginConnection(deps: Deps, actor: Actor): Promise<{ authorizeUrl: string }> {
  const settings = settingsOf(deps);
  const { subscription } = await loadUser(deps, actor.userId);
  if (!hasFeature(subscription, 'wearable_integration')) {
    throw new AppError('plan.required', undefined, importMessages.watchNeedsPro);
  }
  const state = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + stateMinutes * 60_000);
  await queries.storeState(deps.db, actor.userId, { hash: hashOf(state), expiresAt });
  return { authorizeUrl: polar.authorizeUrl(settings, { redirectUri: redirectUriOf(deps), state }) };
}

/** For the desk; null where the server is not set up for it. */
export function connectedPlayers({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number | null> {
  return settings.polar === null ? Promise.resolve(null) : queries.countConnections(db);
}

/** The state is valid once, for the player who began. @throws AppError polar.unavailable, polar.refused, polar.failed */
export async function endConnection(
  deps: Deps,
  actor: Actor,
  { code, state }: BodyInput<typeof confirmPolar>,
): Promise<Polar> {
  const settings = settingsOf(deps);
  const isOwn = await queries.takeState(deps.db, actor.userId, hashOf(state), deps.now());
  if (!isOwn) throw new AppError('polar.refused');
  const { accessToken, polarUser } = await polar.tokenOfCode(settings, code, redirectUriOf(deps)).catch(rethrow);
  // Polar wants a name of ours for the player: one that says nothing
  await polar.register(settings, accessToken, deps.newId()).catch(rethrow);
  const token = seal(deps.settings, sealOwner(actor.userId), accessToken);
  await inTransaction(deps, (tx) =>
    queries.storeConnection(tx, actor.userId, { connectedAt: deps.now(), token, polarUser }),
  );
  return polarOf(deps, actor);
}

/** Deletes the token and what waits, and tells Polar; if it does not answer, the player can revoke the access there. */
export async function disconnect(deps: Deps, actor: Actor): Promise<Polar> {
  await leavePolar(deps, actor.userId);
  return polarOf(deps, actor);
}

/** Also before an account is deleted. Never throws for what Polar answers. */
export async function leavePolar(deps: Deps, userId: string): Promise<void> {
  const { polar: settings } = deps.settings;
  const connection = await queries.connectionOf(deps.db, userId);
  await inTransaction(deps, (tx) => queries.deleteConnection(tx, userId));
  await queries.deleteExercises(deps.db, userId);
  if (settings === null || connection === null) return;
  const { token, polarUser } = connection;
  await Promise.resolve()
    .then(() => polar.deregister(settings, { accessToken: opened(deps, userId, token), polarUser }))
    .catch(() => deps.log.warn('an authorisation could not be revoked at Polar'));
}

/**
 * Joins it to the session of the same training, or adds it; where that session is gone or another one, it goes on waiting.
 * @throws AppError polar.not_found, polar.changed, plan.required, import.full
 */
export async function takeExercise(deps: Deps, actor: Actor, id: string, sessionId: string | null): Promise<Polar> {
  const session = found(await queries.waitingExercise(deps.db, actor.userId, id), 'polar.not_found');
  const { key } = session;
  const how = sessionId === null ? { apart: [key] } : { joins: [{ key, sessionId }] };
  if (sessionId !== null) await requireSame(deps, actor, session, sessionId);
  await addSessions(deps, actor, {
    _id: deps.newId(),
    source: 'polar',
    fileName: 'Polar',
    sessions: [session],
    ...how,
  });
  await queries.closeExercise(deps.db, actor.userId, id);
  return polarOf(deps, actor);
}

/** @throws AppError polar.changed where that session is not of the same training */
async function requireSame(
  deps: Deps,
  actor: Actor,
  { key, startTime, duration }: ImportedSession,
  sessionId: string,
): Promise<void> {
  const spans = [{ key, startTime, duration }];
  const { known, same } = await checkSessions(deps, actor, { keys: [key], spans });
  const isSame = known.length > 0 || same[0]?.session._id === sessionId;
  if (!isSame) throw new AppError('polar.changed');
}

/** @throws AppError polar.not_found */
export async function dismissExercise(deps: Deps, actor: Actor, id: string): Promise<Polar> {
  if (!(await queries.closeExercise(deps.db, actor.userId, id))) throw new AppError('polar.not_found');
  return polarOf(deps, actor);
}

/** Orders the fetching of an exercise that Polar tells of. @throws AppError polar.unavailable, polar.event_invalid */
export async function takeMessage(deps: Deps, raw: Buffer, signature: string): Promise<void> {
  if (polar.isPing(raw)) return;
  const message = polar.messageIn(settingsOf(deps), raw, signature);
  if (message === null) throw new AppError('polar.event_invalid');
  const userId = await queries.userOfPolar(deps.db, message.polarUser);
  // of a player who has left
  if (userId === null) return;
  const { exerciseId } = message;
  await inTransaction(deps, (tx) => deps.jobs.send(tx, 'polar', { userId, exerciseId }, { group: userId }));
}

/** Fetches one exercise. A refusal means that the player revoked the access at Polar: it is forgotten here, too. */
export function polarWorker(deps: Deps): JobHandler {
  return async ({ data: { userId = '', exerciseId = '' }, isLastAttempt }) => {
    try {
      await fetchExercise(deps, userId, exerciseId);
    } catch (error) {
      const kind = error instanceof polar.PolarFailure ? error.kind : null;
      if (kind === 'gone') return;
      if (kind === 'refused') return queries.deleteConnection(deps.db, userId);
      if (isLastAttempt) deps.log.error({ code: codeOf(error) }, 'an exercise of Polar given up');
      throw error;
    }
  };
}

async function fetchExercise(deps: Deps, userId: string, polarId: string): Promise<void> {
  const { polar: settings } = deps.settings;
  const connection = await queries.connectionOf(deps.db, userId);
  if (settings === null || connection === null) return;
  const exercise = await polar.exerciseOf(settings, opened(deps, userId, connection.token), polarId);
  const consents = await standingConsents(deps, { userId });
  const session = sessionOf(polarId, exercise, { hasPulse: consents.has('pulse') });
  if (session === null) return;
  await queries.storeExercise(deps.db, userId, { id: deps.newId(), polarId, session, receivedAt: deps.now() });
}

/** Words of Polar's sports, the first that fits. */
const typesOfSports: readonly [RegExp, ImportedSession['type'], string][] = [
  [/padel|paddle_tennis/i, 'Partido', 'Partido de pádel'],
  [/strength|crossfit|core|functional|circuit/i, 'Fuerza', 'Fuerza'],
  [/yoga|pilates|stretch|mobility|flex/i, 'Flexibilidad', 'Flexibilidad'],
];

/** Null where it says no length that a session can have. */
function sessionOf(
  polarId: string,
  exercise: polar.ExerciseOfPolar,
  { hasPulse }: { hasPulse: boolean },
): ImportedSession | null {
  const sport = exercise.detailed_sport_info ?? exercise.sport ?? '';
  const [, type, name] = typesOfSports.find(([words]) => words.test(sport)) ?? [null, 'Cardio' as const, 'Cardio'];
  const duration = secondsOf(exercise.duration);
  const wall = exercise.start_time.slice(0, 19);
  const start = new Date(Date.parse(`${wall}Z`) - exercise.start_time_utc_offset * 60_000);
  if (duration === null || Number.isNaN(start.getTime())) return null;
  const beats = (value: number | null | undefined) =>
    hasPulse && value && value >= 20 && value <= 260 ? Math.round(value) : null;
  const { distance } = exercise;
  return {
    key: `${keyPrefix}${polarId}`,
    name,
    type,
    startTime: start.toISOString(),
    localDate: wall.slice(0, 10),
    duration,
    notes: '',
    score: null,
    rpe: null,
    improvements: [],
    averageHeartRate: beats(exercise.heart_rate?.average),
    maxHeartRate: beats(exercise.heart_rate?.maximum),
    distanceMetres: distance && distance > 0 && distance <= 500_000 ? Math.round(distance) : null,
    entries: [],
  };
}

function secondsOf(duration: string): number | null {
  const parts = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/.exec(duration);
  if (!parts) return null;
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  const all = Math.round((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0));
  return all > 0 && all <= 86_400 ? all : null;
}

/** With the consent goes the pulse of what waits. */
export function forgetWaitingPulse(deps: Deps, userId: string): Promise<void> {
  return queries.deleteWaitingPulse(deps.db, userId);
}

/** Exercises that nobody wanted. */
export function deleteOldExercises(deps: Deps): Promise<void> {
  return queries.deleteOldExercises(deps.db, new Date(deps.now().getTime() - polarDays * 86_400_000));
}

function rethrow(error: unknown): never {
  if (!(error instanceof polar.PolarFailure)) throw error;
  throw new AppError(error.kind === 'refused' ? 'polar.refused' : 'polar.failed');
}

const sealOwner = (userId: string) => `${userId} polar access`;

/** @throws PolarFailure when it was sealed with another key: it is lost, and the player connects again */
function opened(deps: Deps, userId: string, token: Buffer): string {
  try {
    return unseal(deps.settings, sealOwner(userId), token);
  } catch {
    throw new polar.PolarFailure('refused');
  }
}

const redirectUriOf = (deps: Deps) => `${deps.settings.publicUrl}${pages.polar}`;

function settingsOf(deps: Deps): PolarSettings {
  if (deps.settings.polar === null) throw new AppError('polar.unavailable');
  return deps.settings.polar;
}

const hashOf = (state: string) => createHash('sha256').update(state).digest();
