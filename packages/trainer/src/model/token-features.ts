import { remembered } from '@bandeja/domain/wire/remembered';
import { cardinalOf } from '#language/numbers.ts';
import { casesOf, hasDigit } from '#language/pieces.ts';
import type { Token } from '#language/tokens.ts';
import { hashFrom, hashOf, hashPrefix } from '#model/hash.ts';

const noConcepts: readonly string[] = [];

/** A text as the model reads it. */
export type ModelInput = {
  tokens: readonly Token[];
  concepts: readonly (readonly string[])[];
  channel: 'wish' | 'chat';
};

/** Concepts whose presence before or after a word, within its clause, turns its meaning. */
const cues = [
  'not',
  'refuse',
  'pain',
  'strongpain',
  'protect',
  'healed',
  'past',
  'others',
  'correct',
  'want',
  'maximum',
];
const reach = 12;

const buckets = ['', '1', '2', '3', '4', '4', '4', '7', '7', '7', '7', '7', '7'];

/** The nearest token with each cue on one side, within the clause: «not2» is a negation two words away. */
function cuesAround({ tokens, words }: FeaturedInput, at: number, step: 1 | -1): readonly string[] {
  const clause = tokens[at]?.clause;
  let found: string[] | null = null;
  let met = ' ';
  for (let distance = 1; distance <= reach; distance += 1) {
    const index = at + distance * step;
    if (tokens[index]?.clause !== clause) break;
    const here = words[index]?.cues ?? noConcepts;
    for (let which = 0; which < here.length; which += 1) {
      const cue = here[which] ?? '';
      if (met.includes(` ${cue} `)) continue;
      met += `${cue} `;
      found ??= [];
      found.push(`${cue}${buckets[distance]}`);
    }
  }
  return found ?? noConcepts;
}

function shapeOf({ raw, word }: Token): string {
  const value = cardinalOf(word);
  if (value !== null) {
    const size =
      value <= 7 ? 'a' : value < 15 ? 'b' : value <= 90 ? (value % 5 === 0 ? 'c' : 'd') : value <= 180 ? 'e' : 'f';
    return `${hasDigit(word) ? 'n' : 'w'}${size}`;
  }
  return casesOf(raw);
}

/**
 * Bits of the words that a feature reads: the word alone, or one neighbour with the word's own shape. Their sums are the
 * same for the same words and are cached; {@link severalAt} reads several words at once.
 */
export const windowBits = { own: 1, before1: 2, before2: 4, before3: 8, after1: 16, after2: 32, after3: 64 };
const everything = 127;
const beforeAt = [0, windowBits.before1, windowBits.before2, windowBits.before3];
const afterAt = [0, windowBits.after1, windowBits.after2, windowBits.after3];

/**
 * Features of one word: its shape, its concepts as one name, the cues among them, and the hashes of names that begin with
 * the word. Equal words share one object.
 */
export type WordFeatures = {
  shape: string;
  kind: string;
  cues: readonly string[];
  prefixes: ReturnType<typeof prefixesOf>;
};

const prefixesOf = (word: string, kind: string) => ({
  ...{ g: hashPrefix('g', word), h: hashPrefix('h', word), i: hashPrefix('i', word), j: hashPrefix('j', word) },
  ...{ k: hashPrefix('k', word), l: hashPrefix('l', word) },
  ...{ x: hashPrefix('x', kind), y: hashPrefix('y', kind), z: hashPrefix('z', kind) },
});
export type FeaturedInput = ModelInput & { words: readonly WordFeatures[] };

const rememberedWords = new Map<string, WordFeatures>();
/** Words in the cache; a full cache is emptied. */
const mostRemembered = 10_000;
const longestRemembered = 40;
const nowhere = (word: string): WordFeatures => ({
  shape: '-',
  kind: '-',
  cues: noConcepts,
  prefixes: prefixesOf(word, '-'),
});
const start = nowhere('<');
const end = nowhere('>');

function wordFeaturesOf(token: Token, concepts: readonly string[]): WordFeatures {
  const key = concepts.length === 0 ? token.raw : `${token.raw} ${concepts.join('|')}`;
  const known = rememberedWords.get(key);
  if (known !== undefined) return known;
  if (rememberedWords.size >= mostRemembered) rememberedWords.clear();
  const shape = shapeOf(token);
  const kind = concepts.length === 0 ? shape : concepts.join('|');
  const features = {
    shape,
    kind,
    cues: concepts.filter((each) => cues.includes(each)),
    prefixes: prefixesOf(token.word, kind),
  };
  if (token.raw.length <= longestRemembered) rememberedWords.set(key, features);
  return features;
}

export function withWordFeatures(input: ModelInput): FeaturedInput {
  return { ...input, words: input.tokens.map((token, at) => wordFeaturesOf(token, input.concepts[at] ?? noConcepts)) };
}

/** Hashes of all features for a token's span label. Deterministic. */
export function tokenFeatures(input: ModelInput): number[][] {
  const all = withWordFeatures(input);
  return input.tokens.map((_, at) => {
    const names = featuresAt(all, at, everything);
    severalAt(all, at, names);
    return names;
  });
}

export const wordFeaturesAt = ({ words }: FeaturedInput, at: number): WordFeatures =>
  words[at] ?? (at < 0 ? start : end);
const wordAt = ({ tokens }: ModelInput, at: number): string => tokens[at]?.word ?? (at < 0 ? '<' : '>');

