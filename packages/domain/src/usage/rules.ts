import { byPlan } from '#billing/rules.ts';
import { localDateIn } from '#calendar/dates.ts';

/** Monthly limits of a plan in Europe/Madrid months; null: no limit (docs/product.md#plan-limits). */
export const planLimits = byPlan(({ limits }) => limits);

export function usageDate(instant: Date): string {
  return localDateIn('Europe/Madrid', instant);
}

/** First day (`YYYY-MM-01`) of the calendar month in Europe/Madrid for which sessions and routines are counted. */
export function usageMonth(now: Date): string {
  return `${usageDate(now).slice(0, 7)}-01`;
}

export function nextUsageMonth(now: Date): string {
  const [year = 0, month = 0] = usageMonth(now).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
