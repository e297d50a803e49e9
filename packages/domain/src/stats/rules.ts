/** Weeks that basic tracking looks back, the running one included (decisions.md, «What a plan really gives»). */
export const basicTrackingWeeks = 4;

/** Averages of the stat cards (spec section 9): per 30 days for sessions, per session for the others, rounded. */
export function sessionsPerDay(sessions: number): number {
  return Math.round(sessions / 30);
}

export function perSession(total: number, sessions: number): number {
  return sessions === 0 ? 0 : Math.round(total / sessions);
}
