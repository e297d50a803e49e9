import { tagLabels } from '#model/families.ts';
import { addFeature, inUnits, type Table } from '#model/linear.ts';

/** A linear-chain model: emissions of features and weights of transitions from label to label (row by row). */
export type Chain<Weights> = { emissions: Weights; transitions: Float32Array };

/** Where labels may follow each other: «I-x» only follows «B-x» or «I-x». */
export function mayFollow(before: string, label: string): boolean {
  if (!label.startsWith('I-')) return true;
  return before.slice(2) === label.slice(2) && before !== 'O';
}

/** The scores of each label for each token, row by row. */
export function emissionsOf({ emissions }: Chain<Table>, features: readonly ArrayLike<number>[]): Float64Array {
  const width = emissions.labels.length;
  const scores = new Float64Array(features.length * width);
  const [first = none] = features;
  // what every token of the text has in common, and weighs on nearly every label, is added once
  const common = first.length === 0 ? 0 : sharedBy(features, first);
  const row = new Float64Array(width);
  for (let index = 0; index < common; index += 1) addFeature(emissions, row, first[index] ?? 0, 1);
  for (let at = 0; at < features.length; at += 1) {
    const hashes = features[at] ?? none;
    scores.set(row, at * width);
    for (let index = common; index < hashes.length; index += 1)
      addFeature(emissions, scores, hashes[index] ?? 0, 1, at * width);
  }
  return inUnits(emissions, scores);
}

/** How many features all tokens begin with. */
function sharedBy(features: readonly ArrayLike<number>[], first: ArrayLike<number>): number {
  let common = 0;
  while (common < first.length && features.every((hashes) => hashes[common] === first[common])) common += 1;
  return common;
}

/** The most likely labels of a text, and how likely each is at its place: forward and backward over all readings. */
export function decode(
  chain: Chain<Table>,
  features: readonly ArrayLike<number>[],
): { label: number; certainty: number }[] {
  const width = chain.emissions.labels.length;
  const length = features.length;
  if (length === 0) return [];
  const scores = emissionsOf(chain, features);
  const path = viterbi(scores, chain.transitions, width, length);
  const { marginals } = marginalsOf(scores, chain.transitions, width, length);
  return [...path].map((label, at) => ({ label, certainty: marginals[at * width + label] ?? 0 }));
}

const impossible = -1e8;
const none: ArrayLike<number> = [];
/** The labels that may follow each label; the last row: those a text may begin with. */
const followers = [...tagLabels, 'O'].map((before) =>
  Uint8Array.from(tagLabels.flatMap((label, index) => (mayFollow(before, label) ? index : []))),
);
/** The labels that may stand before each label. */
const predecessors = tagLabels.map((label) =>
  Uint8Array.from(tagLabels.flatMap((before, index) => (mayFollow(before, label) ? index : []))),
);
const nothing = new Uint8Array(0);
/** What lies so far behind the best at its place, as scores or as shares, belongs to no reading that counts. */
const behind = 20;
const leastShare = 1e-6;
const leastLocal = Math.exp(-behind);

function viterbi(scores: Float64Array, transitions: Float32Array, width: number, length: number): Uint8Array {
  const best = new Float64Array(scores);
  const from = new Uint8Array(length * width);
  for (let label = 0; label < width; label += 1) {
    if ((transitions[width * width + label] ?? 0) < impossible) best[label] = -1e9;
  }
  const reached = new Float64Array(width);
  for (let at = 1; at < length; at += 1) {
    const came = (at - 1) * width;
    let top = -Infinity;
    for (let label = 0; label < width; label += 1) top = Math.max(top, best[came + label] ?? 0);
    reached.fill(-Infinity);
    for (let other = 0; other < width; other += 1) {
      const before = best[came + other] ?? 0;
      if (before < top - behind) continue;
      const after = followers[other] ?? nothing;
      for (let which = 0; which < after.length; which += 1) {
        const label = after[which] ?? 0;
        const score = before + (transitions[other * width + label] ?? 0);
        if (score <= (reached[label] ?? 0)) continue;
        reached[label] = score;
        from[at * width + label] = other;
      }
    }
    for (let label = 0; label < width; label += 1)
      best[at * width + label] = (scores[at * width + label] ?? 0) + (reached[label] ?? 0);
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

/** Divides a row of shares by their sum. */
function shared(row: Float64Array, from: number, width: number): void {
  let total = 0;
  for (let label = 0; label < width; label += 1) total += row[from + label] ?? 0;
  for (let label = 0; label < width; label += 1) row[from + label] = (row[from + label] ?? 0) / total;
}

/**
 * The share of each label at each place over all readings, and `steps`: the exponents of the transitions with the scaled
 * forward and backward values that the training needs. The last row of `transitions` is the beginning of a text.
 */
export function marginalsOf(scores: Float64Array, transitions: Float32Array, width: number, length: number) {
  const moves = Float64Array.from(transitions, (weight) => (weight < impossible ? 0 : Math.exp(weight)));
  const local = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    let top = -Infinity;
    for (let label = 0; label < width; label += 1) top = Math.max(top, scores[at * width + label] ?? 0);
    for (let label = 0; label < width; label += 1) {
      const distance = (scores[at * width + label] ?? 0) - top;
      local[at * width + label] = distance > -behind ? Math.exp(distance) : leastLocal;
    }
  }
  const forward = new Float64Array(length * width);
  const backward = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    const here = at * width;
    if (at === 0) forward.set(moves.subarray(width * width));
    for (let before = 0; at > 0 && before < width; before += 1) {
      const share = forward[here - width + before] ?? 0;
      if (share < leastShare) continue;
      const after = followers[before] ?? nothing;
      for (let which = 0; which < after.length; which += 1) {
        const label = after[which] ?? 0;
        forward[here + label] = (forward[here + label] ?? 0) + share * (moves[before * width + label] ?? 0);
      }
    }
    for (let label = 0; label < width; label += 1)
      forward[here + label] = (forward[here + label] ?? 0) * (local[here + label] ?? 0);
    shared(forward, here, width);
  }
  backward.fill(1 / width, (length - 1) * width);
  for (let at = length - 2; at >= 0; at -= 1) {
    const here = at * width;
    for (let after = 0; after < width; after += 1) {
      const share = (local[here + width + after] ?? 0) * (backward[here + width + after] ?? 0);
      if (share < leastShare) continue;
      const before = predecessors[after] ?? nothing;
      for (let which = 0; which < before.length; which += 1) {
        const label = before[which] ?? 0;
        backward[here + label] = (backward[here + label] ?? 0) + share * (moves[label * width + after] ?? 0);
      }
    }
    shared(backward, here, width);
  }
  const marginals = forward.map((share, cell) => share * (backward[cell] ?? 0));
  for (let at = 0; at < length; at += 1) shared(marginals, at * width, width);
  return { marginals, moves, local, forward, backward };
}
