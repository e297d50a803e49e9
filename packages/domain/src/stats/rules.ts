/** Weeks of basic tracking, the running one included (docs/product.md#what-a-plan-gives). */
export const basicTrackingWeeks = 4;

/** Days over which the sessions of a week are averaged, today included. */
export const averagedDays = 30;

export function sessionsPerWeek(sessions: number): number {
  return Math.round((10 * 7 * sessions) / averagedDays) / 10;
}

/** Per 30 days. */
export function sessionsPerDay(sessions: number): number {
  return Math.round(sessions / 30);
}

export function perSession(total: number, sessions: number): number {
  return sessions === 0 ? 0 : Math.round(total / sessions);
}
