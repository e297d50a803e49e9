import { hasFeature } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { getSessionPulse, Pulse, putSessionPulse } from '@bandeja/domain/pulse/contract';
import { pulseMessages } from '@bandeja/domain/pulse/messages';
import { hidesZones, secondsInZones, zoneLoad } from '@bandeja/domain/pulse/rules';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { forgetPulse } from '#features/imports/service.ts';
import { forgetWaitingPulse } from '#features/polar/service.ts';
import { giveConsent, loadUser, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import * as queries from '#features/pulse/queries.ts';
import { limitsOf, seriesOf, storedPulseOf, zonesOf } from '#features/pulse/series.service.ts';
import { loadSession } from '#features/sessions/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export async function pulseSettings(deps: Deps, actor: Actor): Promise<Pulse> {
  const [consents, user, { own, recordings }] = await Promise.all([
    standingConsents(deps, actor),
    loadUser(deps, actor.userId),
    queries.settingsOf(deps.db, actor.userId),
  ]);
  return { consent: consents.has('pulse'), own, recordings, ...zonesOf(user, own) };
}

/** @throws AppError plan.required */
export async function allowPulse(deps: Deps, actor: Actor): Promise<Pulse> {
  const { subscription } = await loadUser(deps, actor.userId);
  if (!hasFeature(subscription, 'wearable_integration')) {
    throw new AppError('plan.required', undefined, pulseMessages.needsPro);
  }
  await giveConsent(deps, actor, 'pulse');
  return pulseSettings(deps, actor);
}

/** @throws AppError pulse.consent_required */
export async function saveLimits(deps: Deps, actor: Actor, limits: number[] | null): Promise<Pulse> {
  await requireConsent(deps, actor);
  await queries.storeLimits(deps.db, actor.userId, limits);
  return pulseSettings(deps, actor);
}

export async function erasePulse(deps: Deps, actor: Actor): Promise<Pulse> {
  return inTransaction(deps, async (tx, inTx) => {
    await withdrawConsent(inTx, actor, 'pulse');
    await queries.deletePulses(tx, actor.userId);
    await forgetPulse(inTx, actor.userId);
    await forgetWaitingPulse(inTx, actor.userId);
    await queries.storeLimits(tx, actor.userId, null);
    return pulseSettings(inTx, actor);
  });
}

/** @throws AppError session.not_found */
export async function pulseOfSession(
  deps: Deps,
  actor: Actor,
  sessionId: string,
): Promise<ResponseOf<typeof getSessionPulse>> {
  await loadSession(deps, actor, sessionId);
  const stored = await queries.pulseOf(deps.db, { userId: actor.userId, sessionId });
  if (stored === null) return { pulse: null, limits: null };
  const limits = await limitsOf(deps, actor);
  const zoneSeconds = limits === null ? null : secondsInZones(await seriesOf(stored.beats), limits);
  const { startedAt, beats, ...rest } = stored;
  const load = zoneSeconds === null ? null : zoneLoad(zoneSeconds);
  const pulse = { ...rest, startedAt: startedAt.toISOString(), beats: beats.toString('base64'), zoneSeconds, load };
  return { pulse, limits: limits === null ? null : [...limits] };
}

/** Without a look at the plan: what was recorded while it was Pro is kept. @throws AppError session.not_found, pulse.consent_required, request.invalid */
export async function storePulse(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  { startedAt, beats, marks }: Parsed<typeof putSessionPulse>['body'],
): Promise<void> {
  await loadSession(deps, actor, sessionId);
  await requireConsent(deps, actor);
  const limits = await limitsOf(deps, actor);
  const pulse = await storedPulseOf({ startedAt, beats, marks }, limits);
  if (pulse === null) throw new AppError('request.invalid', [{ path: 'beats', message: pulseMessages.series }]);
  await queries.storePulse(deps.db, { userId: actor.userId, sessionId }, pulse, deps.now());
}

/** @throws AppError session.not_found */
export async function removePulse(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  await loadSession(deps, actor, sessionId);
  await queries.deletePulse(deps.db, { userId: actor.userId, sessionId });
}

/** By the Monday of the week; empty while no zone may be named. */
export async function pulseLoads(
  deps: Deps,
  actor: Actor,
  user: Pick<User, 'redFlag' | 'suspicion'>,
  period: { from: string; to: string },
): Promise<Map<string, number>> {
  return hidesZones(user) ? new Map() : queries.weeklyLoads(deps.db, actor.userId, period);
}

async function requireConsent(deps: Deps, actor: Actor): Promise<void> {
  if (!(await standingConsents(deps, actor)).has('pulse')) throw new AppError('pulse.consent_required');
}
