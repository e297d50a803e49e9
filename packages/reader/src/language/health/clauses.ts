import type { Line } from '#language/health/lexicon.ts';
import { searched } from '#language/health/needed.ts';

/** `clause` and `sentence` are running numbers. */
export type Token = { word: string; start: number; end: number; clause: number; sentence: number };

/** `clauses` holds the text of each clause. */
export type Parsed = { text: string; tokens: Token[]; clauses: string[] };

/** `from` and `to` are positions in the tokens, both inclusive. */
export type Mention<Effect> = { effect: Effect; from: number; to: number; clause: number; sentence: number };

const sentenceEnd = /[.;!?…]+(?!\d)/g;
const clauseEnd = new RegExp(
  [
    ',(?!\\d)|[:()[\\]{}"«»“”|&+—–]|\\/| - ',
    '(?<!no )\\b(?=(?:pero|aunque|sino|porque|pues|mientras|quiero|quisiera|querria|busco|necesito|hazme|dame|ponme|prefiero|asi que)\\b)',
    '\\b(?=[ye] (?:me|tengo|tuve|estoy|he|no|ya|ahora|antes|hace|ayer|hoy|quiero|entreno|juego|voy|sin|a veces|tambien (?:me|tengo))\\b)',
  ].join('|'),
  'g',
);
const words = /\w+/g;

/** A loop instead of `matchAll`, which would copy the pattern for each text. */
export function hitsOf(pattern: RegExp, text: string, from = 0): RegExpExecArray[] {
  const hits: RegExpExecArray[] = [];
  pattern.lastIndex = from;
  for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
    if (hit[0] === '') pattern.lastIndex += 1;
    hits.push(hit);
  }
  return hits;
}

function splitAt(text: string, offset: number, separator: RegExp): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let from = 0;
  for (const hit of hitsOf(separator, text)) {
    parts.push({ text: text.slice(from, hit.index), start: offset + from });
    from = hit.index + hit[0].length;
  }
  parts.push({ text: text.slice(from), start: offset + from });
  return parts.filter((part) => /\w/.test(part.text));
}

export function parse(text: string): Parsed {
  const tokens: Token[] = [];
  const clauses: string[] = [];
  splitAt(text, 0, sentenceEnd).forEach((sentence, sentenceNumber) => {
    for (const clause of splitAt(sentence.text, sentence.start, clauseEnd)) {
      for (const word of hitsOf(words, clause.text)) {
        const start = clause.start + word.index;
        const end = start + word[0].length;
        tokens.push({ word: word[0], start, end, clause: clauses.length, sentence: sentenceNumber });
      }
      clauses.push(clause.text.trim());
    }
  });
  return { text, tokens, clauses };
}

const global = new Map<RegExp, RegExp>();

function everywhere(pattern: RegExp): RegExp {
  const known = global.get(pattern) ?? new RegExp(pattern, 'g');
  global.set(pattern, known);
  return known;
}

/** In the order of the text. Hits without a word in them are left out. */
export function mentionsOf<Effect>(lines: Line<Effect>[], parsed: Parsed): Mention<Effect>[] {
  const found: Mention<Effect>[] = [];
  for (const line of lines) {
    const pattern = everywhere(line.pattern);
    const stretch = searched(pattern, parsed.text);
    if (stretch === null) continue;
    let from = 0;
    for (const hit of hitsOf(pattern, parsed.text.slice(0, stretch.to), stretch.from)) {
      const end = hit.index + hit[0].length;
      while ((parsed.tokens[from]?.end ?? end) <= hit.index) from += 1;
      const first = parsed.tokens[from];
      if (first === undefined || first.start >= end) continue;
      let to = from;
      while ((parsed.tokens[to + 1]?.start ?? end) < end) to += 1;
      found.push({ effect: line.effect, from, to, clause: first.clause, sentence: first.sentence });
    }
  }
  return found.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Both ends inclusive; empty when `from` is after `to`. */
export function wordsBetween(parsed: Parsed, from: number, to: number): string[] {
  return parsed.tokens.slice(from, Math.max(from, to + 1)).map((token) => token.word);
}

/** A neighbouring clause that only tells the time or the end: «hace 3 años», «ya recuperado». */
const aftermath =
  /^(?:y |pero |fue |hace |ya |en (?:19|20)\d\d|el ano|de pequen|todo bien|totalmente|recuperad|curad|sin |ahora |(?:\w+ ){0,3}(?:19|20)\d\d$)/;

/** The clause, with its neighbours where they carry its date or its outcome. */
export function circumstances(parsed: Parsed, mention: Pick<Mention<unknown>, 'clause' | 'sentence'>): string {
  const sentenceOf = (clause: number): number | undefined =>
    parsed.tokens.find((token) => token.clause === clause)?.sentence;
  const before = parsed.clauses[mention.clause - 1] ?? '';
  const [next = '', afterNext = ''] = parsed.clauses.slice(mention.clause + 1, mention.clause + 3);
  // «cirugía de rodilla (menisco) en enero de 2021»: a word in brackets may come first.
  const after = /^\w+$/.test(next) && !aftermath.test(next) ? afterNext : next;
  const dated = /^hace |^en (?:19|20)\d\d$/.test(before) && sentenceOf(mention.clause - 1) === mention.sentence;
  return [dated ? before : '', parsed.clauses[mention.clause] ?? '', aftermath.test(after) ? after : '']
    .join(' ')
    .trim();
}
