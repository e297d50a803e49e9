import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { User } from '@bandeja/domain/profile/contract';
import type { Pulse, putSessionPulse } from '@bandeja/domain/pulse/contract';
import {
  beatsSummary,
  hidesZones,
  limitsByAge,
  secondsInZones,
  type ZoneLimits,
  zoneLoad,
} from '@bandeja/domain/pulse/rules';
import { longestPulseSeconds } from '@bandeja/domain/pulse/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { loadUser } from '#features/profile/service.ts';
import * as queries from '#features/pulse/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const [inflate, deflate] = [promisify(inflateRaw), promisify(deflateRaw)];

export type PulseSeries = Parsed<typeof putSessionPulse>['body'];

export function zonesOf(user: User, own: number[] | null): Pick<Pulse, 'limits' | 'from'> {
  if (hidesZones(user)) return { limits: null, from: 'asked' };
  if (own !== null) return { limits: own, from: 'own' };
  return user.age === null ? { limits: null, from: 'none' } : { limits: [...limitsByAge(user.age)], from: 'age' };
}

export async function limitsOf(deps: Deps, actor: Actor): Promise<ZoneLimits | null> {
  const user = await loadUser(deps, actor.userId);
  return zonesOf(user, (await queries.settingsOf(deps.db, actor.userId)).own).limits;
}

/** @throws Error where it is not deflated, or longer than a day */
export function seriesOf(beats: Buffer): Promise<Buffer> {
  return inflate(beats, { maxOutputLength: longestPulseSeconds });
}

/** Null where the beats cannot be read or are none. */
export async function storedPulseOf(
  { startedAt, beats, marks }: PulseSeries,
  limits: ZoneLimits | null,
): Promise<queries.StoredPulse | null> {
  const series = await seriesOf(Buffer.from(beats, 'base64')).catch(() => null);
  const summary = series && beatsSummary(series);
  if (!series || !summary) return null;
  return {
    startedAt: new Date(startedAt),
    seconds: series.length,
    beats: await deflate(series),
    marks,
    ...summary,
    load: limits === null ? null : zoneLoad(secondsInZones(series, limits)),
  };
}

/** Of sessions that an export brings back; what cannot be read is left out. */
export async function restorePulses(
  deps: Deps,
  actor: Actor,
  recordings: readonly { sessionId: string; pulse: PulseSeries }[],
): Promise<void> {
  if (recordings.length === 0) return;
  const limits = await limitsOf(deps, actor);
  for (const { sessionId, pulse } of recordings) {
    const stored = await storedPulseOf(pulse, limits);
    if (stored !== null) await queries.storePulse(deps.db, { userId: actor.userId, sessionId }, stored, deps.now());
  }
}
