import { emissionsOf } from '#model/emissions.ts';
import { reused, type Table } from '#model/linear.ts';
import type { ModelInput } from '#model/words.ts';

/** A linear-chain model: emissions of features and weights of transitions from label to label (row by row). */
export type Chain<Weights> = { emissions: Weights; transitions: Float32Array };

/** The most likely labels of a text, and how likely each is at its place: forward and backward over all readings. */
export function decode(chain: Chain<Table>, input: ModelInput): { label: number; certainty: number }[] {
  const width = chain.emissions.labels.length;
  const { length } = input.tokens;
  if (length === 0) return [];
  const scores = emissionsOf(chain.emissions, input);
  const { forward, backward } = passesOf(scores, knownMoves(chain.transitions, width), width, length);
  return Array.from(input.tokens, (_, at) => {
    let label = 0;
    let most = 0;
    let total = 0;
    for (let each = 0; each < width; each += 1) {
      const share = (forward[at * width + each] ?? 0) * (backward[at * width + each] ?? 0);
      total += share;
      if (share <= most) continue;
      most = share;
      label = each;
    }
    return { label, certainty: most / total };
  });
}

/** A label this far behind the best at its position (as score or share) belongs to no relevant reading. */
const behind = 20;
const leastShare = 1e-5;

/** Exponents of the transitions, row by row: from each label, and at the beginning of a text (the last row of `onward`); into each label. */
type Moves = { onward: Float64Array; back: Float64Array };

function movesOf(transitions: Float32Array, width: number): Moves {
  const onward = Float64Array.from(transitions, Math.exp);
  const back = new Float64Array(width * width);
  for (let before = 0; before < width; before += 1)
    for (let after = 0; after < width; after += 1) back[after * width + before] = onward[before * width + after] ?? 0;
  return { onward, back };
}

const movesOfModels = new WeakMap<Float32Array, Moves>();

/** Exponents of transitions that stay the same. */
function knownMoves(transitions: Float32Array, width: number): Moves {
  const known = movesOfModels.get(transitions) ?? movesOf(transitions, width);
  movesOfModels.set(transitions, known);
  return known;
}

/**
 * The share of each label at each place over all readings, with the exponents of the transitions and the scaled forward and
 * backward values that the training needs.
 */
export function marginalsOf(scores: Float64Array, transitions: Float32Array, width: number, length: number) {
  const moves = movesOf(transitions, width);
  const passes = passesOf(scores, moves, width, length);
  const { forward, backward } = passes;
  const marginals = forward.map((share, cell) => share * (backward[cell] ?? 0));
  for (let at = 0; at < length; at += 1) scale(marginals, at * width, width);
  return { marginals, moves: moves.onward, ...passes };
}

/** Divides a row by its sum. */
function scale(row: Float64Array, from: number, width: number): void {
  let total = 0;
  for (let cell = from; cell < from + width; cell += 1) total += row[cell] ?? 0;
  const share = 1 / total;
  for (let cell = from; cell < from + width; cell += 1) row[cell] = (row[cell] ?? 0) * share;
}

const roomForLocal = reused((length) => new Float64Array(length));
const roomForward = reused((length) => new Float64Array(length));
const roomBackward = reused((length) => new Float64Array(length));

/** Forward and backward over all readings, each row a share of one; `local`: the exponents of the scores. Overwritten by the next text's. */
function passesOf(scores: Float64Array, { onward, back }: Moves, width: number, length: number) {
  const local = localOf(scores, width);
  const forward = roomForward(length * width);
  const backward = roomBackward(length * width);
  const row = new Float64Array(width);
  for (let label = 0; label < width; label += 1) row[label] = onward[width * width + label] ?? 0;
  for (let here = 0; here < forward.length; here += width) {
    if (here > 0) follow(row, forward, here - width, onward);
    for (let label = 0; label < width; label += 1)
      forward[here + label] = (row[label] ?? 0) * (local[here + label] ?? 0);
    scale(forward, here, width);
  }
  backward.fill(1 / width, (length - 1) * width);
  for (let here = (length - 2) * width; here >= 0; here -= width) {
    for (let label = 0; label < width; label += 1)
      row[label] = (local[here + width + label] ?? 0) * (backward[here + width + label] ?? 0);
    precede(backward, here, row, back);
    scale(backward, here, width);
  }
  return { local, forward, backward };
}

/** The shares of the labels that follow those from `from` on. */
function follow(row: Float64Array, shares: Float64Array, from: number, onward: Float64Array): void {
  row.fill(0);
  const width = row.length;
  for (let before = 0; before < width; before += 1) {
    const share = shares[from + before] ?? 0;
    if (share < leastShare) continue;
    const moves = before * width;
    for (let label = 0; label < width; label += 1)
      row[label] = (row[label] ?? 0) + share * (onward[moves + label] ?? 0);
  }
}

/** The shares of the labels that precede those of `row`. */
function precede(shares: Float64Array, to: number, row: Float64Array, back: Float64Array): void {
  const width = row.length;
  let most = 0;
  for (let after = 0; after < width; after += 1) most = Math.max(most, row[after] ?? 0);
  for (let after = 0; after < width; after += 1) {
    const share = row[after] ?? 0;
    if (share < leastShare * most) continue;
    const moves = after * width;
    for (let label = 0; label < width; label += 1)
      shares[to + label] = (shares[to + label] ?? 0) + share * (back[moves + label] ?? 0);
  }
}

/** The exponents of the scores, each row below its greatest. */
function localOf(scores: Float64Array, width: number): Float64Array {
  const local = roomForLocal(scores.length);
  for (let here = 0; here < scores.length; here += width) {
    let top = -Infinity;
    for (let cell = here; cell < here + width; cell += 1) {
      const score = scores[cell] ?? 0;
      if (score > top) top = score;
    }
    for (let cell = here; cell < here + width; cell += 1) {
      const distance = (scores[cell] ?? 0) - top;
      local[cell] = exponentOf(distance < -behind ? -behind : distance);
    }
  }
  return local;
}

const parts = 64;
const exponents = Float64Array.from({ length: behind * parts + 1 }, (_, part) => Math.exp(-part / parts));

/** The exponent of a number from -20 to 0, right to eight digits: a known one beside it, and a series for the rest. */
function exponentOf(distance: number): number {
  const part = (-distance * parts) | 0;
  const rest = distance + part / parts;
  return (exponents[part] ?? 0) * (1 + rest * (1 + (rest / 2) * (1 + rest / 3)));
}
