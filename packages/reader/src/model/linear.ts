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

/**
 * Weights for reading: memory access is the bottleneck, so all weights of one feature are adjacent, also those of several
 * models over the same features.
 */
export type Table = {
  labels: readonly string[];
  bias: Float32Array;
  /** Size of one step of each label's weights. */
  units: Float32Array;
  /**
   * Of each group of features that share a hash except for its last 8 bits: a bit for each 32nd of the 256 where one lies,
   * so that most unknown features are turned away here; then where the group starts.
   */
  groups: Uint32Array;
  /**
   * Of each group: the number of its features; each feature in ascending order, the last 8 bits of its hash and its number
   * of pairs; all their pairs, a label and the steps of its weight.
   */
  cells: Uint16Array;
  /** A place to sum up one text or word, a label each, emptied before each use: a new one costs as much as the sums. */
  steps: Int32Array;
};

/** One stored model: whole steps of one size. */
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
  const size = counts.length >> 8;
  const groups = new Uint32Array(2 * size);
  const known = models.reduce((sum, { keys, ids }) => sum + keys.length + ids.length, 0);
  const cells = new Uint16Array(size + known);
  let end = 0;
  for (let group = 0; group < size; group += 1) {
    const start = end;
    groups[2 * group + 1] = start;
    end += 1;
    let pairs = 0;
    for (let key = group * 256; key < group * 256 + 256; key += 1) {
      const count = counts[key] ?? 0;
      if (count === 0) continue;
      cells[end] = ((key & 255) << 8) | count;
      end += 1;
      pairs += count;
      groups[2 * group] = (groups[2 * group] ?? 0) | (1 << ((key >> 3) & 31));
    }
    cells[start] = end - start - 1;
    end += pairs;
  }
  let offset = 0;
  for (const { keys, starts, ids, steps, labels } of models) {
    for (let row = 0; row < keys.length; row += 1) {
      const key = keys[row] ?? 0;
      const from = starts[row] ?? 0;
      const to = starts[row + 1] ?? 0;
      // counts the remaining ones
      const left = counts[key] ?? 0;
      counts[key] = left - (to - from);
      const run = runOf({ groups, cells }, key);
      let cell = (run >>> 8) + (run & 255) - left;
      for (let at = from; at < to; at += 1) {
        cells[cell] = (((ids[at] ?? 0) + offset) << 8) | ((steps[at] ?? 0) & 255);
        cell += 1;
      }
    }
    offset += labels.length;
  }
  const labels = models.flatMap((model) => model.labels);
  return {
    labels,
    steps: new Int32Array(labels.length),
    bias: Float32Array.from(models.flatMap(({ bias }) => [...bias])),
    units: Float32Array.from(models.flatMap(({ labels, step }) => labels.map(() => step))),
    groups,
    cells: cells.slice(0, end),
  };
}

/** The pairs of a feature in one number: 256 times the cell of the first, and how many; 0 where no model knows it. */
function runOf({ groups, cells }: Pick<Table, 'groups' | 'cells'>, hash: number): number {
  const group = 2 * (hash >> 8);
  if (group >= groups.length) return 0;
  const last = hash & 255;
  if ((((groups[group] ?? 0) >> (last >> 3)) & 1) === 0) return 0;
  const start = groups[group + 1] ?? 0;
  const end = start + 1 + (cells[start] ?? 0);
  let pair = end;
  for (let at = start + 1; at < end; at += 1) {
    const feature = cells[at] ?? 0;
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
  return table.cells.subarray(first, first + (run & 255)).some((pair) => pair >> 8 >= from && pair >> 8 < to);
}

type Among = { from?: number | undefined; to?: number | undefined };
/** What was looked up last: where each feature's pairs are, as {@link runOf} tells. */
let runs = new Int32Array(4096);

/** Looks up the features `from` to `to` of a list, for {@link addRuns}: all before the first is added, so that memory accesses overlap. */
export function lookUp(
  table: Table,
  features: ArrayLike<number>,
  { from = 0, to = features.length }: Among = {},
): void {
  if (runs.length < to - from) runs = new Int32Array(2 * (to - from));
  for (let index = from; index < to; index += 1) runs[index - from] = runOf(table, features[index] ?? 0);
}

/** Adds the steps of the features looked up, `from` to `to`, to the sums from `offset` on; {@link inUnits} makes scores of them. */
export function addRuns({ cells }: Table, sums: Int32Array, from: number, to: number, offset = 0): void {
  for (let index = from; index < to; index += 1) {
    const run = runs[index] ?? 0;
    const first = run >>> 8;
    const last = first + (run & 255);
    for (let at = first; at < last; at += 1) {
      const pair = cells[at] ?? 0;
      const label = offset + (pair >> 8);
      sums[label] = (sums[label] ?? 0) + ((pair << 24) >> 24);
    }
  }
}

/** Adds the steps of all features of a list to the sums of one text or word. */
export function addFeatures(table: Table, sums: Int32Array, features: ArrayLike<number>): void {
  lookUp(table, features);
  addRuns(table, sums, 0, features.length);
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
  lookUp(table, hashes, { from, to });
  addRuns(table, steps, 0, to - from);
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
