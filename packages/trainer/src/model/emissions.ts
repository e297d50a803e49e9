import { addFeatures, inUnits, type Table } from '#model/linear.ts';
import {
  type FeaturedInput,
  featuresAt,
  type ModelInput,
  severalAt,
  type WordFeatures,
  windowBits,
  withWordFeatures,
  wordFeaturesAt,
} from '#model/token-features.ts';

/** Windows by the place of the labelled word beside the word that is read: three places on, … three places back. */
const windows = [
  windowBits.before3,
  windowBits.before2,
  windowBits.before1,
  windowBits.own,
  windowBits.after1,
  windowBits.after2,
  windowBits.after3,
];
const reach = 3;
/** A word's features depend on the text's origin: the last place is the word's own in a wish. */
const ownPlaces = { chat: reach, wish: windows.length };
const places = windows.length + 1;

/** For each shape of the labelled word, the start of this word's rows: one for each place. */
type WordRows = (number | undefined)[];

/**
 * Cached sums for single words: most texts consist of a few thousand. `rows` packs two labels into one number, 65,536
 * times the second plus the first, so that sums of rows are sums of both. The rows of a word are adjacent in memory,
 * which saves cache misses. A full cache is emptied.
 */
type Memory = {
  words: Map<WordFeatures | string, WordRows>;
  shapes: Map<string, number>;
  rows: Int32Array;
  used: number;
};
const mostWords = 12_000;
const lanes = 65_536;
/** Begins a row that was not summed up yet; sums of steps are far smaller. */
const unknown = 0x7fffffff;
const memories = new WeakMap<Table, Memory>();

const halfOf = ({ labels }: Table): number => (labels.length + 1) >> 1;

function memoryOf(emissions: Table, tokens: number): Memory {
  const known = memories.get(emissions);
  const size = places * halfOf(emissions);
  // a word affects at most seven words, each of another shape
  const most = Math.max(mostWords, (tokens + 2 * reach) * windows.length) * size;
  if (known !== undefined && known.used + (tokens + 2 * reach) * windows.length * size <= known.rows.length)
    return known;
  const rows = known?.rows.length === most ? known.rows : new Int32Array(most);
  const emptied = { words: new Map(), shapes: new Map(), rows, used: 0 };
  memories.set(emissions, emptied);
  return emptied;
}

/** The scores of each label for each token, row by row. */
export function emissionsOf(emissions: Table, input: ModelInput): Float64Array {
  const text = withWordFeatures(input);
  const { length } = input.tokens;
  const width = emissions.labels.length;
  const half = halfOf(emissions);
  const memory = memoryOf(emissions, length);
  const { rows } = memory;
  const shapes = input.tokens.map((_, at) => shapeAt(memory, text, at));
  const sums = new Int32Array(length * half);
  for (let source = -reach; source < length + reach; source += 1) {
    const wordRows = rowsOf(memory, text, source);
    for (let side = 0; side < windows.length; side += 1) {
      const at = source + reach - side;
      if (at < 0 || at >= length) continue;
      const place = side === reach ? ownPlaces[text.channel] : side;
      const shape = shapes[at] ?? 0;
      wordRows[shape] ??= newRows(memory, half);
      const first = wordRows[shape] + place * half;
      if (rows[first] === unknown) fill(emissions, memory, first, featuresAt(text, at, windows[side] ?? 0));
      const to = at * half;
      for (let pair = 0; pair < half; pair += 1) sums[to + pair] = (sums[to + pair] ?? 0) + (rows[first + pair] ?? 0);
    }
  }
  const steps = new Int32Array(length * width);
  for (let at = 0; at < length; at += 1) {
    const to = at * width;
    for (let pair = 0; pair < half; pair += 1) {
      const both = sums[at * half + pair] ?? 0;
      const first = (both << 16) >> 16;
      steps[to + 2 * pair] = first;
      if (2 * pair + 1 < width) steps[to + 2 * pair + 1] = (both - first) / lanes;
    }
    const names: number[] = [];
    severalAt(text, at, names);
    addFeatures(emissions, steps, names, { offset: to });
  }
  return inUnits(emissions, steps, new Float64Array(steps.length));
}

/** The cached rows of the word at a position; none before and after the text. */
function rowsOf({ words }: Memory, text: FeaturedInput, at: number): WordRows {
  const key = text.words[at] ?? (at < 0 ? 'before' : 'behind');
  const known = words.get(key);
  if (known !== undefined) return known;
  const noRows: WordRows = [];
  words.set(key, noRows);
  return noRows;
}

function shapeAt({ shapes }: Memory, text: FeaturedInput, at: number): number {
  const { shape } = wordFeaturesAt(text, at);
  const known = shapes.get(shape) ?? shapes.size;
  shapes.set(shape, known);
  return known;
}

/** Allocates the rows of a word for words of one shape. */
function newRows(memory: Memory, half: number): number {
  const first = memory.used;
  memory.used += places * half;
  for (let place = 0; place < places; place += 1) memory.rows[first + place * half] = unknown;
  return first;
}

function fill(emissions: Table, { rows }: Memory, first: number, features: number[]): void {
  const half = halfOf(emissions);
  const { steps } = emissions;
  steps.fill(0);
  addFeatures(emissions, steps, features);
  for (let pair = 0; pair < half; pair += 1)
    rows[first + pair] = (steps[2 * pair] ?? 0) + lanes * (steps[2 * pair + 1] ?? 0);
}
