import { readFileSync } from 'node:fs';
import { remembered } from '@bandeja/domain/wire/remembered';
import { type Entry, knowledge } from '#knowledge/entries.ts';
import { normalise } from '#language/normalise.ts';
import { stemOf } from '#language/stem.ts';
import { tokenise } from '#language/tokens.ts';

/** `share` of 0 to 1: how surely a question is about this entry (docs/trainer.md#knowledge). */
export type Match = { entry: Entry; share: number };

type Posting = { entry: number; weight: number };

/**
 * Questions are matched to questions, by two opinions: the words (BM25 over all wordings of an entry) and groups of four
 * letters (cosine to the mean wording), which see through misspelling.
 */
export type Index = {
  entries: readonly Entry[];
  titles: ReadonlyMap<string, Entry>;
  words: Map<string, Posting[]>;
  /** How rare a word is. */
  rarity: Map<string, number>;
  /** By the number of a group of letters. */
  letters: (Posting[] | undefined)[];
  letterRarity: Float32Array;
};

/** BM25: how fast repetition saturates, and how much the length of an entry counts. */
const saturation = 1.2;
const lengthCounts = 0.75;
const letterGroup = 4;
const letterNumbers = 1 << 17;
/** How surely the first is meant grows with its lead; fitted on persons left out and on messages about other things. */
const line = { lead: 6, base: -0.75 };
const most = 3;

let known: Index | null = null;

/** Built once, from all entries. The server warms it up at its start. */
function knownIndex(): Index {
  known ??= indexOf(knowledge());
  return known;
}

/** The likeliest entries for a question, the first the surest; of one area only where it is given. */
export function matchesOf(question: string, area: string | null = null, index = knownIndex()): Match[] {
  const plain = plainText(question);
  // a title that was tapped
  const tapped = index.titles.get(plain);
  if (tapped !== undefined) return [{ entry: tapped, share: 1 }];
  const scores = scoresOf(plain, index);
  const ranked = index.entries
    .map((entry, at) => ({ entry, score: scores[at] ?? 0 }))
    .filter(({ entry }) => area === null || entry.area === area)
    .sort((one, other) => other.score - one.score)
    .slice(0, most);
  const [first, second] = ranked;
  return ranked.map(({ entry, score }, at) => {
    const rival = (at === 0 ? second : first)?.score ?? 0;
    return { entry, share: score === 0 ? 0 : 1 / (1 + Math.exp(-line.lead * (score - rival) - line.base)) };
  });
}

function scoresOf(plain: string, { entries, words, rarity, letters, letterRarity }: Index): Float64Array {
  const scores = new Float64Array(entries.length);
  const asked = [...new Set(wordFeatures(plain))];
  const possible = asked.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);
  // letters alone are like everything
  if (possible === 0) return scores;
  for (const word of asked)
    for (const { entry, weight } of words.get(word) ?? [])
      scores[entry] = (scores[entry] ?? 0) + weight / Math.max(1, possible);
  for (const [group, share] of unit(lettersOf(plain), letterRarity))
    for (const { entry, weight } of letters[group] ?? []) scores[entry] = (scores[entry] ?? 0) + share * weight;
  return scores;
}

export function indexOf(entries: readonly Entry[]): Index {
  const texts = entries.map(({ title, wordings }) => [title, ...wordings.map(({ text }) => text)].map(plainText));
  const titles = new Map(entries.map((entry) => [plainText(entry.title), entry]));
  return { entries, titles, ...wordIndex(texts), ...letterIndex(texts) };
}

function wordIndex(texts: readonly (readonly string[])[]): Pick<Index, 'words' | 'rarity'> {
  const counted = texts.map((each) => countsOf(each.flatMap(wordFeatures)));
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const words = new Map<string, Posting[]>();
  counted.forEach((counts, entry) => {
    for (const [word, count] of counts) {
      const postings = words.get(word);
      if (postings === undefined) words.set(word, [{ entry, weight: count }]);
      else postings.push({ entry, weight: count });
    }
  });
  const rarity = new Map<string, number>();
  for (const [word, postings] of words) {
    const rare = Math.log(1 + (texts.length - postings.length + 0.5) / (postings.length + 0.5));
    rarity.set(word, rare);
    for (const posting of postings) {
      const long = 1 - lengthCounts + (lengthCounts * (lengths[posting.entry] ?? 0)) / mean;
      posting.weight = (rare * posting.weight * (saturation + 1)) / (posting.weight + saturation * long);
    }
  }
  return { words, rarity };
}

