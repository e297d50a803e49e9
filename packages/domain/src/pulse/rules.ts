import type { User } from '#profile/contract.ts';
import { openRedFlag, openReferral } from '#profile/rules.ts';
import { zoneCount } from '#pulse/vocabulary.ts';

/** Lower limits of the zones in beats per minute, ascending. */
export type ZoneLimits = readonly number[];

/** Shares of the maximum at which the zones begin (docs/training.md#pulse). */
const shares = [0.5, 0.6, 0.7, 0.8, 0.9];

/** Highest pulse by age in beats per minute: 208 − 0.7 · age (Tanaka 2001); a person may have ten more or less. */
export function highestPulse(age: number): number {
  return Math.round(208 - 0.7 * age);
}

export function limitsByAge(age: number): ZoneLimits {
  return shares.map((share) => Math.round(highestPulse(age) * share));
}

/** While a question about the heart waits for an answer, or a doctor's word for its confirmation, no zone is named. */
export function hidesZones(user: Pick<User, 'redFlag' | 'suspicion'>): boolean {
  return openRedFlag(user) !== null || openReferral(user) !== null || user.suspicion?.topic === 'heart';
}

/** 1 to 5; 0 below the first zone, and null without beats. */
export function zoneOf(beats: number | null, limits: ZoneLimits): number | null {
  if (beats === null || beats === 0) return null;
  return limits.filter((limit) => beats >= limit).length;
}

/** Seconds below the zones and in each; a second without beats (0) counts nowhere. */
export function secondsInZones(beats: ArrayLike<number>, limits: ZoneLimits): number[] {
  const seconds = Array.from({ length: zoneCount + 1 }, () => 0);
  for (let at = 0; at < beats.length; at += 1) {
    const zone = zoneOf(beats[at] ?? 0, limits);
    if (zone !== null) seconds[zone] = (seconds[zone] ?? 0) + 1;
  }
  return seconds;
}

/** Minutes in each zone times its number (Edwards 1993), beside the session-RPE load, never instead of it. */
export function zoneLoad(seconds: readonly number[]): number {
  return Math.round(seconds.reduce((sum, each, zone) => sum + each * zone, 0) / 60);
}

/** Average of the seconds with beats and the highest; null without any. */
export function beatsSummary(beats: ArrayLike<number>): { average: number; most: number } | null {
  let [sum, count, most] = [0, 0, 0];
  for (let at = 0; at < beats.length; at += 1) {
    const value = beats[at] ?? 0;
    if (value === 0) continue;
    sum += value;
    count += 1;
    most = Math.max(most, value);
  }
  return count === 0 ? null : { average: Math.round(sum / count), most };
}

export type PulseMark = { second: number; kind: 'set' | 'go'; setId?: string | undefined };
export type Recovery = { setId: string | undefined; second: number; peak: number; after: number; drop: number };

const [peakBefore, peakAfter, recoverySeconds] = [15, 10, 60];

/** After each set that is followed by a minute without another: the peak around its end and the beats a minute later. */
export function recoveries(beats: ArrayLike<number>, marks: readonly PulseMark[]): Recovery[] {
  const sets = marks.filter(({ kind }) => kind === 'set');
  return sets.flatMap(({ second, setId }, index) => {
    const next = marks.find((mark) => mark.second > second && mark.second < second + recoverySeconds);
    if (next !== undefined || (sets[index + 1]?.second ?? Number.POSITIVE_INFINITY) < second + recoverySeconds)
      return [];
    let peak = 0;
    for (let at = Math.max(0, second - peakBefore); at <= second + peakAfter; at += 1)
      peak = Math.max(peak, beats[at] ?? 0);
    const after = beats[second + recoverySeconds] ?? 0;
    return peak === 0 || after === 0 || after > peak ? [] : [{ setId, second, peak, after, drop: peak - after }];
  });
}
