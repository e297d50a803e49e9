import { readFileSync } from 'node:fs';
import { remembered } from '@bandeja/domain/wire/remembered';
import { fold, type Token, tokenise } from '#language/tokens.ts';

/**
 * A word as it is written. `count`: how often players wrote it, 0 for one that is left alone and never proposed;
 * `isForeign`: of another language than Spanish.
 */
export type KnownWord = { written: string; count: number; isForeign: boolean };
export type Speller = (text: string) => string;

type Form = { numbers: Uint8Array; bits: number };
type Candidate = { written: string; word: Form; sound: Form; likely: number };
/** Words of one length, and beside them the letters of each as it is written and as it sounds. */
type Shelf = { candidates: Candidate[]; words: Int32Array; sounds: Int32Array };
type Meant = { written: string; cost: number };

/** By letters: what slips may cost, and what may be left of it when the frequency of the word is taken off (`score`). */
const limits = {
  four: { cost: 1, score: 0.45 },
  short: { cost: 1.25, score: 0.75 },
  long: { cost: 1.9, score: 1.25 },
};
const shortest = 4;
const longFrom = 8;
const longest = 24;
const prices = { frequency: 0.12, byEar: 0.3, otherStart: 0.15 };
/** Up to this cost a foreign word in a Spanish text is a Spanish one, and a word is not two that were run together. */
const surelyMeant = { foreign: 0.36, oneWord: 0.6 };
const proposedFrom = 3;

function limitsOf({ length }: string): { cost: number; score: number } {
  if (length >= longFrom) return limits.long;
  return length > shortest ? limits.short : limits.four;
}

/** A word as it sounds: b/v, s/z/c, ll/y, g/j, k/qu, silent h. */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'C')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|q|c/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ao])/g, 'w')
    .replace(/n(?=[bpm])/g, 'm')
    .replace(/x/g, 's')
    .replace(/(.)\1+/g, '$1');
}

/** Letters are numbers from 1 to 26. */
const numbersOf = (word: string): Uint8Array => Uint8Array.from(word, (letter) => letter.charCodeAt(0) & 31);

const letters = 32;
const alike = 'bv sz cz cs gj kc kq cq yi mn xs gw';
const beside = `qw we er rt ty yu ui io op as sd df fg gh hj jk kl ln zx xc cv vb bn nm
  qa wa ws es ed rd rf tf tg yg yh uh uj ij ik ok ol az sz sx dx dc fc fv gv gb hb hn jn jm km`;

/** What it costs to read a letter as another: one that sounds alike least, a neighbour on the keys less than others. */
const otherLetter = new Float64Array(letters * letters).fill(1);
for (const [pairs, cost] of [[beside, 0.7] as const, [alike, 0.35] as const])
  for (const pair of pairs.split(/\s+/)) {
    const [one = 0, other = 0] = numbersOf(pair);
    otherLetter[one * letters + other] = cost;
    otherLetter[other * letters + one] = cost;
  }
for (let letter = 0; letter < letters; letter += 1) otherLetter[letter * letters + letter] = 0;

/** What it costs that a letter is missing or too many: a silent h least, then a letter beside its like. */
const lettersCost = new Float64Array(letters).fill(0.9);
for (const letter of numbersOf('aeiou')) lettersCost[letter] = 0.8;
for (const letter of numbersOf('h')) lettersCost[letter] = 0.3;
const doubledCost = 0.4;
const swappedCost = 0.7;

let [before, last, row] = [1, 2, 3].map(() => new Float64Array(longest + 1)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];

