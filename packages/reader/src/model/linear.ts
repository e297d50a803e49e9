/** Weights of a linear model for training and storage: for each known feature, pairs of label and weight. */
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

/** Weights for reading: those of several models over the same features are adjacent. */
export type Table = {
  labels: readonly string[];
  bias: Float32Array;
  /** Size of one step of each label's weights. */
  units: Float32Array;
  /** Each known feature at the place of its hash or the next free one, one more than its hash; 0 is free. */
  features: Uint32Array;
  /** `starts[place]` to `starts[place + 1]` are the labels of the feature at a place, and the steps of their weights. */
  starts: Uint32Array;
  ids: Uint8Array;
  weights: Int8Array;
  /** A place to sum up one text or word, a label each, emptied before each use: a new one costs as much as the sums. */
  steps: Int32Array;
};

/** One stored model: whole steps of one size. */
export type Stepped = Omit<SparseWeights, 'weights'> & { steps: Int8Array; step: number };

/** Lays models over the same features beside each other: the labels of the second follow those of the first. */
export function tableOf(models: readonly Stepped[]): Table {
  const labels = models.flatMap((model) => model.labels);
  const most = models.reduce((sum, { keys }) => sum + keys.length, 1);
  const features = new Uint32Array(2 ** Math.ceil(Math.log2(2 * most)));
  const counts = new Uint32Array(features.length);
  for (const { keys, starts } of models) {
    for (let row = 0; row < keys.length; row += 1) {
      const key = keys[row] ?? 0;
      const place = placeOf(features, key);
      features[place] = key + 1;
      counts[place] = (counts[place] ?? 0) + (starts[row + 1] ?? 0) - (starts[row] ?? 0);
    }
  }
  const starts = new Uint32Array(features.length + 1);
  for (let place = 0; place < counts.length; place += 1)
    starts[place + 1] = (starts[place] ?? 0) + (counts[place] ?? 0);
  const pairs = starts[features.length] ?? 0;
  const ids = new Uint8Array(pairs);
  const weights = new Int8Array(pairs);
  const next = starts.slice();
  let offset = 0;
  for (const model of models) {
    for (let row = 0; row < model.keys.length; row += 1) {
      const place = placeOf(features, model.keys[row] ?? 0);
      for (let at = model.starts[row] ?? 0; at < (model.starts[row + 1] ?? 0); at += 1) {
        const pair = next[place] ?? 0;
        next[place] = pair + 1;
        ids[pair] = (model.ids[at] ?? 0) + offset;
        weights[pair] = model.steps[at] ?? 0;
      }
    }
    offset += model.labels.length;
  }
  return {
    labels,
    bias: Float32Array.from(models.flatMap(({ bias }) => [...bias])),
    units: Float32Array.from(models.flatMap(({ labels, step }) => labels.map(() => step))),
    features,
    starts,
    ids,
    weights,
    steps: new Int32Array(labels.length),
  };
}

/** Where a feature stands, or may stand. */
function placeOf(features: Uint32Array, hash: number): number {
  const mask = features.length - 1;
  let place = hash & mask;
  for (let known = features[place] ?? 0; known !== 0 && known !== hash + 1; known = features[place] ?? 0)
    place = (place + 1) & mask;
  return place;
}

/** Whether one of the labels from `from` to `to` has a weight for a feature. */
export function hasFeature({ features, starts, ids }: Table, hash: number, from: number, to: number): boolean {
  const place = placeOf(features, hash);
  return ids.subarray(starts[place], starts[place + 1]).some((id) => id >= from && id < to);
}

type Among = { from?: number | undefined; to?: number | undefined };

/** Adds the steps of the features `from` to `to` of a list to the sums of one text or word; {@link inUnits} makes scores of them. */
export function addFeatures(
  { features, starts, ids, weights }: Table,
  sums: Int32Array,
  hashes: ArrayLike<number>,
  { from = 0, to = hashes.length }: Among = {},
): void {
  for (let index = from; index < to; index += 1) {
    const place = placeOf(features, hashes[index] ?? 0);
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) {
      const label = ids[at] ?? 0;
      sums[label] = (sums[label] ?? 0) + (weights[at] ?? 0);
    }
  }
}

/** Adds the steps of the features of a list, each `times` times, to the sums of one text. */
export function addTimes(
  table: Table,
  sums: Float64Array,
  hashes: ArrayLike<number>,
  { times, from = 0, to = hashes.length }: { times: number } & Among,
): void {
  const { steps } = table;
  steps.fill(0);
  addFeatures(table, steps, hashes, { from, to });
  for (let label = 0; label < sums.length; label += 1) sums[label] = (sums[label] ?? 0) + times * (steps[label] ?? 0);
}

/** Converts sums of steps into scores; the sums of several words may be concatenated. */
export function inUnits({ bias, units }: Table, sums: Int32Array | Float64Array, scores: Float64Array): Float64Array {
  const width = units.length;
  for (let from = 0; from < sums.length; from += width) {
    for (let label = 0; label < width; label += 1)
      scores[from + label] = (sums[from + label] ?? 0) * (units[label] ?? 0) + (bias[label] ?? 0);
  }
  return scores;
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

/** An array of zeros that is used again and again: a new one costs as much as what is computed in it. */
export function reused<Numbers extends Int32Array | Float64Array>(make: (length: number) => Numbers) {
  let room = make(0);
  return (length: number): Numbers => {
    if (room.length < length) room = make(2 * length);
    // a part of an array has its kind
    return room.subarray(0, length).fill(0) as Numbers;
  };
}
