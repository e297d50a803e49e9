import type { HealthReading, RedFlag } from '#health.ts';

export type DangerKind = RedFlag | 'restricted';

export function flagOf(danger: DangerKind | null): RedFlag | null {
  return danger === 'restricted' ? 'prof' : danger;
}

export function dangerOf({ redFlag, restricted }: HealthReading): DangerKind | null {
  const stops = redFlag === 'crisis' || redFlag === 'urg' || redFlag === 'rest';
  return restricted === true && !stops ? 'restricted' : redFlag;
}
