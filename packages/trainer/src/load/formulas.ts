// docs/training.md#formulas, in arbitrary units (AU). None of them predicts injuries: they describe a week.

/** Session load, `L = RPE·min` with RPE 0–10 and minutes (Foster 2001). */
export function sessionLoad(rpe: number, minutes: number): number {
  return rpe * minutes;
}

/** Weekly load `W`, the sum of the week's loads (Foster 1998). */
export function weeklyLoad(loads: readonly number[]): number {
  return loads.reduce((total, load) => total + load, 0);
}

/** Monotony `Mo = mean/sd` of seven daily loads, rest days 0, sample deviation (n−1); null when all days are equal. */
export function monotony(dailyLoads: readonly number[]): number | null {
  const mean = weeklyLoad(dailyLoads) / dailyLoads.length;
  const squares = dailyLoads.reduce((total, load) => total + (load - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (dailyLoads.length - 1));
  return deviation > 0 ? mean / deviation : null;
}

/** Strain `St = W·Mo` of a week's load and monotony (Foster 1998); null without a monotony. */
export function strain(load: number, uniformity: number | null): number | null {
  return uniformity === null ? null : load * uniformity;
}

/** Null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
