import { distinct, empty, featureOf, idOf, include, kindsOf } from '#model/hash.ts';
import { type Concept, type ModelInput, wordAt } from '#model/words.ts';

/** Tokens `first` to `last` of a text that belong to one family. */
export type SpanAt = { family: string; first: number; last: number };

/** Concepts that turn the role of a span from afar; others count beside it alone. */
const turning = new Set([
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
  'since',
  'kilos',
  'minutes',
  'hours',
  'ownage',
  'change',
  'plan',
  'routine',
]);

const farthest = 14;
/** «1», «2», «n» near, «m», «f» far, and whether in the clause of the span («s») or in another («o»). */
const distances = ['s', 'o'].map((clause) =>
  Array.from({ length: farthest + 1 }, (_, distance) => idOf(`${distanceName(distance)}${clause}`)),
);

function distanceName(distance: number): string {
  if (distance <= 2) return String(distance);
  if (distance <= 4) return 'n';
  return distance <= 8 ? 'm' : 'f';
}

const roles = kindsOf('role', [
  ...([
    'family',
    'channel',
    'twoBefore',
    'twoAfter',
    'around',
    'word',
    'first4',
    'number',
    'concept',
    'length',
  ] as const),
]);
const besides = ['before', 'after'].map((side) =>
  kindsOf(side, [
    ...(['edge', 'word', 'familyWord', 'otherWord', 'next', 'nextFamily', 'second', 'secondFamily'] as const),
    ...(['concept', 'familyConcept', 'clauseConcept', 'clauseFamily'] as const),
  ]),
);
const values = kindsOf('value', [
  ...(['family', 'word', 'pair', 'part', 'concept', 'ownConcept', 'near', 'nearFirst4', 'nearConcept'] as const),
]);

const found = distinct(1024);
const add = (kind: number, first?: number, second?: number, third?: number): void =>
  include(found, featureOf(kind, first, second, third));

/** Size of a number in a span. */
function sizeOf(value: number): number {
  if (value <= 4) return value;
  if (value % 5 === 0) return value <= 90 ? 5 : 6;
  return value < 100 ? 7 : 8;
}

/** Features for the role of a span: its words, and those before and after, near and far. They are overwritten by the next span's. */
export function roleFeatures(input: ModelInput, { family: name, first, last }: SpanAt): Uint32Array {
  empty(found);
  const family = idOf(name);
  const clause = input.tokens[first]?.clause;
  add(roles.family, family);
  add(roles.channel, family, idOf(input.channel));
  addSide(input, { family, clause, from: first, step: -1 });
  addSide(input, { family, clause, from: last, step: 1 });
  const [before, after] = [wordAt(input, first - 1), wordAt(input, last + 1)];
  add(roles.twoBefore, wordAt(input, first - 2).id, before.id);
  add(roles.twoAfter, after.id, wordAt(input, last + 2).id);
  add(roles.around, before.id, after.id);
  for (let at = first; at <= last; at += 1) {
    const word = wordAt(input, at);
    add(roles.word, family, word.id);
    add(roles.first4, word.first4);
    if (word.number !== null) add(roles.number, family, sizeOf(word.number));
    for (const { id } of word.concepts) add(roles.concept, family, id);
  }
  add(roles.length, Math.min(4, last - first), family);
  return found.list.subarray(0, found.size);
}

type Side = { family: number; clause: number | undefined; from: number; step: 1 | -1 };

/** Features of one side of a span. */
function addSide(input: ModelInput, { family, clause, from, step }: Side): void {
  const kinds = besides[step === 1 ? 1 : 0];
  if (kinds === undefined) return;
  for (let distance = 1; distance <= farthest; distance += 1) {
    const at = from + distance * step;
    const token = input.tokens[at];
    if (token === undefined) {
      if (distance === 1) add(kinds.edge);
      break;
    }
    const { id, concepts } = wordAt(input, at);
    const isSame = token.clause === clause;
    if (distance <= 5) {
      add(isSame ? kinds.word : kinds.otherWord, id);
      add(kinds.familyWord, family, id);
    }
    if (distance <= 2) {
      add(distance === 1 ? kinds.next : kinds.second, id);
      add(distance === 1 ? kinds.nextFamily : kinds.secondFamily, family, id);
    }
    for (const concept of concepts) {
      if (!turning.has(concept.name) && distance > 2) continue;
      const where = distances[isSame ? 0 : 1]?.[distance];
      add(kinds.concept, concept.id, where);
      add(kinds.familyConcept, family, concept.id, where);
      if (!isSame) continue;
      add(kinds.clauseConcept, concept.id);
      add(kinds.clauseFamily, family, concept.id);
    }
  }
}

/** Features for the value of a span; overwritten by the next span's. */
export function valueFeatures(input: ModelInput, { family: name, first, last }: SpanAt): Uint32Array {
  empty(found);
  const family = idOf(name);
  const isOwn = (concept: Concept): boolean => concept.name.startsWith(name);
  add(values.family, family);
  for (let at = first; at <= last; at += 1) {
    const { id, parts, concepts } = wordAt(input, at);
    add(values.word, family, id);
    add(values.pair, family, id, at < last ? wordAt(input, at + 1).id : 0);
    for (const part of parts) add(values.part, family, part);
    for (const concept of concepts) {
      add(values.concept, concept.id);
      if (isOwn(concept)) add(values.ownConcept, concept.id);
    }
  }
  for (const distance of [1, 2, 3]) {
    for (const at of [first - distance, last + distance]) {
      if (input.tokens[at] === undefined) continue;
      const { id, first4, concepts } = wordAt(input, at);
      add(values.near, family, id);
      add(values.nearFirst4, family, first4);
      for (const concept of concepts) add(values.nearConcept, family, concept.id);
    }
  }
  return found.list.subarray(0, found.size);
}
