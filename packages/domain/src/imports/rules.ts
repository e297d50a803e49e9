/** Instants in ISO 8601, seconds. */
export type Span = { startTime: string; duration: number };

export const sameStartMinutes = 10;

/**
 * Whether two records are of one training: they start within ten minutes, or more than half of the shorter one lies in
 * the other. A record without a duration has its start alone.
 */
export function isSameTraining(a: Span, b: Span): boolean {
  const [startA, startB] = [Date.parse(a.startTime), Date.parse(b.startTime)];
  if (Math.abs(startA - startB) <= sameStartMinutes * 60_000) return true;
  const common = Math.min(startA + a.duration * 1000, startB + b.duration * 1000) - Math.max(startA, startB);
  return common > 0 && common * 2 > Math.min(a.duration, b.duration) * 1000;
}

const ofLog = /^((?:strong|hevy):\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+Z)?):.*$/s;

/** Keys of a former version hold the workout's name, with which a renamed one was another. */
export function keyWithoutName(key: string): string {
  return key.replace(ofLog, '$1');
}
