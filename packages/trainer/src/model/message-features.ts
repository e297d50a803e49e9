import { stemOf } from '#language/stem.ts';
import { addParts, hashOf } from '#model/hash.ts';
import type { Seen } from '#model/token-features.ts';

/** Features of a whole message with their values; each kind of feature has the same length, so that none drowns another. */
export type MessageFeatures = { features: Uint32Array; values: Float32Array };

const kinds = { words: 1, pairs: 0.8, parts: 1, concepts: 1.1 } as const;

/** The hash under which a model knows a single word. */
export function wordFeature(word: string): number {
  return hashOf('w', word);
}

/** Words, pairs of words, parts of words and concepts of a message, as hashes. Same message, same numbers. */
export function messageFeatures({ tokens, concepts }: Seen): MessageFeatures {
  const words = tokens.map(({ word }) => word);
  const stems = words.map(stemOf);
  const groups: Record<keyof typeof kinds, Set<number>> = {
    words: new Set(),
    pairs: new Set(),
    parts: new Set(),
    concepts: new Set(),
  };
  words.forEach((word, at) => {
    groups.words.add(wordFeature(word)).add(hashOf('s', stems[at]));
    for (const distance of [1, 2, 3]) {
      const other = words[at + distance];
      if (other === undefined) break;
      groups.pairs.add(
        distance === 1 ? hashOf('b', word, '_', other) : hashOf('k', stems[at], '_', stems[at + distance]),
      );
    }
    if (at + 2 < words.length) groups.pairs.add(hashOf('t', word, '_', words[at + 1], '_', words[at + 2]));
    for (const concept of concepts[at] ?? []) {
      groups.concepts.add(hashOf('v', concept));
      const before = words[at - 1];
      if (before !== undefined) groups.concepts.add(hashOf('vb', before, '_', concept));
      for (let distance = 1; distance <= 4; distance += 1) {
        for (const other of concepts[at + distance] ?? []) groups.concepts.add(hashOf('vv', concept, '_', other));
      }
    }
  });
  addParts(groups.parts, 'p', ` ${words.join(' ')} `, 3, 5);
  const [first = '', second = ''] = words;
  groups.words
    .add(hashOf('1', first))
    .add(hashOf('2', first, '_', second))
    .add(hashOf('z', words.at(-1) ?? ''))
    .add(hashOf(`l${Math.min(6, Math.floor(Math.log2(words.length + 1) * 1.5))}`));
  const count = Object.values(groups).reduce((sum, { size }) => sum + size, 0);
  const features = new Uint32Array(count);
  const values = new Float32Array(count);
  let at = 0;
  for (const [kind, share] of Object.entries(kinds)) {
    const hashes = groups[kind as keyof typeof kinds];
    values.fill((share * 3) / Math.sqrt(Math.max(4, hashes.size)), at, at + hashes.size);
    for (const hash of hashes) {
      features[at] = hash;
      at += 1;
    }
  }
  return { features, values };
}
