import { emissionsOf } from '#model/emissions.ts';
import { tagLabels } from '#model/families.ts';
import type { Table } from '#model/linear.ts';
import type { ModelInput } from '#model/token-features.ts';

/** A linear-chain model: emissions of features and weights of transitions from label to label (row by row). */
export type Chain<Weights> = { emissions: Weights; transitions: Float32Array };

/** Whether a label may follow another: «I-x» only follows «B-x» or «I-x». */
export function mayFollow(before: string, label: string): boolean {
  if (!label.startsWith('I-')) return true;
  return before.slice(2) === label.slice(2) && before !== 'O';
}

/** The most likely labels of a text, and how likely each is at its place: forward and backward over all readings. */
export function decode(chain: Chain<Table>, input: ModelInput): { label: number; certainty: number }[] {
  const width = chain.emissions.labels.length;
  const { length } = input.tokens;
  if (length === 0) return [];
  const scores = emissionsOf(chain.emissions, input);
  const { moves, spread } = knownOf(chain.transitions, width);
  const path = viterbi(scores, { transitions: chain.transitions, spread }, width, length);
  if (path.every((label) => label === 0)) return Array.from(path, (label) => ({ label, certainty: 0 }));
  const { forward, backward } = passesOf(scores, moves, width, length);
  return Array.from(path, (label, at) => {
    // the certainty of «no label» is never used
    if (label === 0) return { label, certainty: 0 };
    let total = 0;
    for (let cell = at * width; cell < (at + 1) * width; cell += 1)
      total += (forward[cell] ?? 0) * (backward[cell] ?? 0);
    const share = (forward[at * width + label] ?? 0) * (backward[at * width + label] ?? 0);
    return { label, certainty: share / total };
  });
}

const impossible = -1e8;
/** The labels that may follow each label; the last row: those a text may begin with. */
const followers = [...tagLabels, 'O'].map((before) =>
  Uint8Array.from(tagLabels.flatMap((label, index) => (mayFollow(before, label) ? index : []))),
);
/** The labels that may precede each label. */
const predecessors = tagLabels.map((label) =>
  Uint8Array.from(tagLabels.flatMap((before, index) => (mayFollow(before, label) ? index : []))),
);
/** The insides that may follow each label: its own family's. */
const within = followers.map((after) => after.filter((label) => tagLabels[label]?.startsWith('I-')));
const nothing = new Uint8Array(0);
/** A label this far behind the best at its position (as score or share) belongs to no relevant reading. */
const behind = 20;
const leastShare = 1e-6;

/** The largest spread of the transitions into one label, where all labels may precede it. */
function spreadOf(transitions: Float32Array, width: number): number {
  const spreads = tagLabels.map((label, after) => {
    const into = tagLabels.map((_, before) => transitions[before * width + after] ?? 0);
    return label.startsWith('I-') ? 0 : Math.max(...into) - Math.min(...into);
  });
  return Math.max(...spreads);
}

type Ways = { transitions: Float32Array; spread: number };

