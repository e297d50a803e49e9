import type { CaredPlace, CareStage } from '@bandeja/domain/body/rules';
import { type Protocol, protocols } from '#area-work/protocols.ts';

/** A day of the plan; a match has its warm-up alone. */
export type WorkDay = { date: string; kind: 'session' | 'match' | 'rest' };

/** More than two areas would leave no session. */
const placesMost = 2;

const timesIn: Record<CareStage, (protocol: Protocol) => number> = {
  hurts: ({ timesAWeek }) => timesAWeek,
  cares: ({ timesAWeek }) => Math.ceil(timesAWeek / 2),
  fading: ({ timesAWeek }) => Math.ceil(timesAWeek / 2),
  last: () => 1,
};

/**
 * The places that get work of their own, by date (docs/training.md#own-work). `days` are those of one calendar week; where
 * its sessions are too few, the warm-ups of matches join.
 */
export function workDays(places: readonly CaredPlace[], days: readonly WorkDay[]): Map<string, CaredPlace[]> {
  const byDate = new Map<string, CaredPlace[]>();
  for (const place of places) {
    const protocol = protocols[place.region];
    const times = timesIn[place.stage](protocol);
    const least = place.stage === 'hurts' ? protocol.least : 1;
    for (const date of spread(datesFor(days, least), times)) {
      const ofDay = byDate.get(date) ?? [];
      if (ofDay.length < placesMost) byDate.set(date, [...ofDay, place]);
    }
  }
  return byDate;
}

function datesFor(days: readonly WorkDay[], least: number): string[] {
  const sessions = days.filter(({ kind }) => kind === 'session').map(({ date }) => date);
  const matches = days.filter(({ kind }) => kind === 'match').map(({ date }) => date);
  return [...sessions, ...matches.slice(0, Math.max(0, least - sessions.length))].sort();
}

/** As many as asked, as far apart as they go. */
function spread(dates: readonly string[], times: number): string[] {
  if (times >= dates.length) return [...dates];
  if (times === 1) return dates.slice(0, 1);
  const step = (dates.length - 1) / (times - 1);
  return Array.from({ length: times }, (_, index) => dates[Math.round(index * step)] ?? '');
}
