import { addFeatures, inUnits, reused, type Table } from '#model/linear.ts';
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
 * Cached sums for single words: most texts consist of a few thousand. The rows of a word are adjacent, a label each. A full
 * cache is emptied.
 */
type Memory = {
  words: Map<Word, WordRows>;
  shapes: Map<number, number>;
  rows: Int32Array;
  used: number;
};
const mostWords = 12_000;
/** These begin a row that was not summed up yet, and one without features; sums of steps are far smaller. */
const unknown = 0x7fffffff;
const without = 0x7ffffffe;
const memories = new WeakMap<Table, Memory>();

function memoryOf(emissions: Table, tokens: number): Memory {
  const known = memories.get(emissions);
  const size = places * emissions.labels.length;
  // a word affects at most seven words, each of another shape
  const most = Math.max(mostWords, (tokens + 2 * reach) * windows.length) * size;
  if (known !== undefined && known.used + (tokens + 2 * reach) * windows.length * size <= known.rows.length)
    return known;
  const rows = known?.rows.length === most ? known.rows : new Int32Array(most);
  const emptied = { words: new Map(), shapes: new Map(), rows, used: 0 };
  memories.set(emissions, emptied);
  return emptied;
}

const roomForSteps = reused((length) => new Int32Array(length));
const roomForScores = reused((length) => new Float64Array(length));

/** The scores of each label for each token, row by row; overwritten by the next text's. */
export function emissionsOf(emissions: Table, text: ModelInput): Float64Array {
  const { length } = text.tokens;
  const width = emissions.labels.length;
  const memory = memoryOf(emissions, length);
  const { rows } = memory;
  const shapes = text.words.map(({ shape }) => shapeAt(memory, shape));
  const steps = roomForSteps(length * width);
  for (let source = -reach; source < length + reach; source += 1) {
    const wordRows = rowsOf(memory, wordAt(text, source));
    for (let side = 0; side < windows.length; side += 1) {
      const at = source + reach - side;
      if (at < 0 || at >= length) continue;
      const place = side === reach ? ownPlaces[text.channel] : side;
      const shape = shapes[at] ?? 0;
      wordRows[shape] ??= newRows(memory, width);
      const first = wordRows[shape] + place * width;
      if (rows[first] === unknown) fill(emissions, memory, first, featuresAt(text, at, windows[side] ?? 0));
      if (rows[first] === without) continue;
      const to = at * width;
      for (let label = 0; label < width; label += 1)
        steps[to + label] = (steps[to + label] ?? 0) + (rows[first + label] ?? 0);
    }
  }
  const features: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const before = features.length;
    severalAt(text, at, features);
    addFeatures(emissions, steps.subarray(at * width, (at + 1) * width), features, { from: before });
  }
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
function newRows(memory: Memory, width: number): number {
  const first = memory.used;
  memory.used += places * width;
  for (let place = 0; place < places; place += 1) memory.rows[first + place * width] = unknown;
  return first;
}

function fill(emissions: Table, { rows }: Memory, first: number, features: number[]): void {
  const { steps } = emissions;
  if (features.length === 0) {
    rows[first] = without;
    return;
  }
  steps.fill(0);
  addFeatures(emissions, steps, features);
  rows.set(steps, first);
}
