import { type Chain, marginalsOf } from '../src/model/crf.ts';
import type { SparseWeights } from '../src/model/linear.ts';
import { knownFeatures, pruned } from './dense.ts';
import { seeded, shuffled } from './random.ts';

/** A tagged text: the hashes of each token's features and the index of its label. */
export type Tagged = { features: readonly (readonly number[])[]; labels: Uint8Array };

export type ChainOptions = {
  epochs: number;
  rate: number;
  dropout: number;
  least: number;
  most: number;
  onEpoch?: (epoch: number) => void;
};

const smallestGradient = 2e-3;
const leastShare = 1e-4;

/** Trains a linear-chain model by the gradient of its likelihood with AdaGrad. Same texts, same weights. */
export function trainChain(
  texts: readonly Tagged[],
  labels: readonly string[],
  options: ChainOptions,
): Chain<SparseWeights> {
  const { epochs, rate, dropout, least, most, onEpoch } = options;
  const rows = knownFeatures(
    texts.flatMap(({ features }) => features),
    least,
  );
  const width = labels.length;
  // the weights of a feature and the squares of their gradients are adjacent: memory access is the bottleneck of the
  // training
  const stride = 2 * width;
  const cells = new Float32Array(rows.size * stride);
  for (let row = 0; row < rows.size; row += 1) cells.fill(1e-2, row * stride + width, (row + 1) * stride);
  const transitions = new Float32Array((width + 1) * width);
  const moved = new Float32Array(transitions.length).fill(1e-1);
  const prepared = texts.map(({ features, labels: gold }) => ({
    gold,
    features: features.map((hashes) =>
      Uint32Array.from(
        hashes.flatMap((hash) => rows.get(hash) ?? []),
        (row) => row * stride,
      ),
    ),
  }));
  const random = seeded(11);
  const sum = new Float32Array(rows.size * width);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch * 0.3);
    for (const index of shuffled(prepared.length, random)) {
      const text = prepared[index];
      if (text === undefined || text.features.length === 0) continue;
      const length = text.features.length;
      const used = text.features.map((ids) => (dropout === 0 ? ids : ids.filter(() => random() >= dropout)));
      const scores = scoresOf(cells, used, width);
      const chances = marginalsOf(scores, transitions, width, length);
      for (const [at, ids] of used.entries())
        learnToken(cells, ids, { ...chances, gold: text.gold[at] ?? 0, at, width, step });
      learnTransitions(transitions, moved, { ...chances, gold: text.gold, width, length, step });
    }
    if (epoch >= epochs / 2) {
      for (let cell = 0; cell < sum.length; cell += 1)
        sum[cell] = (sum[cell] ?? 0) + (cells[Math.floor(cell / width) * stride + (cell % width)] ?? 0);
      averaged += 1;
    }
    onEpoch?.(epoch);
  }
  const mean = sum.map((value) => value / averaged);
  return { emissions: pruned(labels, rows, mean, new Float32Array(width), most), transitions };
}

function scoresOf(cells: Float32Array, used: readonly Uint32Array[], width: number): Float64Array {
  const scores = new Float64Array(used.length * width);
  used.forEach((ids, at) => {
    const to = at * width;
    for (const base of ids) {
      for (let label = 0; label < width; label += 1)
        scores[to + label] = (scores[to + label] ?? 0) + (cells[base + label] ?? 0);
    }
  });
  return scores;
}

type Chances = ReturnType<typeof marginalsOf>;

/** Moves the weights of one token's features towards its label. */
function learnToken(
  cells: Float32Array,
  ids: Uint32Array,
  { marginals, gold, at, width, step }: Chances & { gold: number; at: number; width: number; step: number },
): void {
  const labels: number[] = [];
  const gradients: number[] = [];
  for (let label = 0; label < width; label += 1) {
    const gradient = (marginals[at * width + label] ?? 0) - (gold === label ? 1 : 0);
    if (Math.abs(gradient) < smallestGradient) continue;
    labels.push(label);
    gradients.push(gradient);
  }
  for (const base of ids) {
    for (let index = 0; index < labels.length; index += 1) {
      const cell = base + (labels[index] ?? 0);
      const gradient = gradients[index] ?? 0;
      const square = (cells[cell + width] ?? 0) + gradient * gradient;
      cells[cell + width] = square;
      cells[cell] = (cells[cell] ?? 0) - (step * gradient) / Math.sqrt(square);
    }
  }
}

/** Moves the transition weights towards the labels of one text. */
function learnTransitions(
  transitions: Float32Array,
  moved: Float32Array,
  chances: Chances & { gold: Uint8Array; width: number; length: number; step: number },
): void {
  const { marginals, moves, local, forward, backward, gold, width, length, step } = chances;
  const pairs = new Float64Array(transitions.length);
  for (let label = 0; label < width; label += 1) pairs[width * width + label] = marginals[label] ?? 0;
  pairs[width * width + (gold[0] ?? 0)] = (pairs[width * width + (gold[0] ?? 0)] ?? 0) - 1;
  for (let at = 1; at < length; at += 1) {
    const here = at * width;
    const came = here - width;
    let total = 0;
    for (let before = 0; before < width; before += 1) {
      const start = forward[came + before] ?? 0;
      if (start < leastShare) continue;
      let left = 0;
      for (let after = 0; after < width; after += 1)
        left += (moves[before * width + after] ?? 0) * (local[here + after] ?? 0) * (backward[here + after] ?? 0);
      total += start * left;
    }
    for (let before = 0; before < width; before += 1) {
      const start = forward[came + before] ?? 0;
      if (start < leastShare) continue;
      for (let after = 0; after < width; after += 1) {
        const cell = before * width + after;
        pairs[cell] =
          (pairs[cell] ?? 0) +
          ((start * (moves[cell] ?? 0)) / total) * (local[here + after] ?? 0) * (backward[here + after] ?? 0);
      }
    }
    const cell = (gold[at - 1] ?? 0) * width + (gold[at] ?? 0);
    pairs[cell] = (pairs[cell] ?? 0) - 1;
  }
  for (let cell = 0; cell < pairs.length; cell += 1) {
    const gradient = pairs[cell] ?? 0;
    if (Math.abs(gradient) < 1e-4) continue;
    const square = (moved[cell] ?? 0) + gradient * gradient;
    moved[cell] = square;
    transitions[cell] = (transitions[cell] ?? 0) - (step * gradient) / Math.sqrt(square);
  }
}