function letterIndex(texts: readonly (readonly string[])[]): Pick<Index, 'letters' | 'letterRarity'> {
  const grouped = texts.map((each) => each.map(lettersOf));
  const letterRarity = new Float32Array(letterNumbers);
  const all = grouped.flat();
  for (const counts of all) for (const group of counts.keys()) letterRarity[group] = (letterRarity[group] ?? 0) + 1;
  for (let group = 0; group < letterNumbers; group += 1) {
    const count = letterRarity[group] ?? 0;
    if (count > 0) letterRarity[group] = Math.log(1 + all.length / (1 + count));
  }
  const letters: (Posting[] | undefined)[] = new Array(letterNumbers);
  grouped.forEach((each, entry) => {
    const sum = new Map<number, number>();
    for (const counts of each)
      for (const [group, share] of unit(counts, letterRarity)) sum.set(group, (sum.get(group) ?? 0) + share);
    const length = lengthOf(sum.values());
    for (const [group, share] of sum) {
      const postings = letters[group];
      if (postings === undefined) letters[group] = [{ entry, weight: share / length }];
      else postings.push({ entry, weight: share / length });
    }
  });
  return { letters, letterRarity };
}

function countsOf<Feature>(features: Iterable<Feature>): Map<Feature, number> {
  const counts = new Map<Feature, number>();
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function lengthOf(weights: Iterable<number>): number {
  let squares = 0;
  for (const weight of weights) squares += weight * weight;
  return Math.sqrt(squares) || 1;
}

/** As a vector of length one, rare groups the heaviest. */
function unit(counts: ReadonlyMap<number, number>, rarity: Float32Array): Map<number, number> {
  const weighed = new Map<number, number>();
  for (const [group, count] of counts) weighed.set(group, (1 + Math.log(count)) * (rarity[group] ?? 0));
  const length = lengthOf(weighed.values());
  for (const [group, weight] of weighed) weighed.set(group, weight / length);
  return weighed;
}

const plainText = (text: string): string =>
  tokenise(normalise(text))
    .flatMap(({ word }) => (/[\p{L}\p{N}]/u.test(word) ? word : []))
    .join(' ');

/** Stems by their sound, synonyms as one, and pairs of neighbours. */
function wordFeatures(plain: string): string[] {
  const { words, phrases } = synonyms();
  let text = ` ${plain} `;
  for (const [phrase, name] of phrases) if (text.includes(phrase)) text = text.replaceAll(` ${phrase} `, ` ${name} `);
  const found = text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('=') ? word : (words.get(word) ?? soundOf(word))));
  return [...found, ...found.slice(1).map((word, at) => `${found[at]} ${word}`)];
}

/** The numbers of its groups of letters with their counts. */
function lettersOf(plain: string): Map<number, number> {
  const text = ` ${plain} `;
  const numbers: number[] = [];
  for (let at = 0; at + letterGroup <= text.length; at += 1) {
    let number = 0;
    for (let letter = 0; letter < letterGroup; letter += 1)
      number = Math.imul(number, 0x01000193) ^ text.charCodeAt(at + letter);
    numbers.push((number ^ (number >>> 17)) & (letterNumbers - 1));
  }
  return countsOf(numbers);
}

/** A stem as it sounds: b/v, s/z/c, ll/y, g/j, k/qu, silent h. */
const soundOf = remembered((word: string): string =>
  stemOf(word)
    .replace(/ch|x/g, 'C')
    .replace(/h/g, '')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|k|c/g, 'K')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1'),
);

/** Words that mean the same in padel, by one name for each group. */
type Synonyms = { words: ReadonlyMap<string, string>; phrases: readonly (readonly [string, string])[] };
let read: Synonyms | null = null;

/** `knowledge/synonyms.tsv`: one group a line. */
function synonyms(): Synonyms {
  if (read !== null) return read;
  const words = new Map<string, string>();
  const phrases: [string, string][] = [];
  const table = readFileSync(new URL('../../knowledge/synonyms.tsv', import.meta.url), 'utf8');
  for (const [group, line] of table.trim().split('\n').entries()) {
    for (const plain of line.split('\t').map(plainText)) {
      if (plain.includes(' ')) phrases.push([plain, `=${group}`]);
      else words.set(plain, `=${group}`);
    }
  }
  read = { words, phrases: phrases.sort(([one], [other]) => other.length - one.length) };
  return read;
}
