import { effectivePlan } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { planLimits } from '@bandeja/domain/usage/rules';
import { usageTexts } from '#features/usage/texts.ts';

export type Usage = { sessions: number; routines: number };
export type Counted = keyof Usage;
export type Pressure = { of: Counted; most: number; left: number };

/** What is left when the warning begins: two sessions of ten, one routine of three. */
const nearLeft = { sessions: 2, routines: 1 } as const;

export function pressures(subscription: Subscription, usage: Usage, now: Date): Pressure[] {
  const limits = planLimits[effectivePlan(subscription, now)];
  return (['sessions', 'routines'] as const).flatMap((of) => {
    const most = limits[of];
    if (most === null) return [];
    const left = Math.max(0, most - usage[of]);
    return left <= nearLeft[of] ? [{ of, most, left }] : [];
  });
}

export function usedThisMonth(subscription: Subscription, usage: Usage, now: Date): string {
  const limits = planLimits[effectivePlan(subscription, now)];
  const used = [
    usageTexts.routines(usage.routines, limits.routines),
    usageTexts.sessions(usage.sessions, limits.sessions),
  ];
  return limits.sessions === null ? `${used.join(', ')}, ${usageTexts.unlimited}` : used.join(', ');
}