/** The cheapest way from one word to another, Infinity beyond `most`; two neighbours that are swapped count once. */
function distance(typed: Uint8Array, meant: Uint8Array, most: number): number {
  const size = meant.length;
  row[0] = 0;
  for (let to = 1; to <= size; to += 1) {
    const letter = meant[to - 1] ?? 0;
    row[to] = (row[to - 1] ?? 0) + (letter === meant[to - 2] ? doubledCost : (lettersCost[letter] ?? 1));
  }
  for (let from = 1; from <= typed.length; from += 1) {
    [before, last, row] = [last, row, before];
    const one = typed[from - 1] ?? 0;
    const added = one === typed[from - 2] ? doubledCost : (lettersCost[one] ?? 1);
    let least = (last[0] ?? 0) + added;
    row[0] = least;
    for (let to = 1; to <= size; to += 1) {
      const other = meant[to - 1] ?? 0;
      let cost = (last[to - 1] ?? 0) + (otherLetter[one * letters + other] ?? 1);
      const tooMany = (last[to] ?? 0) + added;
      if (tooMany < cost) cost = tooMany;
      const missing = (row[to - 1] ?? 0) + (other === meant[to - 2] ? doubledCost : (lettersCost[other] ?? 1));
      if (missing < cost) cost = missing;
      if (from > 1 && to > 1 && one === meant[to - 2] && typed[from - 2] === other) {
        const swapped = (before[to - 2] ?? 0) + swappedCost;
        if (swapped < cost) cost = swapped;
      }
      row[to] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
  }
  return row[size] ?? Infinity;
}

/** One bit for each letter. */
function formOf(word: string): Form {
  const numbers = numbersOf(word);
  return { numbers, bits: numbers.reduce((bits, letter) => bits | (1 << letter), 0) };
}

/** Of letters that only one of both has there are at most one or two on each side. */
function isNear(one: number, other: number, most: 1 | 2): boolean {
  let here = one & ~other;
  let there = other & ~one;
  for (let left = most; left > 0; left -= 1) {
    here &= here - 1;
    there &= there - 1;
  }
  return (here | there) === 0;
}

const withPronouns = /^(\w{3,}?)(?:(?:me|te|se|nos|os)?(?:lo|la|le|los|las|les)|me|te|se|nos)$/;
const madeSmall = /^(\w{3,}?)(?:ecit|cit|it|ill|ic|ot)([oa]s?)$/;
const madeGreat = /^(\w{3,})az[oa]s?$/;
const spokenParticiple = /^\w{3,}aos?$/;

/** A half of two words run together is more frequent the shorter it is; only the first may be one letter. */
const halfFrom = (length: number): number => [1000, 300, 60][length - 1] ?? 10;

function shelvesOf(words: ReadonlyMap<string, KnownWord>): Shelf[] {
  const byLength = Array.from({ length: longest + 1 }, (): Candidate[] => []);
  for (const [word, { written, count }] of words) {
    if (count < proposedFrom || word.length < shortest) continue;
    const likely = prices.frequency * Math.log(count);
    byLength[word.length]?.push({ written, word: formOf(word), sound: formOf(soundOf(word)), likely });
  }
  return byLength.map((candidates) => ({
    candidates,
    words: Int32Array.from(candidates, ({ word }) => word.bits),
    sounds: Int32Array.from(candidates, ({ sound }) => sound.bits),
  }));
}

/** `shorthand`: what is meant by how it is typed; a key that ends in « #» holds before a number only. */
export function makeSpeller(known: readonly KnownWord[], shorthand: ReadonlyMap<string, string>): Speller {
  const words = new Map(known.map((each) => [fold(each.written), each]));
  const shelves = shelvesOf(words);

  const isWritten = (word: string): boolean => (words.get(word)?.count ?? 0) > 0;

  /** No list holds all verbs with their pronouns, all words made small or great, and «cansao». */
  function isDerived(word: string): boolean {
    const [, verb = ''] = withPronouns.exec(word) ?? [];
    if (isWritten(verb) || (verb.endsWith('r') && words.has(verb))) return true;
    const [, small = '', ending = ''] = madeSmall.exec(word) ?? [];
    const [, great] = madeGreat.exec(word) ?? [];
    const bases = great === undefined ? [small + ending] : ['', 'o', 'a', 'e'].map((last) => great + last);
    return spokenParticiple.test(word) || bases.some(isWritten);
  }

  function likeliest(word: string): Meant | null {
    const isLong = word.length >= longFrom;
    const most = limitsOf(word);
    const reach = isLong ? 2 : 1;
    const [typed, heard] = [formOf(word), formOf(soundOf(word))];
    let best: Meant | null = null;
    let bestScore = most.score;
    for (let length = word.length - reach - 1; length <= word.length + reach + 1; length += 1) {
      const shelf = shelves[length];
      const isAsLong = Math.abs(length - word.length) <= reach;
      for (let at = 0; shelf !== undefined && at < shelf.candidates.length; at += 1) {
        const looks = isAsLong && isNear(typed.bits, shelf.words[at] ?? 0, reach);
        const sounds = isNear(heard.bits, shelf.sounds[at] ?? 0, reach);
        const candidate = looks || sounds ? shelf.candidates[at] : undefined;
        if (candidate === undefined) continue;
        const { written, word: meant, sound, likely } = candidate;
        const start = heard.numbers[0] === sound.numbers[0] ? 0 : prices.otherStart;
        const atMost = Math.min(most.cost, bestScore + likely) - start;
        const bySight = looks ? distance(typed.numbers, meant.numbers, atMost) : Infinity;
        const byEar = sounds ? distance(heard.numbers, sound.numbers, atMost - prices.byEar) + prices.byEar : Infinity;
        const cost = Math.min(bySight, byEar) + start;
        if (cost > most.cost || cost - likely >= bestScore) continue;
        best = { written, cost };
        bestScore = cost - likely;
      }
    }
    return best;
  }

  function twoWords(word: string): string | null {
    let best: string | null = null;
    let most = 0;
    for (let at = 1; at < word.length - 1; at += 1) {
      const halves = [word.slice(0, at), word.slice(at)];
      const [one, other] = halves.map((half) => words.get(half));
      if (one === undefined || other === undefined || one.count * other.count <= most) continue;
      if (halves.some((half) => (words.get(half)?.count ?? 0) < halfFrom(half.length))) continue;
      best = `${one.written} ${other.written}`;
      most = one.count * other.count;
    }
    return best;
  }

  const meantBy = remembered((word: string): string => {
    const entry = words.get(word);
    const isOurs = word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word);
    if (!isOurs || entry?.isForeign === false || isDerived(word)) return word;
    const best = likeliest(word);
    // in a Spanish text a word of another language is a Spanish one that sounds the same: «ombro»
    if (entry !== undefined) return best !== null && best.cost <= surelyMeant.foreign ? best.written : word;
    const split = best !== null && best.cost <= surelyMeant.oneWord ? null : twoWords(word);
    return split ?? best?.written ?? word;
  });

  function isForeign(tokens: readonly Token[]): boolean {
    const foreign = tokens.filter(({ raw, word }) => foreignLetters.test(raw) || words.get(word)?.isForeign);
    const spanish = tokens.filter(({ word }) => word.length > 2 && words.get(word)?.isForeign === false);
    return foreign.length >= leastForeign && foreign.length * foreignCounts >= spanish.length;
  }

  return (text) => {
    const tokens = tokenise(text);
    if (isForeign(tokens)) return text;
    let done = 0;
    let unknown = 0;
    let read = '';
    tokens.forEach((token, at) => {
      const { raw, word, from, to } = token;
      if (!/^\p{L}/u.test(raw) || isAccented(raw) || isLaughter(token) || isPartOfMore(tokens, at)) return;
      const isBeforeNumber = /^\p{N}/u.test(tokens[at + 1]?.raw ?? '');
      const typed = (isBeforeNumber ? shorthand.get(`${word} #`) : undefined) ?? shorthand.get(word);
      if (!words.has(word)) unknown += 1;
      const meant = typed ?? (unknown > mostUnknown || isName(text, tokens, at) ? word : meantBy(word));
      if (meant === word) return;
      read += text.slice(done, from) + inCaseOf(raw, meant);
      done = to;
    });
    return read + text.slice(done);
  };
}

