import type { SparseWeights } from '../src/model/linear.ts';
import { knownFeatures, pruned } from './dense.ts';
import { rarityOf } from './net.ts';
import { seeded, shuffled } from './random.ts';

/** One example: hashes of its features with their values, the label's index, and how much it counts. */
export type Point = { features: Uint32Array; values: Float32Array; label: number; weight: number };

export type SoftmaxOptions = {
  epochs: number;
  rate: number;
  dropout: number;
  least: number;
  most: number;
  decay: number;
  /** Rare features count more. */
  byRarity?: boolean;
};

/** Trains a multinomial logistic model with AdaGrad; averaged over the second half of the epochs. Same points, same weights. */
export function trainSoftmax(
  points: readonly Point[],
  labels: readonly string[],
  options: SoftmaxOptions,
): SparseWeights {
  const { epochs, rate, dropout, least, most, decay, byRarity } = options;
  const rows = knownFeatures(
    points.map(({ features }) => features),
    least,
  );
  const rarity = byRarity === true ? rarityOf(points, rows) : null;
  const width = labels.length;
  const weights = new Float32Array(rows.size * width);
  const squares = new Float32Array(rows.size * width).fill(1e-3);
  const bias = new Float32Array(width);
  const sum = new Float32Array(rows.size * width);
  const prepared = points.map(({ features, values, label, weight }) => {
    const known = [...features]
      .map((hash, index) => [rows.get(hash) ?? -1, values[index] ?? 0] as const)
      .filter(([row]) => row >= 0)
      .map(([row, value]) => [row, value * (rarity?.[row] ?? 1)] as const);
    return {
      rows: Uint32Array.from(known, ([row]) => row),
      values: Float32Array.from(known, ([, value]) => value),
      label,
      weight,
    };
  });
  const random = seeded(7);
  const scores = new Float64Array(width);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch * 0.15);
    for (const index of shuffled(prepared.length, random)) {
      const point = prepared[index];
      if (point === undefined) continue;
      for (let label = 0; label < width; label += 1) scores[label] = bias[label] ?? 0;
      const used = point.values.map((value) => (random() < dropout ? 0 : value / (1 - dropout)));
      for (let at = 0; at < used.length; at += 1) {
        const value = used[at] ?? 0;
        if (value === 0) continue;
        const base = (point.rows[at] ?? 0) * width;
        for (let label = 0; label < width; label += 1)
          scores[label] = (scores[label] ?? 0) + (weights[base + label] ?? 0) * value;
      }
      let top = -Infinity;
      for (let label = 0; label < width; label += 1) top = Math.max(top, scores[label] ?? 0);
      let total = 0;
      for (let label = 0; label < width; label += 1) total += scores[label] = Math.exp((scores[label] ?? 0) - top);
      for (let label = 0; label < width; label += 1) {
        const gradient = ((scores[label] ?? 0) / total - (label === point.label ? 1 : 0)) * point.weight;
        if (Math.abs(gradient) < 1e-3) continue;
        bias[label] = (bias[label] ?? 0) - 0.01 * gradient;
        for (let at = 0; at < used.length; at += 1) {
          const value = used[at] ?? 0;
          if (value === 0) continue;
          const cell = (point.rows[at] ?? 0) * width + label;
          const slope = gradient * value + decay * (weights[cell] ?? 0);
          const square = (squares[cell] ?? 0) + slope * slope;
          squares[cell] = square;
          weights[cell] = (weights[cell] ?? 0) - (step * slope) / Math.sqrt(square);
        }
      }
    }
    if (epoch >= epochs / 2) {
      for (let cell = 0; cell < weights.length; cell += 1) sum[cell] = (sum[cell] ?? 0) + (weights[cell] ?? 0);
      averaged += 1;
    }
  }
  return pruned(
    labels,
    rows,
    sum.map((value, cell) => (value / averaged) * (rarity?.[Math.floor(cell / width)] ?? 1)),
    bias,
    most,
  );
}
