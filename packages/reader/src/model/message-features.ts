import { keysOf } from '@bandeja/domain/wire/records';
import { distinct, empty, featureOf, include, kindsOf } from '#model/hash.ts';
import type { ModelInput, Word } from '#model/words.ts';

/** Features of a whole message with their values; each group of features has the same length, so that none drowns another. */
export type MessageFeatures = { features: Uint32Array; values: Float32Array };

const weights = { words: 1, pairs: 0.8, parts: 1, concepts: 1.1 } as const;
export type FeatureGroup = keyof typeof weights;
const groups = { words: distinct(), pairs: distinct(), parts: distinct(), concepts: distinct() };
const kinds = kindsOf('message', [
  ...(['word', 'stem', 'part', 'pair', 'apart', 'first', 'opening', 'last', 'length', 'concept', 'concepts'] as const),
]);
/** A concept stands together with those of so many words after it. */
const conceptReach = 2;

/** The feature by which a model knows a single word. */
export const wordFeature = ({ id }: Word): number => featureOf(kinds.word, id);

/** Words, pairs of words, parts of words and concepts of a message, or those groups that are wanted. Same message, same numbers. */
export function messageFeatures(
  { words }: ModelInput,
  wanted: readonly FeatureGroup[] = keysOf(weights),
): MessageFeatures {
  for (const group of Object.values(groups)) empty(group);
  for (const word of new Set(words)) {
    include(groups.words, wordFeature(word));
    include(groups.words, featureOf(kinds.stem, word.stem));
    for (const part of word.parts) include(groups.parts, featureOf(kinds.part, part));
  }
  words.forEach(({ id, stem, concepts }, at) => {
    const next = words[at + 1];
    const second = words[at + 2];
    if (next !== undefined) include(groups.pairs, featureOf(kinds.pair, id, next.id));
    if (second !== undefined) include(groups.pairs, featureOf(kinds.apart, stem, second.stem));
    for (const concept of concepts) {
      include(groups.concepts, featureOf(kinds.concept, concept.id));
      for (let distance = 1; distance <= conceptReach; distance += 1) {
        for (const other of words[at + distance]?.concepts ?? [])
          include(groups.concepts, featureOf(kinds.concepts, concept.id, other.id));
      }
    }
  });
  const first = words[0]?.id ?? 0;
  include(groups.words, featureOf(kinds.first, first));
  include(groups.words, featureOf(kinds.opening, first, words[1]?.id));
  include(groups.words, featureOf(kinds.last, words.at(-1)?.id));
  include(groups.words, featureOf(kinds.length, Math.min(6, Math.floor(Math.log2(words.length + 1) * 1.5))));
  const count = wanted.reduce((sum, group) => sum + groups[group].size, 0);
  const features = new Uint32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (const group of wanted) {
    const { list, size } = groups[group];
    features.set(list.subarray(0, size), at);
    values.fill((weights[group] * 3) / Math.sqrt(Math.max(4, size)), at, at + size);
    at += size;
  }
  return { features, values };
}
