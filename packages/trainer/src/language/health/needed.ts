/**
 * What a text must hold before a pattern can hit: runs of letters that stand in the pattern as they are. Most lines of the
 * lexicon are turned away by that, which costs a hundredth of a search.
 */
type Needed = { grams: readonly number[]; all: readonly Needed[]; one: readonly Needed[] };
const needs = ({ grams = [], all = [], one = [] }: Partial<Needed>): Needed => ({ grams, all, one });
const nothing = needs({});

/** Signs of a run that are looked up together: six where the run has as many. */
const shortest = 3;
const longest = 6;
const bitsOfHash = 18;
const begin = 0x811c9dc5;

const extended = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const folded = (hash: number): number => hash >>> (32 - bitsOfHash);

/** All runs of three and of six signs of the text that was looked at last, a bit for each by its hash. */
const present = new Uint32Array(1 << (bitsOfHash - 5));
let presentIn = '';

function lookAt(text: string): void {
  present.fill(0);
  for (let from = 0; from < text.length; from += 1) {
    let hash = begin;
    for (let size = 1; size <= longest && from + size <= text.length; size += 1) {
      hash = extended(hash, text.charCodeAt(from + size - 1));
      if (size !== shortest && size !== longest) continue;
      const bit = folded(hash);
      present[bit >> 5] = (present[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  presentIn = text;
}

function isPresent(needed: Needed): boolean {
  const { grams, all, one } = needed;
  for (let which = 0; which < grams.length; which += 1) {
    const bit = grams[which] ?? 0;
    if ((((present[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 0) return false;
  }
  for (let which = 0; which < all.length; which += 1) if (!isPresent(all[which] ?? nothing)) return false;
  for (let which = 0; which < one.length; which += 1) if (isPresent(one[which] ?? nothing)) return true;
  return one.length === 0;
}

function neededRun(run: string): readonly number[] {
  const size = run.length < longest ? shortest : longest;
  return Array.from({ length: run.length - size + 1 }, (_, from) =>
    folded([...run.slice(from, from + size)].reduce((hash, letter) => extended(hash, letter.charCodeAt(0)), begin)),
  );
}

/** A piece of a pattern: a letter, something that takes no room, or what may be many things; `needed` by a group. */
type Piece = { letter?: string; isWidthless?: true; needed?: Needed | null };

/** What a pattern needs; null where it may hit without any run of letters. */
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
    return one.length < ways.length ? null : one.length === 1 ? (one[0] ?? null) : needs({ one });
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

const known = new Map<RegExp, Needed | null>();

/** Whether a pattern can hit a text: false is certain, true a good guess. Patterns are those of the lexicon, all in small letters. */
export function canHit(pattern: RegExp, text: string): boolean {
  let needed = known.get(pattern);
  if (needed === undefined) {
    needed = pattern.ignoreCase ? null : neededBy(pattern.source);
    known.set(pattern, needed);
  }
  if (needed === null) return true;
  if (text !== presentIn) lookAt(text);
  return isPresent(needed);
}

/** The patterns that were asked about so far: all lines, once a text was read. */
export const knownPatterns = (): Iterable<RegExp> => known.keys();