function viterbi(scores: Float64Array, { transitions, spread }: Ways, width: number, length: number): Uint8Array {
  const best = new Float64Array(scores);
  const from = new Uint8Array(length * width);
  for (let label = 0; label < width; label += 1) {
    if ((transitions[width * width + label] ?? 0) < impossible) best[label] = -1e9;
  }
  const reached = new Float64Array(width);
  for (let at = 1; at < length; at += 1) {
    const came = (at - 1) * width;
    const here = at * width;
    let top = -Infinity;
    for (let label = 0; label < width; label += 1) {
      const score = best[came + label] ?? 0;
      if (score > top) top = score;
    }
    reached.fill(-Infinity);
    for (let other = 0; other < width; other += 1) {
      const before = best[came + other] ?? 0;
      if (before < top - behind) continue;
      // a label farther behind the best than transitions can make up for only continues its own family
      const after = before < top - spread ? (within[other] ?? nothing) : (followers[other] ?? nothing);
      for (let which = 0; which < after.length; which += 1) {
        const label = after[which] ?? 0;
        const score = before + (transitions[other * width + label] ?? 0);
        if (score <= (reached[label] ?? 0)) continue;
        reached[label] = score;
        from[here + label] = other;
      }
    }
    for (let label = 0; label < width; label += 1)
      best[here + label] = (scores[here + label] ?? 0) + (reached[label] ?? 0);
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

/** Exponents of the transitions; the last row is the beginning of a text. */
const movesOf = (transitions: Float32Array): Float64Array =>
  Float64Array.from(transitions, (weight) => (weight < impossible ? 0 : Math.exp(weight)));

const known = new WeakMap<Float32Array, { moves: Float64Array; spread: number }>();

/** Values computed from constant transitions. */
function knownOf(transitions: Float32Array, width: number): { moves: Float64Array; spread: number } {
  const before = known.get(transitions);
  if (before !== undefined) return before;
  const computed = { moves: movesOf(transitions), spread: spreadOf(transitions, width) };
  known.set(transitions, computed);
  return computed;
}

/**
 * The share of each label at each place over all readings, with the exponents of the transitions and the scaled forward and
 * backward values that the training needs.
 */
export function marginalsOf(scores: Float64Array, transitions: Float32Array, width: number, length: number) {
  const moves = movesOf(transitions);
  const passes = passesOf(scores, moves, width, length);
  const { forward, backward } = passes;
  const marginals = forward.map((share, cell) => share * (backward[cell] ?? 0));
  for (let at = 0; at < length; at += 1) shared(marginals, at * width, width);
  return { marginals, moves, ...passes };
}

function passesOf(scores: Float64Array, moves: Float64Array, width: number, length: number) {
  const local = new Float64Array(length * width);
  for (let at = 0; at < length; at += 1) {
    const here = at * width;
    let top = -Infinity;
    for (let label = 0; label < width; label += 1) {
      const score = scores[here + label] ?? 0;
      if (score > top) top = score;
    }
    for (let label = 0; label < width; label += 1) {
      local[here + label] = exponentOf(Math.max(-behind, (scores[here + label] ?? 0) - top));
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
      const row = before * width;
      for (let which = 0; which < after.length; which += 1) {
        const label = after[which] ?? 0;
        forward[here + label] = (forward[here + label] ?? 0) + share * (moves[row + label] ?? 0);
      }
    }
    for (let label = 0; label < width; label += 1)
      forward[here + label] = (forward[here + label] ?? 0) * (local[here + label] ?? 0);
    shared(forward, here, width);
  }
  const back = new Float64Array(width * width);
  for (let before = 0; before < width; before += 1)
    for (let after = 0; after < width; after += 1) back[after * width + before] = moves[before * width + after] ?? 0;
  backward.fill(1 / width, (length - 1) * width);
  for (let at = length - 2; at >= 0; at -= 1) {
    const here = at * width;
    for (let after = 0; after < width; after += 1) {
      const share = (local[here + width + after] ?? 0) * (backward[here + width + after] ?? 0);
      if (share < leastShare) continue;
      const before = predecessors[after] ?? nothing;
      const row = after * width;
      for (let which = 0; which < before.length; which += 1) {
        const label = before[which] ?? 0;
        backward[here + label] = (backward[here + label] ?? 0) + share * (back[row + label] ?? 0);
      }
    }
    shared(backward, here, width);
  }
  return { local, forward, backward };
}

const parts = 64;
const exponents = Float64Array.from({ length: behind * parts + 1 }, (_, part) => Math.exp(-part / parts));

/** The exponent of a number from -20 to 0, right to eight digits: a known one beside it, and a series for the rest. */
function exponentOf(distance: number): number {
  const part = (-distance * parts) | 0;
  const rest = distance + part / parts;
  return (exponents[part] ?? 0) * (1 + rest * (1 + (rest / 2) * (1 + rest / 3)));
}
