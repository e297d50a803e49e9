import { keysOf } from '@bandeja/domain/wire/records';
import { remembered } from '@bandeja/domain/wire/remembered';
import { stemOf } from '#language/stem.ts';
import { distinct, empty, hashOf, include, partsOf } from '#model/hash.ts';
import type { ModelInput } from '#model/token-features.ts';

/** Features of a whole message with their values; each kind of feature has the same length, so that none drowns another. */
export type MessageFeatures = { features: Uint32Array; values: Float32Array };

const kinds = { words: 1, pairs: 0.8, parts: 1, concepts: 1.1 } as const;

/** The hash under which a model knows a single word. */
export function wordFeature(word: string): number {
  return hashOf('w', word);
}

/** Features of a word in its message at any position: itself, its stem, its parts. */
const givenBy = remembered((word: string) => {
  const stem = stemOf(word);
  return { stem, hashes: [wordFeature(word), hashOf('s', stem)], parts: partsOf('p', ` ${word} `, 3, 5) };
});

const groups = { words: distinct(), pairs: distinct(), parts: distinct(), concepts: distinct() };

/** Words, pairs of words, parts of words and concepts of a message, as hashes. Same message, same numbers. */
export function messageFeatures({ tokens, concepts }: ModelInput): MessageFeatures {
  const words = tokens.map(({ word }) => word);
  const stems = words.map((word) => givenBy(word).stem);
  const { length } = words;
  for (const group of Object.values(groups)) empty(group);
  for (const word of new Set(words)) {
    const { hashes, parts } = givenBy(word);
    for (let which = 0; which < hashes.length; which += 1) include(groups.words, hashes[which] ?? 0);
    for (let which = 0; which < parts.length; which += 1) include(groups.parts, parts[which] ?? 0);
  }
  words.forEach((word, at) => {
    const next = words[at + 1];
    const second = words[at + 2];
    if (next !== undefined) {
      include(groups.pairs, hashOf('b', word, '_', next));
      // the only part that reaches over the gap between two words
      include(groups.parts, hashOf('p', word.at(-1) ?? ' ', ' ', next[0] ?? ' '));
    }
    if (second !== undefined) {
      include(groups.pairs, hashOf('k', stems[at], '_', stems[at + 2]));
      include(groups.pairs, hashOf('t', word, '_', next, '_', second));
    }
    if (at + 3 < length) include(groups.pairs, hashOf('k', stems[at], '_', stems[at + 3]));
    for (const concept of concepts[at] ?? []) {
      include(groups.concepts, hashOf('v', concept));
      const before = words[at - 1];
      if (before !== undefined) include(groups.concepts, hashOf('vb', before, '_', concept));
      for (let distance = 1; distance <= 4; distance += 1) {
        for (const other of concepts[at + distance] ?? []) include(groups.concepts, hashOf('vv', concept, '_', other));
      }
    }
  });
  const [first = '', second = ''] = words;
  include(groups.words, hashOf('1', first));
  include(groups.words, hashOf('2', first, '_', second));
  include(groups.words, hashOf('z', words.at(-1) ?? ''));
  include(groups.words, hashOf(`l${Math.min(6, Math.floor(Math.log2(words.length + 1) * 1.5))}`));
  const count = Object.values(groups).reduce((sum, { size }) => sum + size, 0);
  const features = new Uint32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (const kind of keysOf(kinds)) {
    const { list, size } = groups[kind];
    features.set(list.subarray(0, size), at);
    values.fill((kinds[kind] * 3) / Math.sqrt(Math.max(4, size)), at, at + size);
    at += size;
  }
  return { features, values };
}
