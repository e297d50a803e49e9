import { hashOf } from '#model/hash.ts';
import type { Seen } from '#model/token-features.ts';

/** Features of a whole message with their values; each kind of feature has the same length, so that none drowns another. */
export type MessageFeatures = { features: Uint32Array; values: Float32Array };

const kinds = { words: 1, pairs: 0.8, parts: 1, concepts: 1.1 } as const;

function stemOf(word: string): string {
  return word.length <= 4
    ? word
    : word.replace(
        /(?:mente|ciones|cion|ando|iendo|aron|ieron|aba|aban|ado|ada|ados|adas|ido|ida|idos|idas|amos|emos|ar|er|ir|as|os|es|a|o|e|s)$/,
        '',
      );
}

/** The hash under which a model knows a single word. */
export function wordFeature(word: string): number {
  return hashOf(`w${word}`);
}

/** Words, pairs of words, parts of words and concepts of a message, as hashes. Same message, same numbers. */
export function messageFeatures({ tokens, concepts }: Seen): MessageFeatures {
  const words = tokens.map(({ word }) => word);
  const groups: Record<keyof typeof kinds, Set<string>> = {
    words: new Set(),
    pairs: new Set(),
    parts: new Set(),
    concepts: new Set(),
  };
  words.forEach((word, at) => {
    groups.words.add(`w${word}`).add(`s${stemOf(word)}`);
    for (const distance of [1, 2, 3]) {
      const other = words[at + distance];
      if (other !== undefined)
        groups.pairs.add(distance === 1 ? `b${word}_${other}` : `k${stemOf(word)}_${stemOf(other)}`);
    }
    if (at + 2 < words.length) groups.pairs.add(`t${word}_${words[at + 1]}_${words[at + 2]}`);
    const own = concepts[at] ?? [];
    for (const concept of own) {
      groups.concepts.add(`v${concept}`);
      const before = words[at - 1];
      if (before !== undefined) groups.concepts.add(`vb${before}_${concept}`);
      for (let distance = 1; distance <= 4; distance += 1) {
        for (const other of concepts[at + distance] ?? []) groups.concepts.add(`vv${concept}_${other}`);
      }
    }
  });
  const line = ` ${words.join(' ')} `;
  for (const size of [3, 4, 5]) {
    for (let from = 0; from + size <= line.length; from += 1) {
      const part = line.slice(from, from + size);
      if (!part.slice(1, -1).includes(' ') || size === 3) groups.parts.add(`p${part}`);
    }
  }
  const [first = '', second = ''] = words;
  groups.words
    .add(`1${first}`)
    .add(`2${first}_${second}`)
    .add(`z${words.at(-1) ?? ''}`)
    .add(`l${Math.min(6, Math.floor(Math.log2(words.length + 1) * 1.5))}`);
  const features: number[] = [];
  const values: number[] = [];
  for (const [kind, share] of Object.entries(kinds)) {
    const names = groups[kind as keyof typeof kinds];
    const value = (share * 3) / Math.sqrt(Math.max(4, names.size));
    for (const name of names) {
      features.push(hashOf(name));
      values.push(value);
    }
  }
  return { features: Uint32Array.from(features), values: Float32Array.from(values) };
}
