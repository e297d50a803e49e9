import { remembered } from '@bandeja/domain/wire/remembered';
import { cardinalOf } from '#language/numbers.ts';
import { casesOf, hasDigit } from '#language/pieces.ts';
import type { Token } from '#language/tokens.ts';
import { begunWith, hashFrom, hashOf } from '#model/hash.ts';

const noConcepts: readonly string[] = [];

/** A text as the features see it. */
export type Seen = { tokens: readonly Token[]; concepts: readonly (readonly string[])[]; channel: 'wish' | 'chat' };

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
function cuesAround({ tokens, looks }: Shaped, at: number, step: 1 | -1): readonly string[] {
  const clause = tokens[at]?.clause;
  let found: string[] | null = null;
  let met = ' ';
  for (let distance = 1; distance <= reach; distance += 1) {
    const index = at + distance * step;
    if (tokens[index]?.clause !== clause) break;
    const here = looks[index]?.cues ?? noConcepts;
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
 * The words a feature looks at: the word alone, or its neighbours one by one (a neighbour and the word's own shape).
 * These are the same for the same words, so that a reading adds them up once; {@link severalAt} looks at several words at
 * once.
 */
export const sight = { own: 1, before1: 2, before2: 4, before3: 8, after1: 16, after2: 32, after3: 64 };
const everything = 127;
const beforeAt = [0, sight.before1, sight.before2, sight.before3];
const afterAt = [0, sight.after1, sight.after2, sight.after3];

/**
 * A word as it looks: its shape, its concepts as one name, which of them are cues, and the names that begin with it. The same
 * word, the same object.
 */
export type Look = { shape: string; kind: string; cues: readonly string[]; begun: ReturnType<typeof namesOf> };

const namesOf = (word: string, kind: string) => ({
  ...{ g: begunWith('g', word), h: begunWith('h', word), i: begunWith('i', word), j: begunWith('j', word) },
  ...{ k: begunWith('k', word), l: begunWith('l', word) },
  ...{ x: begunWith('x', kind), y: begunWith('y', kind), z: begunWith('z', kind) },
});
export type Shaped = Seen & { looks: readonly Look[] };

const looks = new Map<string, Look>();
/** So many words are remembered with their looks; then it begins again. */
const mostLooks = 10_000;
const longestRemembered = 40;
const nowhere = (word: string): Look => ({ shape: '-', kind: '-', cues: noConcepts, begun: namesOf(word, '-') });
const start = nowhere('<');
const end = nowhere('>');

function lookOf(token: Token, concepts: readonly string[]): Look {
  const key = concepts.length === 0 ? token.raw : `${token.raw} ${concepts.join('|')}`;
  const known = looks.get(key);
  if (known !== undefined) return known;
  if (looks.size >= mostLooks) looks.clear();
  const shape = shapeOf(token);
  const kind = concepts.length === 0 ? shape : concepts.join('|');
  const look = { shape, kind, cues: concepts.filter((each) => cues.includes(each)), begun: namesOf(token.word, kind) };
  if (token.raw.length <= longestRemembered) looks.set(key, look);
  return look;
}

export function shaped(seen: Seen): Shaped {
  return { ...seen, looks: seen.tokens.map((token, at) => lookOf(token, seen.concepts[at] ?? noConcepts)) };
}

/** Hashes of all features for a token's span label. Deterministic. */
export function tokenFeatures(seen: Seen): number[][] {
  const all = shaped(seen);
  return seen.tokens.map((_, at) => {
    const names = featuresAt(all, at, everything);
    severalAt(all, at, names);
    return names;
  });
}

export const lookAt = ({ looks }: Shaped, at: number): Look => looks[at] ?? (at < 0 ? start : end);
const wordAt = ({ tokens }: Seen, at: number): string => tokens[at]?.word ?? (at < 0 ? '<' : '>');

/** The features of one word that look at no more than `wanted` of {@link sight}. */
export function featuresAt(seen: Shaped, at: number, wanted: number): number[] {
  const { concepts, channel } = seen;
  const { shape } = lookAt(seen, at);
  const names: number[] = [];
  const looks = (part: number): boolean => (wanted & part) !== 0;
  if (looks(sight.own)) {
    const here = wordAt(seen, at);
    names.push(hashOf('b'), hashOf('c', channel), hashOf('w', here), hashOf('s', shape));
    addPartsOf(names, here);
    for (const concept of concepts[at] ?? noConcepts)
      names.push(hashOf('v', concept), hashOf('vc', concept, channel), hashOf('vf', familyOf(concept)));
  }
  if (looks(sight.before1)) {
    const before1 = wordAt(seen, at - 1);
    names.push(hashOf('a', before1), hashOf('s-', lookAt(seen, at - 1).shape, '_', shape));
    if (before1.length > 3) names.push(hashOf('p-', before1.slice(0, 4)));
    for (const concept of concepts[at - 1] ?? noConcepts) names.push(hashOf('us', concept, '_', shape));
  }
  if (looks(sight.after1)) {
    const after1 = wordAt(seen, at + 1);
    names.push(hashOf('d', after1), hashOf('s+', shape, '_', lookAt(seen, at + 1).shape));
    if (after1.length > 3) names.push(hashOf('p+', after1.slice(0, 4)));
  }
  if (looks(sight.before2)) names.push(hashOf('e', wordAt(seen, at - 2)));
  if (looks(sight.after2)) names.push(hashOf('f', wordAt(seen, at + 2)));
  for (const [distance, far] of distances) {
    if (looks(beforeAt[distance] ?? 0))
      for (const concept of concepts[at - distance] ?? noConcepts) names.push(hashOf('u', far, concept));
    if (looks(afterAt[distance] ?? 0))
      for (const concept of concepts[at + distance] ?? noConcepts)
        names.push(hashOf('t', far, concept), hashOf('ts', far, concept, '_', shape));
  }
  return names;
}

const familyOf = remembered((concept: string) => concept.split(':', 1)[0] ?? '');

/** Adds the features of one word that look at several words at once. */
export function severalAt(seen: Shaped, at: number, names: number[]): void {
  const { tokens, concepts } = seen;
  const { shape, kind, begun } = lookAt(seen, at);
  const last = lookAt(seen, at - 1);
  const next = lookAt(seen, at + 1);
  const here = wordAt(seen, at);
  const before1 = wordAt(seen, at - 1);
  const after1 = wordAt(seen, at + 1);
  names.push(
    hashFrom(last.begun.g, here),
    hashFrom(begun.h, after1),
    hashFrom(lookAt(seen, at - 2).begun.i, before1),
    hashFrom(next.begun.j, wordAt(seen, at + 2)),
    hashFrom(last.begun.k, here, after1),
    hashFrom(last.begun.l, after1),
    hashOf('s*', last.shape, '_', shape, '_', next.shape),
    hashFrom(last.begun.x, kind),
    hashFrom(begun.y, next.kind),
    hashFrom(last.begun.z, kind, next.kind),
  );
  const before = cuesAround(seen, at, -1);
  const after = cuesAround(seen, at, 1);
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
