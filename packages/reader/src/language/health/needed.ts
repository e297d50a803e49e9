/**
 * Letters that a text must contain for a pattern to match: literal runs of the pattern. This rejects most lines of the
 * lexicon at a hundredth of a search's cost, and shortens the search of the others.
 */
type Needed = { grams: readonly number[]; all: readonly Needed[]; one: readonly Needed[] };
const needs = ({ grams = [], all = [], one = [] }: Partial<Needed>): Needed => ({ grams, all, one });

/** Signs of a run that are looked up together: six where the run has as many. */
const shortest = 3;
const longest = 6;
const bitsOfHash = 16;
const begin = 0x811c9dc5;

const extended = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const folded = (hash: number): number => hash >>> (32 - bitsOfHash);

/**
 * The places of a text are 16 windows of two blocks each, from every block on, so that each hit of a line, which is no
 * longer than a block, lies within one window.
 */
const block = 192;
const windows = 16;
const everywhere = (1 << windows) - 1;

/** All runs of three and of six letters of the last text: by their hash, a bit for each window they stand in. */
const textGrams = new Uint16Array(1 << bitsOfHash);
let indexedText = '';

function indexGrams(text: string): void {
  textGrams.fill(0);
  for (let from = 0; from < text.length; from += 1) {
    const last = Math.min(windows - 1, Math.floor(from / block));
    const places = (1 << last) | (1 << Math.max(0, last - 1));
    let hash = begin;
    for (let size = 1; size <= longest && from + size <= text.length; size += 1) {
      hash = extended(hash, text.charCodeAt(from + size - 1));
      if (size !== shortest && size !== longest) continue;
      const gram = folded(hash);
      textGrams[gram] = (textGrams[gram] ?? 0) | places;
    }
  }
  indexedText = text;
}

/**
 * What is needed as a row of numbers, so that it lies in one place: how many runs, how many parts of which all and how
 * many of which one must be there; the runs; then each part in the same form, with its length before it.
 */
function rowOf({ grams, all, one }: Needed): number[] {
  const parts = [...all, ...one].map(rowOf).flatMap((row) => [row.length, ...row]);
  return [grams.length, all.length, one.length, ...grams, ...parts];
}

/** The windows that have all that a row needs, which begins at a place of a list. */
function windowsOf(row: Int32Array, at: number): number {
  const runs = at + 3 + (row[at] ?? 0);
  let places = everywhere;
  for (let run = at + 3; run < runs; run += 1) {
    places &= textGrams[row[run] ?? 0] ?? 0;
    if (places === 0) return 0;
  }
  let part = runs;
  for (let left = row[at + 1] ?? 0; left > 0; left -= 1) {
    places &= windowsOf(row, part + 1);
    if (places === 0) return 0;
    part += 1 + (row[part] ?? 0);
  }
  let left = row[at + 2] ?? 0;
  if (left === 0) return places;
  let any = 0;
  for (; left > 0 && any !== places; left -= 1) {
    any |= places & windowsOf(row, part + 1);
    part += 1 + (row[part] ?? 0);
  }
  return any;
}

function neededRun(run: string): readonly number[] {
  const size = run.length < longest ? shortest : longest;
  return Array.from({ length: run.length - size + 1 }, (_, from) =>
    folded([...run.slice(from, from + size)].reduce((hash, letter) => extended(hash, letter.charCodeAt(0)), begin)),
  );
}

/** A piece of a pattern: a letter, a zero-width part, or an alternative; `needed` by a group. */
type Piece = { letter?: string; isWidthless?: true; needed?: Needed | null };

/** The required letters of a pattern; null where it may match without any. */
function neededBy(source: string): Needed | null {
  let at = 0;
  const taken = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(source) ?? [];
    at += found.length;
    return found;
  };
  function choice(): Needed | null {
    const ways = [sequence()];
    while (taken(/\|/y) !== '') ways.push(sequence());
    const one = ways.flatMap((way) => way ?? []);
    if (one.length < ways.length) return null;
    return one.length === 1 ? (one[0] ?? null) : needs({ one });
  }
  function piece(): Piece {
    if (taken(/\\[bB]|[$^]/y) !== '') return { isWidthless: true };
    if (taken(/\\p\{\w+\}|\\u\w{4}|\\\w|\[(?:\\.|[^\]])*\]|\./y) !== '') return {};
    const opened = taken(/\((?:\?(?:<?[=!]|:))?/y);
    if (opened === '') return { letter: taken(/\\?./y).slice(-1) };
    const needed = choice();
    taken(/\)/y);
    return opened === '(' || opened === '(?:' ? { needed } : { isWidthless: true };
  }
  function sequence(): Needed | null {
    const all: Needed[] = [];
    const grams: number[] = [];
    let run = '';
    const endRun = () => {
      if (run.length >= shortest) grams.push(...neededRun(run));
      run = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const { letter = '', isWidthless, needed = null } = piece();
      const times = taken(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/y);
      const isOptional = /^(?:[?*]|\{0)/.test(times);
      if (!isOptional) run += letter;
      if (isWidthless === true || (letter !== '' && times === '')) continue;
      endRun();
      if (needed !== null && !isOptional) all.push(needed);
    }
    endRun();
    return all.length + grams.length === 0 ? null : needs({ grams, all });
  }
  return choice();
}

const known = new Map<RegExp, Int32Array | null>();

/** A stretch of a text, from its first character to before its last. */
type Stretch = { from: number; to: number };

/**
 * The stretch of a text in which a pattern may match, with what stands after it; null where it matches nowhere for sure.
 * Patterns are those of the lexicon, all in lower case.
 */
export function searched(pattern: RegExp, text: string): Stretch | null {
  let needed = known.get(pattern);
  if (needed === undefined) {
    const letters = pattern.ignoreCase ? null : neededBy(pattern.source);
    needed = letters && Int32Array.from(rowOf(letters));
    known.set(pattern, needed);
  }
  if (needed === null) return { from: 0, to: text.length };
  if (text !== indexedText) indexGrams(text);
  const places = windowsOf(needed, 0);
  if (places === 0) return null;
  const first = 31 - Math.clz32(places & -places);
  const last = 31 - Math.clz32(places);
  const isToTheEnd = last === windows - 1;
  return { from: first * block, to: isToTheEnd ? text.length : Math.min(text.length, (last + 3) * block) };
}

/** Whether a pattern may match a text: false is certain, true a good guess. */
export const canHit = (pattern: RegExp, text: string): boolean => searched(pattern, text) !== null;

/** The patterns used so far: all lines, once a text was read. */
export const knownPatterns = (): Iterable<RegExp> => known.keys();