/** Letters that no Spanish word has. */
export const foreignLetters = /[çãõàèìòùâêôŀ]/iu;

/** It bounds the work a single text can cause. */
const mostUnknown = 80;
const leastForeign = 2;
const foreignCounts = 1.5;

/** An address, a model of a racket, «3er». */
function isPartOfMore(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const joins = (near: Token | undefined, signs: RegExp) => near !== undefined && signs.test(near.raw);
  return (
    (before?.to === token?.from && joins(before, /^[\p{N}@/_'’-]/u)) ||
    (after?.from === token?.to && joins(after, /^[\p{N}@_'’]/u))
  );
}

/** «kkk». */
const isLaughter = ({ raw, word }: Token): boolean => word.length === 1 && raw.length > 1;

/** Who misspells writes few accents, and they tell other languages and regions: «vení», «não». */
const isAccented = (raw: string): boolean => /\p{M}/u.test(raw.normalize('NFD').replace(/n\u0303|u\u0308/giu, ''));

function isName(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isInside = token !== undefined && tokens[at - 1]?.clause === token.clause;
  return isInside && /^\p{Lu}/u.test(token.raw) && text !== text.toUpperCase();
}

function inCaseOf(raw: string, word: string): string {
  if (raw.length > 1 && raw === raw.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(raw) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;
}

const foreignMark = 'x';

/** A line: the word, and how often it was written or `x` for one of another language. */
export function parseWords(table: string): KnownWord[] {
  return table.split('\n').flatMap((line) => {
    const [written = '', mark = ''] = line.split('\t');
    const isForeign = mark === foreignMark;
    return written === '' ? [] : { written, count: isForeign ? 0 : Number(mark), isForeign };
  });
}

export function wordLine({ written, count, isForeign }: KnownWord): string {
  return isForeign ? `${written}\t${foreignMark}` : `${written}\t${count || ''}`.trim();
}

/** A line: what is meant, then how it is typed. */
export function parseShorthand(table: string): Map<string, string> {
  const foldAll = (typed: string) => typed.split(' ').map(fold).join(' ');
  return new Map(
    table.split('\n').flatMap((line) => {
      const [meant = '', ...typed] = line.split('\t');
      return typed.map((each) => [foldAll(each), meant] as const);
    }),
  );
}

const tableIn = (name: string): string => readFileSync(new URL(`../spelling/${name}`, import.meta.url), 'utf8');
let ours: Speller | null = null;

/** The text with the words of players who slip, write by ear or in a hurry as they are meant (docs/trainer.md#the-speller). */
export function spelled(text: string): string {
  ours ??= makeSpeller(parseWords(tableIn('words.tsv')), parseShorthand(tableIn('shorthand.tsv')));
  return ours(text);
}
