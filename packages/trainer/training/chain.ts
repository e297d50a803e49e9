import { type Chain, marginalsOf, mayFollow } from '../src/model/crf.ts';
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

const never = -1e9;

/** Trains a linear-chain model by the gradient of its likelihood with AdaGrad. Same texts, same weights. */
export function trainChain(texts: readonly Tagged[], labels: readonly string[], options: ChainOptions): Chain {
  const { epochs, rate, dropout, least, most, onEpoch } = options;
  const rows = knownFeatures(
    texts.flatMap(({ features }) => features),
    least,
  );
  const width = labels.length;
  const weights = new Float32Array(rows.size * width);
  const squares = new Float32Array(rows.size * width).fill(1e-2);
  const transitions = new Float32Array((width + 1) * width);
  for (let before = 0; before <= width; before += 1) {
    labels.forEach((label, after) => {
      if (!mayFollow(labels[before] ?? 'O', label)) transitions[before * width + after] = never;
    });
  }
  const moved = new Float32Array(transitions.length).fill(1e-1);
  const prepared = texts.map(({ features, labels: gold }) => ({
    gold,
    features: features.map((hashes) => Uint32Array.from(hashes.flatMap((hash) => rows.get(hash) ?? []))),
  }));
  const random = seeded(11);
  const sum = new Float32Array(weights.length);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch * 0.3);
    for (const index of shuffled(prepared.length, random)) {
      const text = prepared[index];
      if (text === undefined || text.features.length === 0) continue;
      const length = text.features.length;
      const used = text.features.map((ids) => (dropout === 0 ? ids : ids.filter(() => random() >= dropout)));
      const scores = new Float64Array(length * width);
      used.forEach((ids, at) => {
        for (const row of ids) {
          const base = row * width;
          const to = at * width;
          for (let label = 0; label < width; label += 1)
            scores[to + label] = (scores[to + label] ?? 0) + (weights[base + label] ?? 0);
        }
      });
      const { marginals, moves, local, forward, backward } = marginalsOf(scores, transitions, width, length);
      used.forEach((ids, at) => {
        for (let label = 0; label < width; label += 1) {
          const gradient = (marginals[at * width + label] ?? 0) - (text.gold[at] === label ? 1 : 0);
          if (Math.abs(gradient) < 2e-3) continue;
          for (const row of ids) {
            const cell = row * width + label;
            const square = (squares[cell] ?? 0) + gradient * gradient;
            squares[cell] = square;
            weights[cell] = (weights[cell] ?? 0) - (step * gradient) / Math.sqrt(square);
          }
        }
      });
      const pairs = new Float64Array(transitions.length);
      for (let label = 0; label < width; label += 1) pairs[width * width + label] = marginals[label] ?? 0;
      pairs[width * width + (text.gold[0] ?? 0)] = (pairs[width * width + (text.gold[0] ?? 0)] ?? 0) - 1;
      for (let at = 1; at < length; at += 1) {
        let total = 0;
        for (let before = 0; before < width; before += 1) {
          const start = forward[(at - 1) * width + before] ?? 0;
          if (start < 1e-4) continue;
          for (let after = 0; after < width; after += 1) {
            total +=
              start *
              (moves[before * width + after] ?? 0) *
              (local[at * width + after] ?? 0) *
              (backward[at * width + after] ?? 0);
          }
        }
        for (let before = 0; before < width; before += 1) {
          const start = (forward[(at - 1) * width + before] ?? 0) / total;
          if (start * total < 1e-4) continue;
          for (let after = 0; after < width; after += 1) {
            const cell = before * width + after;
            pairs[cell] =
              (pairs[cell] ?? 0) +
              start * (moves[cell] ?? 0) * (local[at * width + after] ?? 0) * (backward[at * width + after] ?? 0);
          }
        }
        const cell = (text.gold[at - 1] ?? 0) * width + (text.gold[at] ?? 0);
        pairs[cell] = (pairs[cell] ?? 0) - 1;
      }
      for (let cell = 0; cell < pairs.length; cell += 1) {
        const gradient = pairs[cell] ?? 0;
        if (Math.abs(gradient) < 1e-4 || (transitions[cell] ?? 0) < -1e8) continue;
        const square = (moved[cell] ?? 0) + gradient * gradient;
        moved[cell] = square;
        transitions[cell] = (transitions[cell] ?? 0) - (step * gradient) / Math.sqrt(square);
      }
    }
    if (epoch >= epochs / 2) {
      for (let cell = 0; cell < weights.length; cell += 1) sum[cell] = (sum[cell] ?? 0) + (weights[cell] ?? 0);
      averaged += 1;
    }
    onEpoch?.(epoch);
  }
  const mean = sum.map((value) => value / averaged);
  return { emissions: pruned(labels, rows, mean, new Float32Array(width), most), transitions };
}
