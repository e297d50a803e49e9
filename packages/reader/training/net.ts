import type { SparseWeights } from '../src/model/linear.ts';
import type { Net } from '../src/model/model.ts';
import { knownFeatures, pruned } from './dense.ts';
import { seeded, shuffled } from './random.ts';

/** One message: hashes of its features with their values, and the index of its label for each head; −1: none. */
export type NetPoint = { features: Uint32Array; values: Float32Array; labels: readonly number[] };

export type NetOptions = {
  /** Seed of its randomness: nets of other seeds err elsewhere. */
  seed: number;
  width: number;
  /** Features of fewer messages are not known. */
  least: number;
  /** Maximum number of weights of the first layer. */
  most: number;
  epochs: number;
  rate: number;
  /** Shares of features and of hidden units that are left out while training. */
  dropout: { features: number; hidden: number };
};

type Layer = { weights: Float32Array; squares: Float32Array; sum: Float32Array };

/**
 * Trains one hidden layer under several heads with AdaGrad; averaged over the second half of the epochs. What rests on
 * few words that no example has together is separated better here than by the linear models. Same points, same weights.
 */
export function trainNet(points: readonly NetPoint[], heads: readonly (readonly string[])[], options: NetOptions): Net {
  const { seed, width, least, most, epochs, rate, dropout } = options;
  const random = seeded(seed);
  const rows = knownFeatures(
    points.map(({ features }) => features),
    least,
  );
  const rarity = rarityOf(points, rows);
  const first = layer(rows.size * width, 0.1, random, 1e-2);
  const base = layer(width, 0, random, 1e-2);
  const tops = heads.map((labels) => ({
    weights: layer(labels.length * width, 0.1, random, 1e-2),
    bias: layer(labels.length, 0, random, 1e-2),
  }));
  const prepared = points.map(({ features, values, labels }) => {
    const known = [...features].flatMap((hash, index) => {
      const row = rows.get(hash);
      return row === undefined ? [] : [[row, (values[index] ?? 0) * (rarity[row] ?? 0)] as const];
    });
    return {
      at: Uint32Array.from(known, ([row]) => row),
      values: Float32Array.from(known, ([, each]) => each),
      labels,
    };
  });
  const cell = { hidden: new Float64Array(width), slope: new Float64Array(width), isOn: new Uint8Array(width) };
  const layers = [first, base, ...tops.flatMap(({ weights, bias }) => [weights, bias])];
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch * 0.1);
    for (const index of shuffled(prepared.length, random)) {
      const point = prepared[index];
      if (point === undefined) continue;
      const used = point.values.map((value) => (random() < dropout.features ? 0 : value / (1 - dropout.features)));
      raise(cell, { first, base, at: point.at, used }, { random, share: dropout.hidden });
      cell.slope.fill(0);
      for (const [head, top] of tops.entries()) learnHead(top, point.labels[head] ?? -1, cell.hidden, cell.slope, step);
      lower(cell, { first, base, at: point.at, used }, { step, share: dropout.hidden });
    }
    if (epoch < epochs / 2) continue;
    averaged += 1;
    for (const each of layers) each.sum.set(each.sum.map((sum, at) => sum + (each.weights[at] ?? 0)));
  }
  const mean = ({ sum }: Layer) => sum.map((value) => value / averaged);
  const weighted = mean(first).map((value, cell) => value * (rarity[Math.floor(cell / width)] ?? 0));
  const units = Array.from({ length: width }, (_, unit) => `h${unit}`);
  return {
    hidden: pruned(units, rows, weighted, mean(base), most),
    heads: tops.map(({ weights, bias }, head) => headOf(heads[head] ?? [], mean(weights), mean(bias), width)),
  };
}

/** The hidden units of one message, which of them are on, and what each should have been. */
type Cell = { hidden: Float64Array; slope: Float64Array; isOn: Uint8Array };
type Input = { first: Layer; base: Layer; at: Uint32Array; used: Float32Array };

/** From the features to the hidden units; a share of them is left out. */
function raise(
  { hidden, isOn }: Cell,
  { first, base, at, used }: Input,
  { random, share }: { random: () => number; share: number },
): void {
  const width = hidden.length;
  hidden.set(base.weights);
  used.forEach((value, index) => {
    if (value === 0) return;
    const from = (at[index] ?? 0) * width;
    for (let unit = 0; unit < width; unit += 1)
      hidden[unit] = (hidden[unit] ?? 0) + (first.weights[from + unit] ?? 0) * value;
  });
  for (let unit = 0; unit < width; unit += 1) {
    isOn[unit] = random() >= share && (hidden[unit] ?? 0) > 0 ? 1 : 0;
    hidden[unit] = isOn[unit] === 1 ? (hidden[unit] ?? 0) / (1 - share) : 0;
  }
}

