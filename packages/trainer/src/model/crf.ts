import { addFeature, type SparseWeights } from '#model/linear.ts';

/** A linear-chain model: emissions of features and weights of transitions from label to label (row by row). */
export type Chain = { emissions: SparseWeights; transitions: Float32Array };

/** Where labels may follow each other: «I-x» only follows «B-x» or «I-x». */
export function mayFollow(before: string, label: string): boolean {
  if (!label.startsWith('I-')) return true;
  return before.slice(2) === label.slice(2) && before !== 'O';
}

/** The scores of each label for each token, row by row. */
export function emissionsOf({ emissions }: Chain, features: readonly (readonly number[])[]): Float64Array {
  const width = emissions.labels.length;
  const scores = new Float64Array(features.length * width);
  features.forEach((hashes, at) => {
    scores.set(emissions.bias, at * width);
    for (const hash of hashes) addFeature(emissions, scores, hash, 1, at * width);
  });
  return scores;
}

/** The most likely labels of a text, and how likely each is at its place: forward and backward over all readings. */
export function decode(chain: Chain, features: readonly (readonly number[])[]): { label: number; certainty: number }[] {
  const width = chain.emissions.labels.length;
  const length = features.length;
  if (length === 0) return [];
  const scores = emissionsOf(chain, features);
  const path = viterbi(scores, chain.transitions, width, length);
  const { marginals } = marginalsOf(scores, chain.transitions, width, length);
  return [...path].map((label, at) => ({ label, certainty: marginals[at * width + label] ?? 0 }));
}

const impossible = -1e8;
const none = new Uint8Array(0);

/** For each label, the labels that may stand before it (`isAfter`: after it), in their order: most pairs may not be. */
function neighbours(transitions: Float32Array, width: number, isAfter: boolean): readonly Uint8Array[] {
  const labels = Array.from({ length: width }, (_, label) => label);
  return labels.map((label) =>
    Uint8Array.from(
      labels.filter((other) => {
        const cell = isAfter ? label * width + other : other * width + label;
        return (transitions[cell] ?? 0) >= impossible;
      }),
    ),
  );
}

function viterbi(scores: Float64Array, transitions: Float32Array, width: number, length: number): Uint8Array {
  const before = neighbours(transitions, width, false);
  const best = new Float64Array(scores);
  const from = new Uint8Array(length * width);
  for (let label = 0; label < width; label += 1) {
    if ((transitions[width * width + label] ?? 0) < impossible) best[label] = -1e9;
  }
  for (let at = 1; at < length; at += 1) {
    for (let label = 0; label < width; label += 1) {
      let top = -Infinity;
      let choice = 0;
      const others = before[label] ?? none;
      for (let which = 0; which < others.length; which += 1) {
        const other = others[which] ?? 0;
        const score = (best[(at - 1) * width + other] ?? 0) + (transitions[other * width + label] ?? 0);
        if (score > top) {
          top = score;
          choice = other;
        }
      }
      best[at * width + label] = (scores[at * width + label] ?? 0) + top;
      from[at * width + label] = choice;
    }
  }
  const path = new Uint8Array(length);
  let last = 0;
  for (let label = 1; label < width; label += 1) {
    if ((best[(length - 1) * width + label] ?? 0) > (best[(length - 1) * width + last] ?? 0)) last = label;
  }
  path[length - 1] = last;
  for (let at = length - 1; at > 0; at -= 1) path[at - 1] = from[at * width + (path[at] ?? 0)] ?? 0;
  return path;
}

/**
 * The share of each label at each place over all readings, and `steps`: the exponents of the transitions with the scaled
 * forward and backward values that the training needs. The last row of `transitions` is the beginning of a text.
 */
export function marginalsOf(scores: Float64Array, transitions: Float32Array, width: number, length: number) {
  const moves = Float64Array.from(transitions, (weight) => (weight < impossible ? 0 : Math.exp(weight)));
  const before = neighbours(transitions, width, false);
  const after = neighbours(transitions, width, true);
  const local = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    let top = -Infinity;
    for (let label = 0; label < width; label += 1) top = Math.max(top, scores[at * width + label] ?? 0);
    for (let label = 0; label < width; label += 1)
      local[at * width + label] = Math.exp((scores[at * width + label] ?? 0) - top);
  }
  const forward = new Float64Array(length * width);
  const backward = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    let total = 0;
    for (let label = 0; label < width; label += 1) {
      let arrived = 0;
      const others = before[label] ?? none;
      if (at === 0) arrived = moves[width * width + label] ?? 0;
      else
        for (let which = 0; which < others.length; which += 1) {
          const other = others[which] ?? 0;
          arrived += (forward[(at - 1) * width + other] ?? 0) * (moves[other * width + label] ?? 0);
        }
      const value = arrived * (local[at * width + label] ?? 0);
      forward[at * width + label] = value;
      total += value;
    }
    for (let label = 0; label < width; label += 1)
      forward[at * width + label] = (forward[at * width + label] ?? 0) / total;
  }
  backward.fill(1, (length - 1) * width);
  for (let at = length - 2; at >= 0; at -= 1) {
    let total = 0;
    for (let label = 0; label < width; label += 1) {
      let left = 0;
      const others = after[label] ?? none;
      for (let which = 0; which < others.length; which += 1) {
        const other = others[which] ?? 0;
        left +=
          (moves[label * width + other] ?? 0) *
          (local[(at + 1) * width + other] ?? 0) *
          (backward[(at + 1) * width + other] ?? 0);
      }
      backward[at * width + label] = left;
      total += left;
    }
    for (let label = 0; label < width; label += 1)
      backward[at * width + label] = (backward[at * width + label] ?? 0) / total;
  }
  const marginals = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    let total = 0;
    for (let label = 0; label < width; label += 1) {
      const value = (forward[at * width + label] ?? 0) * (backward[at * width + label] ?? 0);
      marginals[at * width + label] = value;
      total += value;
    }
    for (let label = 0; label < width; label += 1)
      marginals[at * width + label] = (marginals[at * width + label] ?? 0) / total;
  }
  return { marginals, moves, local, forward, backward };
}
