/** Weights of a linear model as they are trained and stored: for each known feature, pairs of label and weight. */
export type SparseWeights = {
  labels: readonly string[];
  /** Added to the scores of every label. */
  bias: Float32Array;
  /** Hashes of the features, in ascending order; `starts[row]` to `starts[row + 1]` are the pairs of a row. */
  keys: Uint32Array;
  starts: Uint32Array;
  ids: Uint8Array;
  weights: Float32Array;
};

/**
 * Weights as they are read: memory is what a reading waits for, so a feature is two bytes, and so is a pair: its label and the
 * steps of its weight. Several models over the same features lie beside each other in one.
 */
export type Table = {
  labels: readonly string[];
  bias: Float32Array;
  /** How much a step of each label's weights is. */
  units: Float32Array;
  /** For each beginning of a hash (all but its last 8 bits) where its features begin, and where their pairs do. */
  groups: Uint32Array;
  /** In ascending order of their hashes: the last 8 bits of the hash, and how many pairs there are. */
  features: Uint16Array;
  pairs: Uint16Array;
};

/** One model as it is stored: whole steps of one size. */
export type Stepped = Omit<SparseWeights, 'weights'> & { steps: Int8Array; step: number };

/** Lays models over the same features beside each other: the labels of the second follow those of the first. */
export function tableOf(models: readonly Stepped[]): Table {
  const last = Math.max(0, ...models.map(({ keys }) => keys.at(-1) ?? 0));
  const counts = new Uint8Array((last | 255) + 1);
  for (const { keys, starts } of models) {
    for (let row = 0; row < keys.length; row += 1) {
      const key = keys[row] ?? 0;
      counts[key] = (counts[key] ?? 0) + (starts[row + 1] ?? 0) - (starts[row] ?? 0);
    }
  }
  const groups = new Uint32Array(2 * (counts.length >> 8) + 2);
  const features = new Uint16Array(models.reduce((sum, { keys }) => sum + keys.length, 0));
  let feature = 0;
  let pair = 0;
  for (let key = 0; key < counts.length; key += 1) {
    const count = counts[key] ?? 0;
    if (count > 0) {
      features[feature] = ((key & 255) << 8) | count;
      feature += 1;
      pair += count;
    }
    if ((key & 255) < 255) continue;
    groups[2 * (key >> 8) + 2] = feature;
    groups[2 * (key >> 8) + 3] = pair;
  }
  const pairs = new Uint16Array(pair);
  let offset = 0;
  for (const { keys, starts, ids, steps, labels } of models) {
    for (let row = 0; row < keys.length; row += 1) {
      const key = keys[row] ?? 0;
      const from = starts[row] ?? 0;
      const to = starts[row + 1] ?? 0;
      // counts what is still to come
      const left = counts[key] ?? 0;
      counts[key] = left - (to - from);
      const run = runOf({ groups, features }, key);
      let end = (run >>> 8) + (run & 255) - left;
      for (let at = from; at < to; at += 1) {
        pairs[end] = (((ids[at] ?? 0) + offset) << 8) | ((steps[at] ?? 0) & 255);
        end += 1;
      }
    }
    offset += labels.length;
  }
  return {
    labels: models.flatMap(({ labels }) => labels),
    bias: Float32Array.from(models.flatMap(({ bias }) => [...bias])),
    units: Float32Array.from(models.flatMap(({ labels, step }) => labels.map(() => step))),
    groups,
    features: features.slice(0, feature),
    pairs,
  };
}

/** The pairs of a feature in one number: 256 times the first and how many there are; 0 where no model knows it. */
function runOf({ groups, features }: Pick<Table, 'groups' | 'features'>, hash: number): number {
  const group = (hash >> 8) * 2;
  const last = hash & 255;
  const end = groups[group + 2] ?? 0;
  let pair = groups[group + 1] ?? 0;
  for (let at = groups[group] ?? 0; at < end; at += 1) {
    const feature = features[at] ?? 0;
    const count = feature & 255;
    if (feature >> 8 >= last) return feature >> 8 === last ? (pair << 8) | count : 0;
    pair += count;
  }
  return 0;
}

/** Whether one of the labels from `from` to `to` has a weight for a feature. */
export function hasFeature(table: Table, hash: number, from: number, to: number): boolean {
  const run = runOf(table, hash);
  const first = run >>> 8;
  return table.pairs.subarray(first, first + (run & 255)).some((pair) => pair >> 8 >= from && pair >> 8 < to);
}

/** Adds the steps of one feature to `sums`; {@link inUnits} makes scores of them. */
export function addFeature(table: Table, sums: Float64Array, hash: number, value: number): void {
  one[0] = hash;
  addFeatures(table, sums, one, { value });
}
const one = [0];

type Among = { value: number; from?: number; to?: number; offset?: number };
let runs = new Int32Array(1024);

/**
 * Adds the steps of the features `from` to `to` of a list, each `value` times, to the sums from `offset` on. All of them are
 * looked up before the first is added: what has to come from far away in memory then comes at once.
 */
export function addFeatures(
  table: Table,
  sums: Float64Array,
  hashes: ArrayLike<number>,
  { value, from = 0, to = hashes.length, offset = 0 }: Among,
): void {
  const { pairs } = table;
  if (runs.length < to - from) runs = new Int32Array(2 * (to - from));
  let known = 0;
  for (let index = from; index < to; index += 1) {
    const run = runOf(table, hashes[index] ?? 0);
    runs[known] = run;
    if (run !== 0) known += 1;
  }
  for (let index = 0; index < known; index += 1) {
    const run = runs[index] ?? 0;
    const first = run >>> 8;
    const last = first + (run & 255);
    for (let at = first; at < last; at += 1) {
      const pair = pairs[at] ?? 0;
      const label = offset + (pair >> 8);
      sums[label] = (sums[label] ?? 0) + ((pair << 24) >> 24) * value;
    }
  }
}

/** Sums of steps become scores, in place; several texts' or words' sums may follow each other. */
export function inUnits({ bias, units }: Table, sums: Float64Array): Float64Array {
  const width = units.length;
  for (let from = 0; from < sums.length; from += width) {
    for (let label = 0; label < width; label += 1)
      sums[from + label] = (sums[from + label] ?? 0) * (units[label] ?? 0) + (bias[label] ?? 0);
  }
  return sums;
}

/** Scores as shares of one. */
export function softmax(scores: Float64Array): Float64Array {
  let top = -Infinity;
  for (const score of scores) top = Math.max(top, score);
  let sum = 0;
  const shares = scores.map((score) => {
    const share = Math.exp(score - top);
    sum += share;
    return share;
  });
  return shares.map((share) => share / sum);
}
