/**
 * Sparse weights of a linear model: for each known feature, pairs of label and weight. `rows` finds a feature's hash in
 * an open-addressed table; `starts[row]` to `starts[row + 1]` are its pairs.
 */
export type SparseWeights = {
  labels: readonly string[];
  /** Added to the scores of every label. */
  bias: Float32Array;
  keys: Uint32Array;
  slots: Int32Array;
  starts: Uint32Array;
  ids: Uint8Array;
  weights: Float32Array;
};

/** Builds the table that finds a feature's row from its hash. */
export function slotsFor(keys: Uint32Array): Int32Array {
  let size = 16;
  while (size < keys.length * 2) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  for (let row = 0; row < keys.length; row += 1) {
    let at = (keys[row] ?? 0) & (size - 1);
    while ((slots[at] ?? -1) >= 0) at = (at + 1) & (size - 1);
    slots[at] = row;
  }
  return slots;
}

/** The row of a feature; −1 where the model does not know it. */
function rowOf({ keys, slots }: SparseWeights, hash: number): number {
  const mask = slots.length - 1;
  for (let at = hash & mask; ; at = (at + 1) & mask) {
    const row = slots[at] ?? -1;
    if (row < 0 || keys[row] === hash) return row;
  }
}

/** Whether the model has weights for a feature. */
export function hasFeature(model: SparseWeights, hash: number): boolean {
  return rowOf(model, hash) >= 0;
}

/** Adds the weights of one feature to the scores, from `offset` on. */
export function addFeature(model: SparseWeights, scores: Float64Array, hash: number, value: number, offset = 0): void {
  const row = rowOf(model, hash);
  if (row < 0) return;
  const { starts, ids, weights } = model;
  const end = starts[row + 1] ?? 0;
  for (let pair = starts[row] ?? 0; pair < end; pair += 1) {
    const label = offset + (ids[pair] ?? 0);
    scores[label] = (scores[label] ?? 0) + (weights[pair] ?? 0) * value;
  }
}

/** Scores as shares of one. */
export function softmax(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}
