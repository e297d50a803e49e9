/** Weeks that basic tracking looks back, the running one included (docs/product.md#what-a-plan-gives). */
export const basicTrackingWeeks = 4;

/** Averages of the stat cards: per 30 days for sessions, per session for the others, rounded. */
export function sessionsPerDay(sessions: number): number {
  return Math.round(sessions / 30);
}

export function perSession(total: number, sessions: number): number {
  return sessions === 0 ? 0 : Math.round(total / sessions);
}
