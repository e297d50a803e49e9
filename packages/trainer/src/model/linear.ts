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
 * Weights as they are read: memory is what a reading waits for, so a feature is one slot and one run of pairs, and a pair
 * is two bytes, its label and the steps of its weight. Several models over the same features lie beside each other in one.
 */
export type Table = {
  labels: readonly string[];
  bias: Float32Array;
  /** How much a step of each label's weights is. */
  units: Float32Array;
  /** Open-addressed, two words a slot: the number of pairs above the 24 bits of the hash (0: empty), and their first. */
  slots: Uint32Array;
  pairs: Uint16Array;
  /** A bit for each hash that may be known, by its last bits: small enough to stay near the processor, unlike the slots. */
  bits: Uint32Array;
};

/** One model as it is stored: whole steps of one size. */
export type Stepped = Omit<SparseWeights, 'weights'> & { steps: Int8Array; step: number };

const pairsShift = 24;
const bitsMask = 0x1fffff;
const hashMask = 0xffffff;

/** Lays models over the same features beside each other: the labels of the second follow those of the first. */
export function tableOf(models: readonly Stepped[]): Table {
  const known = models.reduce((sum, { keys }) => sum + keys.length, 0);
  let size = 16;
  while (size < known * 1.5) size *= 2;
  const slots = new Uint32Array(size * 2);
  const bits = new Uint32Array((bitsMask + 1) >> 5);
  for (const { keys, starts } of models) {
    keys.forEach((key, row) => {
      bits[(key & bitsMask) >> 5] = (bits[(key & bitsMask) >> 5] ?? 0) | (1 << (key & 31));
      let slot = (key & (size - 1)) * 2;
      while (slots[slot] !== 0 && ((slots[slot] ?? 0) & hashMask) !== key) slot = (slot + 2) & (size * 2 - 1);
      const count = ((slots[slot] ?? 0) >>> pairsShift) + (starts[row + 1] ?? 0) - (starts[row] ?? 0);
      slots[slot] = ((count << pairsShift) | key) >>> 0;
    });
  }
  let pairCount = 0;
  for (let slot = 0; slot < slots.length; slot += 2) {
    slots[slot + 1] = pairCount;
    pairCount += (slots[slot] ?? 0) >>> pairsShift;
  }
  const pairs = new Uint16Array(pairCount);
  const ends = Uint32Array.from({ length: size }, (_, slot) => slots[slot * 2 + 1] ?? 0);
  let offset = 0;
  for (const { keys, starts, ids, steps, labels } of models) {
    keys.forEach((key, row) => {
      const slot = slotOf({ slots, bits }, key) >> 1;
      for (let pair = starts[row] ?? 0; pair < (starts[row + 1] ?? 0); pair += 1) {
        const end = ends[slot] ?? 0;
        pairs[end] = (((ids[pair] ?? 0) + offset) << 8) | ((steps[pair] ?? 0) & 255);
        ends[slot] = end + 1;
      }
    });
    offset += labels.length;
  }
  return {
    labels: models.flatMap(({ labels }) => labels),
    bias: Float32Array.from(models.flatMap(({ bias }) => [...bias])),
    units: Float32Array.from(models.flatMap(({ labels, step }) => labels.map(() => step))),
    slots,
    pairs,
    bits,
  };
}

/** The first word of a feature's slot; −1 where no model knows it. */
function slotOf({ slots, bits }: Pick<Table, 'slots' | 'bits'>, hash: number): number {
  return mayKnow(bits, hash) ? slotIn(slots, hash) : -1;
}

function mayKnow(bits: Uint32Array, hash: number): boolean {
  return (((bits[(hash & bitsMask) >> 5] ?? 0) >>> (hash & 31)) & 1) !== 0;
}

function slotIn(slots: Uint32Array, hash: number): number {
  const mask = (slots.length >> 1) - 1;
  for (let at = hash & mask; ; at = (at + 1) & mask) {
    const word = slots[at * 2] ?? 0;
    if (word === 0) return -1;
    if ((word & hashMask) === hash) return at * 2;
  }
}

/** Whether one of the labels from `from` to `to` has a weight for a feature. */
export function hasFeature(table: Table, hash: number, from: number, to: number): boolean {
  const { slots, pairs } = table;
  const slot = slotOf(table, hash);
  if (slot < 0) return false;
  const first = slots[slot + 1] ?? 0;
  const last = first + ((slots[slot] ?? 0) >>> pairsShift);
  for (let pair = first; pair < last; pair += 1) {
    const label = (pairs[pair] ?? 0) >> 8;
    if (label >= from && label < to) return true;
  }
  return false;
}

/** Adds the steps of one feature to `sums`; {@link inUnits} makes scores of them. */
export function addFeature(table: Table, sums: Float64Array, hash: number, value: number): void {
  one[0] = hash;
  addFeatures(table, sums, one, { value });
}
const one = [0];

type Among = { value: number; from?: number; to?: number; offset?: number };
let places = new Int32Array(1024);

/**
 * Adds the steps of the features `from` to `to` of a list, each `value` times, to the sums from `offset` on. All of them are
 * looked up before the first is added: what has to come from far away in memory then comes at once.
 */
export function addFeatures(
  { slots, pairs, bits }: Table,
  sums: Float64Array,
  hashes: ArrayLike<number>,
  { value, from = 0, to = hashes.length, offset = 0 }: Among,
): void {
  if (places.length < to - from) places = new Int32Array(2 * (to - from));
  let known = 0;
  for (let index = from; index < to; index += 1) {
    const hash = hashes[index] ?? 0;
    places[known] = hash;
    if (mayKnow(bits, hash)) known += 1;
  }
  for (let index = 0; index < known; index += 1) places[index] = slotIn(slots, places[index] ?? 0);
  for (let index = 0; index < known; index += 1) {
    const slot = places[index] ?? -1;
    if (slot < 0) continue;
    const first = slots[slot + 1] ?? 0;
    const last = first + ((slots[slot] ?? 0) >>> pairsShift);
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
