import { addFeatures, addRuns, inUnits, lookUp, reused, type Table } from '#model/linear.ts';
import { featuresAt, severalAt, windowBits } from '#model/token-features.ts';
import { type ModelInput, type Word, wordAt } from '#model/words.ts';

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
  words: Map<Word, WordRows>;
  shapes: Map<number, number>;
  rows: Int32Array;
  used: number;
};
const mostWords = 12_000;
const lanes = 65_536;
/** These begin a row that was not summed up yet, and one without features; sums of steps are far smaller. */
const unknown = 0x7fffffff;
const without = 0x7ffffffe;
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

const roomForSums = reused((length) => new Int32Array(length));
const roomForSteps = reused((length) => new Int32Array(length));
const roomForScores = reused((length) => new Float64Array(length));

/** The scores of each label for each token, row by row; overwritten by the next text's. */
export function emissionsOf(emissions: Table, text: ModelInput): Float64Array {
  const { length } = text.tokens;
  const width = emissions.labels.length;
  const half = halfOf(emissions);
  const memory = memoryOf(emissions, length);
  const { rows } = memory;
  const shapes = text.words.map(({ shape }) => shapeAt(memory, shape));
  const sums = roomForSums(length * half);
  for (let source = -reach; source < length + reach; source += 1) {
    const wordRows = rowsOf(memory, wordAt(text, source));
    for (let side = 0; side < windows.length; side += 1) {
      const at = source + reach - side;
      if (at < 0 || at >= length) continue;
      const place = side === reach ? ownPlaces[text.channel] : side;
      const shape = shapes[at] ?? 0;
      wordRows[shape] ??= newRows(memory, half);
      const first = wordRows[shape] + place * half;
      if (rows[first] === unknown) fill(emissions, memory, first, featuresAt(text, at, windows[side] ?? 0));
      if (rows[first] === without) continue;
      const to = at * half;
      for (let pair = 0; pair < half; pair += 1) sums[to + pair] = (sums[to + pair] ?? 0) + (rows[first + pair] ?? 0);
    }
  }
  const steps = roomForSteps(length * width);
  const features: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const to = at * width;
    for (let pair = 0; pair < half; pair += 1) {
      const both = sums[at * half + pair] ?? 0;
      const first = (both << 16) >> 16;
      steps[to + 2 * pair] = first;
      if (2 * pair + 1 < width) steps[to + 2 * pair + 1] = (both - first) / lanes;
    }
    severalAt(text, at, features);
    ends.push(features.length);
  }
  lookUp(emissions, features);
  for (let at = 0; at < length; at += 1) addRuns(emissions, steps, ends[at - 1] ?? 0, ends[at] ?? 0, at * width);
  return inUnits(emissions, steps, roomForScores(steps.length));
}

/** The cached rows of a word. */
function rowsOf({ words }: Memory, word: Word): WordRows {
  const known = words.get(word);
  if (known !== undefined) return known;
  const noRows: WordRows = [];
  words.set(word, noRows);
  return noRows;
}

function shapeAt({ shapes }: Memory, shape: number): number {
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
  if (features.length === 0) {
    rows[first] = without;
    return;
  }
  steps.fill(0);
  addFeatures(emissions, steps, features);
  for (let pair = 0; pair < half; pair += 1)
    rows[first + pair] = (steps[2 * pair] ?? 0) + lanes * (steps[2 * pair + 1] ?? 0);
}
