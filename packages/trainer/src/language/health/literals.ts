/*
 * Which texts a pattern cannot match: every pattern needs some letters in a row, one of a few such rows at least. A look
 * at the threes of letters of a text rules most patterns out, long before they are tried at each of its places.
 */

/** Letters that stand in every match, or several needs: all of them, or one. `all: []` asks for nothing. */
type Need = { threes: readonly number[] } | { all: readonly Need[] } | { one: readonly Need[] };

const nothing: Need = { all: [] };
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
  return one.includes(nothing) ? nothing : one.length === 1 ? (one[0] ?? nothing) : { one };
}

function sequence(reader: Reader): Need {
  const { source } = reader;
  const all: Need[] = [];
  let run = '';
  const end = () => {
    if (run.length >= shortest) all.push({ threes: threesOf(run) });
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
  return all.length === 0 ? nothing : { all };
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

const needs = new WeakMap<RegExp, Need>();

function needOf(pattern: RegExp): Need {
  const known = needs.get(pattern) ?? (pattern.ignoreCase ? nothing : alternatives({ source: pattern.source, at: 0 }));
  needs.set(pattern, known);
  return known;
}

const size = 1 << 15;

function threesOf(line: string): number[] {
  return Array.from({ length: Math.max(0, line.length - 2) }, (_, at) => threeAt(line, at));
}

function threeAt(line: string, at: number): number {
  return (line.charCodeAt(at) * 961 + line.charCodeAt(at + 1) * 31 + line.charCodeAt(at + 2)) & (size - 1);
}

let current = '';
let turn = 0;
/** The turn in which each three of letters was last seen. */
const seen = new Uint32Array(size);

/** False where a pattern can have no match in a text; the same text is asked about many patterns. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const need = needOf(pattern);
  if (text !== current) {
    current = text;
    turn += 1;
    for (let at = 0; at + 2 < text.length; at += 1) seen[threeAt(text, at)] = turn;
  }
  return isMet(need);
}

function isMet(need: Need): boolean {
  if ('threes' in need) return need.threes.every((three) => seen[three] === turn);
  return 'all' in need ? need.all.every(isMet) : need.one.some(isMet);
}