/** The features of one word that read only the words in `wanted`, bits of {@link windowBits}. */
export function featuresAt(input: FeaturedInput, at: number, wanted: number): number[] {
  const { concepts, channel } = input;
  const { shape } = wordFeaturesAt(input, at);
  const names: number[] = [];
  const isWanted = (part: number): boolean => (wanted & part) !== 0;
  if (isWanted(windowBits.own)) {
    const here = wordAt(input, at);
    names.push(hashOf('b'), hashOf('c', channel), hashOf('w', here), hashOf('s', shape));
    addPartsOf(names, here);
    for (const concept of concepts[at] ?? noConcepts)
      names.push(hashOf('v', concept), hashOf('vc', concept, channel), hashOf('vf', familyOf(concept)));
  }
  if (isWanted(windowBits.before1)) {
    const before1 = wordAt(input, at - 1);
    names.push(hashOf('a', before1), hashOf('s-', wordFeaturesAt(input, at - 1).shape, '_', shape));
    if (before1.length > 3) names.push(hashOf('p-', before1.slice(0, 4)));
    for (const concept of concepts[at - 1] ?? noConcepts) names.push(hashOf('us', concept, '_', shape));
  }
  if (isWanted(windowBits.after1)) {
    const after1 = wordAt(input, at + 1);
    names.push(hashOf('d', after1), hashOf('s+', shape, '_', wordFeaturesAt(input, at + 1).shape));
    if (after1.length > 3) names.push(hashOf('p+', after1.slice(0, 4)));
  }
  if (isWanted(windowBits.before2)) names.push(hashOf('e', wordAt(input, at - 2)));
  if (isWanted(windowBits.after2)) names.push(hashOf('f', wordAt(input, at + 2)));
  for (const [distance, far] of distances) {
    if (isWanted(beforeAt[distance] ?? 0))
      for (const concept of concepts[at - distance] ?? noConcepts) names.push(hashOf('u', far, concept));
    if (isWanted(afterAt[distance] ?? 0))
      for (const concept of concepts[at + distance] ?? noConcepts)
        names.push(hashOf('t', far, concept), hashOf('ts', far, concept, '_', shape));
  }
  return names;
}

const familyOf = remembered((concept: string) => concept.split(':', 1)[0] ?? '');

/** Adds the features of one word that read several words at once. */
export function severalAt(input: FeaturedInput, at: number, names: number[]): void {
  const { tokens, concepts } = input;
  const { shape, kind, prefixes } = wordFeaturesAt(input, at);
  const last = wordFeaturesAt(input, at - 1);
  const next = wordFeaturesAt(input, at + 1);
  const here = wordAt(input, at);
  const before1 = wordAt(input, at - 1);
  const after1 = wordAt(input, at + 1);
  names.push(
    hashFrom(last.prefixes.g, here),
    hashFrom(prefixes.h, after1),
    hashFrom(wordFeaturesAt(input, at - 2).prefixes.i, before1),
    hashFrom(next.prefixes.j, wordAt(input, at + 2)),
    hashFrom(last.prefixes.k, here, after1),
    hashFrom(last.prefixes.l, after1),
    hashOf('s*', last.shape, '_', shape, '_', next.shape),
    hashFrom(last.prefixes.x, kind),
    hashFrom(prefixes.y, next.kind),
    hashFrom(last.prefixes.z, kind, next.kind),
  );
  const before = cuesAround(input, at, -1);
  const after = cuesAround(input, at, 1);
  const begins = before.length + after.length === 0 ? '' : here.slice(0, 5);
  for (const cue of before) names.push(hashOf('nb', cue), hashOf('nbw', cue, '_', begins));
  for (const cue of after) names.push(hashOf('na', cue), hashOf('naw', cue, '_', begins));
  for (const concept of concepts[at] ?? noConcepts) {
    names.push(hashOf('v-', concept, '_', before1), hashOf('v+', concept, '_', after1));
    const family = familyOf(concept);
    for (const cue of before) names.push(hashOf('vnb', concept, '_', cue), hashOf('vfb', family, '_', cue));
    for (const cue of after) names.push(hashOf('vna', concept, '_', cue), hashOf('vfa', family, '_', cue));
    for (const near of concepts[at - 1] ?? noConcepts) names.push(hashOf('v-v', concept, '_', near));
    for (const near of concepts[at + 1] ?? noConcepts) names.push(hashOf('v+v', concept, '_', near));
  }
  const clause = tokens[at]?.clause;
  if (tokens[at - 1]?.clause !== clause) names.push(hashOf('start'), hashOf('start', here));
  if (tokens[at + 1]?.clause !== clause) names.push(hashOf('end'));
  if (tokens.length <= 6) names.push(hashOf('short', shape));
}

const distances = [
  [1, '1'],
  [2, '2'],
  [3, '3'],
] as const;

/** Beginnings, ends and parts of a word. */
function addPartsOf(names: number[], word: string): void {
  const padded = `^${word}$`;
  for (const size of [2, 3, 4, 5]) {
    if (padded.length <= size) break;
    names.push(hashOf('p', padded.slice(0, size)), hashOf('q', padded.slice(-size)));
  }
  for (let from = 1; from + 4 <= padded.length - 1; from += 1) names.push(hashOf('r', padded.slice(from, from + 4)));
}