/** From the hidden units back to the features. */
function lower(
  { slope, isOn }: Cell,
  { first, base, at, used }: Input,
  { step, share }: { step: number; share: number },
): void {
  const width = slope.length;
  for (let unit = 0; unit < width; unit += 1) {
    slope[unit] = isOn[unit] === 1 ? (slope[unit] ?? 0) / (1 - share) : 0;
    if (slope[unit] !== 0) descend(base, unit, slope[unit] ?? 0, step);
  }
  const units = [...slope.keys()].filter((unit) => slope[unit] !== 0);
  const { weights, squares } = first;
  for (let index = 0; index < used.length; index += 1) {
    const value = used[index] ?? 0;
    if (value === 0) continue;
    const from = (at[index] ?? 0) * width;
    for (const unit of units) {
      const cell = from + unit;
      const gradient = (slope[unit] ?? 0) * value;
      const square = (squares[cell] ?? 0) + gradient * gradient;
      squares[cell] = square;
      weights[cell] = (weights[cell] ?? 0) - (step * gradient) / Math.sqrt(square);
    }
  }
}

function layer(size: number, spread: number, random: () => number, square: number): Layer {
  const weights = new Float32Array(size);
  if (spread > 0) {
    for (let cell = 0; cell < size; cell += 1) {
      let sum = -3;
      for (let draw = 0; draw < 6; draw += 1) sum += random();
      weights[cell] = sum * spread;
    }
  }
  return { weights, squares: new Float32Array(size).fill(square), sum: new Float32Array(size) };
}

function descend({ weights, squares }: Layer, cell: number, gradient: number, step: number): void {
  const square = (squares[cell] ?? 0) + gradient * gradient;
  squares[cell] = square;
  weights[cell] = (weights[cell] ?? 0) - (step * gradient) / Math.sqrt(square);
}

/** Learns one head from one message and adds the error of the hidden units to `slope`. */
function learnHead(
  { weights, bias }: { weights: Layer; bias: Layer },
  gold: number,
  hidden: Float64Array,
  slope: Float64Array,
  step: number,
): void {
  if (gold < 0) return;
  const width = hidden.length;
  const scores = Float64Array.from(bias.weights, (score, label) => {
    for (let unit = 0; unit < width; unit += 1)
      score += (weights.weights[label * width + unit] ?? 0) * (hidden[unit] ?? 0);
    return score;
  });
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  shares.forEach((share, label) => {
    const gradient = share / total - (label === gold ? 1 : 0);
    if (Math.abs(gradient) < 1e-3) return;
    descend(bias, label, gradient, step);
    for (let unit = 0; unit < width; unit += 1) {
      const value = hidden[unit] ?? 0;
      if (value === 0) continue;
      const cell = label * width + unit;
      slope[unit] = (slope[unit] ?? 0) + gradient * (weights.weights[cell] ?? 0);
      descend(weights, cell, gradient * value, step);
    }
  });
}

/** Weight of a feature: the rarer, the more. */
export function rarityOf(
  points: readonly { features: Uint32Array }[],
  rows: ReadonlyMap<number, number>,
): Float32Array {
  const counts = new Float32Array(rows.size);
  for (const { features } of points) {
    for (const hash of features) {
      const row = rows.get(hash);
      if (row !== undefined) counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  return counts.map((count) => Math.sqrt(Math.log(points.length / Math.max(1, count)) / 4));
}

/** A head as weights whose features are the hidden units. */
function headOf(labels: readonly string[], dense: Float32Array, bias: Float32Array, width: number): SparseWeights {
  const keys = Uint32Array.from({ length: width }, (_, unit) => unit);
  const ids: number[] = [];
  const weights: number[] = [];
  for (let unit = 0; unit < width; unit += 1) {
    labels.forEach((_, label) => {
      ids.push(label);
      weights.push(dense[label * width + unit] ?? 0);
    });
  }
  const starts = Uint32Array.from({ length: width + 1 }, (_, unit) => unit * labels.length);
  return {
    labels,
    bias,
    keys,
    starts,
    ids: Uint8Array.from(ids),
    weights: Float32Array.from(weights),
  };
}
