/*
 * Which texts a pattern cannot match: every pattern needs some letters in a row, one of a few such rows at least. A look
 * at the threes of letters of a text rules most patterns out, long before they are tried at each of its places.
 */

/**
 * Letters that stand in every match (`threes`), or several needs, of which `least` must be met: all, or one. `met` were, in
 * the turn in which that was last counted.
 */
type Need = { threes: readonly number[]; needs: readonly Need[]; least: number; turn: number; met: number };

const needing = (needs: readonly Need[], least: number): Need => ({ threes: [], needs, least, turn: 0, met: 0 });
const nothing = needing([], 0);
const shortest = 3;
/** What follows an atom and lets it be left out, or be repeated. */
const quantifier = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/;

/** A pattern as far as it is read: its source, and the place reached. */
type Reader = { source: string; at: number };

function alternatives(reader: Reader): Need {
  const one = [sequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    one.push(sequence(reader));
  }
  return one.includes(nothing) ? nothing : needing(one, 1);
}

function sequence(reader: Reader): Need {
  const { source } = reader;
  const all: Need[] = [];
  let run = '';
  const end = () => {
    if (run.length >= shortest) all.push({ ...needing([], 1), threes: threesOf(run) });
    run = '';
  };
  while (reader.at < source.length && source[reader.at] !== '|' && source[reader.at] !== ')') {
    if (source.startsWith('\\b', reader.at)) {
      reader.at += 2;
      continue;
    }
    const { letter, need } = atom(reader);
    const found = quantifier.exec(source.slice(reader.at));
    const isOptional = found !== null && (found[0].startsWith('?') || found[0].startsWith('*') || found[1] === '0');
    reader.at += found?.[0].length ?? 0;
    if (letter !== null && !isOptional) run += letter;
    if (letter === null || found !== null) end();
    if (!isOptional && need !== nothing) all.push(need);
  }
  end();
  return all.length === 0 ? nothing : needing(all, all.length);
}

/** One letter, or what a group needs; nothing of a class or of what only looks around. */
function atom(reader: Reader): { letter: string | null; need: Need } {
  const { source } = reader;
  const start = source[reader.at] ?? '';
  if (start === '(') {
    const opening = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(reader.at))?.[0] ?? '(';
    reader.at += opening.length;
    const inner = alternatives(reader);
    reader.at += 1;
    return { letter: null, need: opening.endsWith('=') || opening.endsWith('!') ? nothing : inner };
  }
  if (start === '[') {
    const whole = /^\[(?:\\.|[^\]\\])*\]/.exec(source.slice(reader.at))?.[0] ?? start;
    reader.at += whole.length;
    return { letter: null, need: nothing };
  }
  if (start === '\\') {
    const sign = source[reader.at + 1] ?? '';
    const whole = /^\\(?:[pP]\{\w+\}|u[\da-f]{4}|.)/i.exec(source.slice(reader.at))?.[0] ?? start;
    reader.at += whole.length;
    return { letter: /\w/.test(sign) ? null : sign, need: nothing };
  }
  reader.at += 1;
  return { letter: '.^$'.includes(start) ? null : start, need: nothing };
}

const size = 1 << 15;

function threesOf(line: string): number[] {
  return Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => threeAt(line, at));
}

function threeAt(line: string, at: number): number {
  return (line.charCodeAt(at) * 961 + line.charCodeAt(at + 1) * 31 + line.charCodeAt(at + 2)) & (size - 1);
}

const needOf = new WeakMap<RegExp, Need>();
/** Letters in a row that patterns need, by their first three, and the needs they are a part of, from the inmost. */
const starting: { threes: readonly number[]; within: readonly Need[] }[][] = Array.from({ length: size }, () => []);

function addStarts({ threes, needs }: Need, within: readonly Need[]): void {
  if (threes.length > 0) starting[threes[0] ?? 0]?.push({ threes, within });
  for (const need of needs) addStarts(need, [need, ...within]);
}

let current = '';
let turn = 0;
/** The turn in which each three of letters was last seen. */
const seen = new Uint32Array(size);

function look(text: string): void {
  current = text;
  turn += 1;
  const found: number[] = [];
  for (let at = 0; at + 2 < text.length; at += 1) {
    const three = threeAt(text, at);
    if (seen[three] === turn) continue;
    seen[three] = turn;
    found.push(three);
  }
  for (const three of found) for (const { threes, within } of starting[three] ?? []) if (areSeen(threes)) meet(within);
}

function areSeen(threes: readonly number[]): boolean {
  for (let index = 1; index < threes.length; index += 1) if (seen[threes[index] ?? 0] !== turn) return false;
  return true;
}

/** Counts what was met, from the inside out, as long as it was the last that a need was waiting for. */
function meet(within: readonly Need[]): void {
  for (const need of within) {
    if (need.turn !== turn) need.met = 0;
    need.turn = turn;
    need.met += 1;
    if (need.met !== need.least) return;
  }
}

/** False where a pattern can have no match in a text; the same text is asked about many patterns. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const known = needOf.get(pattern);
  const need = known ?? (pattern.ignoreCase ? nothing : alternatives({ source: pattern.source, at: 0 }));
  if (known === undefined) {
    needOf.set(pattern, need);
    addStarts(need, [need]);
  }
  if (text !== current || known === undefined) look(text);
  return need.least === 0 || (need.turn === turn && need.met >= need.least);
}
