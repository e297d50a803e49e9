/**
 * Sparse weights of a linear model: for each known feature, pairs of label and weight. `slots` finds a feature's
 * hash in an open-addressed table; `starts[row]` to `starts[row + 1]` are its pairs.
 */
export type SparseWeights = {
  labels: readonly string[];
  /** Added to the scores of every label. */
  bias: Float32Array;
  keys: Uint32Array;
  slots: Uint32Array;
  starts: Uint32Array;
  ids: Uint8Array;
  weights: Float32Array;
};

/** Words of a slot: the hash, where its pairs begin and end (0 and 0 where the slot is empty), and one that aligns it. */
const slotWords = 4;

/** Builds the table that finds a feature's pairs from its hash: all of it in one place, since memory is what a reading waits for. */
export function slotsFor(keys: Uint32Array, starts: Uint32Array): Uint32Array {
  let size = 16;
  while (size < keys.length * 2) size *= 2;
  const slots = new Uint32Array(size * slotWords);
  for (let row = 0; row < keys.length; row += 1) {
    const hash = keys[row] ?? 0;
    let at = hash & (size - 1);
    while (slots[at * slotWords + 2] !== 0) at = (at + 1) & (size - 1);
    slots.set([hash, starts[row] ?? 0, starts[row + 1] ?? 0], at * slotWords);
  }
  return slots;
}

/** The first word of a feature's slot; −1 where the model does not know it. */
function slotOf(slots: Uint32Array, hash: number): number {
  const mask = slots.length / slotWords - 1;
  for (let at = hash & mask; ; at = (at + 1) & mask) {
    const slot = at * slotWords;
    if (slots[slot + 2] === 0) return -1;
    if (slots[slot] === hash) return slot;
  }
}

/** Whether the model has weights for a feature. */
export function hasFeature(model: SparseWeights, hash: number): boolean {
  return slotOf(model.slots, hash) >= 0;
}

/** Adds the weights of one feature to the scores, from `offset` on. */
export function addFeature(model: SparseWeights, scores: Float64Array, hash: number, value: number, offset = 0): void {
  const { slots, ids, weights } = model;
  const slot = slotOf(slots, hash);
  if (slot < 0) return;
  const end = slots[slot + 2] ?? 0;
  for (let pair = slots[slot + 1] ?? 0; pair < end; pair += 1) {
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
