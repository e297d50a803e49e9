import { addFeatures, inUnits, type Table } from '#model/linear.ts';
import { featuresAt, type Look, lookAt, type Seen, type Shaped, shaped, sight } from '#model/token-features.ts';

/** What one word tells from each place around the word that looks, beginning three places before it. */
const sights = [sight.before3, sight.before2, sight.before1, sight.own, sight.after1, sight.after2, sight.after3];
const reach = 3;
/** What a word tells of itself depends on where the text was written: the last place is its own in a wish. */
const ownPlaces = { chat: reach, wish: sights.length };

/** For each shape of the word that looks, where the summed steps of what this word tells from each place lie. */
type WordRows = (Int32Array | undefined)[];

/**
 * What was summed up for single words: most of a text consists of a few thousand. `rows` has two labels in one number,
 * 65,536 times the second and the first, so that sums of rows are sums of both. When it is full it begins again.
 */
type Memory = { words: Map<Look | string, WordRows>; shapes: Map<string, number>; rows: Int32Array; used: number };
const mostRows = 50_000;
const lanes = 65_536;
const memories = new WeakMap<Table, Memory>();

const halfOf = ({ labels }: Table): number => (labels.length + 1) >> 1;

function memoryOf(emissions: Table, tokens: number): Memory {
  const known = memories.get(emissions);
  const most = Math.max(mostRows, tokens * sights.length);
  if (known !== undefined && (known.used + tokens * sights.length) * halfOf(emissions) <= known.rows.length)
    return known;
  const rows = known?.rows.length === most * halfOf(emissions) ? known.rows : new Int32Array(most * halfOf(emissions));
  const fresh = { words: new Map(), shapes: new Map(), rows, used: 0 };
  memories.set(emissions, fresh);
  return fresh;
}

/** The scores of each label for each token, row by row. */
export function emissionsOf(emissions: Table, seen: Seen): Float64Array {
  const text = shaped(seen);
  const { length } = seen.tokens;
  const width = emissions.labels.length;
  const half = halfOf(emissions);
  const scores = new Float64Array(length * width);
  const memory = memoryOf(emissions, length);
  const { rows } = memory;
  const near: WordRows[] = [];
  for (let at = -reach; at < length + reach; at += 1) near.push(rowsOf(memory, text, at));
  const starts = new Int32Array(sights.length);
  for (let at = 0; at < length; at += 1) {
    const shape = shapeAt(memory, text, at);
    for (let side = 0; side < sights.length; side += 1) {
      const wordRows = near[at + side] ?? [];
      const place = side === reach ? ownPlaces[text.channel] : side;
      const known = wordRows[shape]?.[place] ?? -1;
      starts[side] = known < 0 ? newRow(emissions, memory, text, { at, side, place, shape, wordRows }) : known;
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = starts;
    const to = at * width;
    for (let pair = 0; pair < half; pair += 1) {
      const both =
        (rows[a + pair] ?? 0) +
        (rows[b + pair] ?? 0) +
        (rows[c + pair] ?? 0) +
        (rows[d + pair] ?? 0) +
        (rows[e + pair] ?? 0) +
        (rows[f + pair] ?? 0) +
        (rows[g + pair] ?? 0);
      const first = (both << 16) >> 16;
      scores[to + 2 * pair] = first;
      if (2 * pair + 1 < width) scores[to + 2 * pair + 1] = (both - first) / lanes;
    }
    addFeatures(emissions, scores, featuresAt(text, at, sight.several), { value: 1, offset: to });
  }
  return inUnits(emissions, scores);
}

/** What is known of the word at a place; before and behind a text stands nothing. */
function rowsOf({ words }: Memory, text: Shaped, at: number): WordRows {
  const key = text.looks[at] ?? (at < 0 ? 'before' : 'behind');
  const known = words.get(key);
  if (known !== undefined) return known;
  const fresh: WordRows = [];
  words.set(key, fresh);
  return fresh;
}

function shapeAt({ shapes }: Memory, text: Shaped, at: number): number {
  const { shape } = lookAt(text, at);
  const known = shapes.get(shape) ?? shapes.size;
  shapes.set(shape, known);
  return known;
}

type NewRow = { at: number; side: number; place: number; shape: number; wordRows: WordRows };

function newRow(emissions: Table, memory: Memory, text: Shaped, { at, side, place, shape, wordRows }: NewRow): number {
  const half = halfOf(emissions);
  const sums = new Float64Array(2 * half);
  addFeatures(emissions, sums, featuresAt(text, at, sights[side] ?? 0), { value: 1 });
  const row = memory.used * half;
  memory.used += 1;
  for (let pair = 0; pair < half; pair += 1)
    memory.rows[row + pair] = (sums[2 * pair] ?? 0) + lanes * (sums[2 * pair + 1] ?? 0);
  wordRows[shape] ??= new Int32Array(sights.length + 1).fill(-1);
  wordRows[shape][place] = row;
  return row;
}
