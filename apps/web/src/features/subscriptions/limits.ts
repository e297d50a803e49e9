import { effectivePlan, planLimits, usageMonth } from '@bandeja/domain/subscriptions/rules';
import type { Subscription } from '@bandeja/domain/subscriptions/vocabulary';

export type Usage = { sessions: number; routines: number };
export type Counted = keyof Usage;
export type Pressure = { of: Counted; most: number; left: number };

/** From how many left it is said ahead: two sessions of ten, one routine of three. */
const nearLeft = { sessions: 2, routines: 1 } as const;

/** What of the month is used up or nearly so, the sessions first (docs/product.md#plan-limits). */
export function pressures(subscription: Subscription, usage: Usage, now: Date): Pressure[] {
  const limits = planLimits[effectivePlan(subscription, now)];
  return (['sessions', 'routines'] as const).flatMap((of) => {
    const most = limits[of];
    if (most === null) return [];
    const left = Math.max(0, most - usage[of]);
    return left <= nearLeft[of] ? [{ of, most, left }] : [];
  });
}

/** The first day of the next month, by which limits are counted. */
export function nextMonth(now: Date): string {
  const [year = 0, month = 0] = usageMonth(now).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
