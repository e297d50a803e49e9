import type { Token } from '#language/tokens.ts';
import { fold } from '#language/tokens.ts';

/**
 * Concept → its words, separated by white space: one word in one line of one concept, in Spanish of all regions, Catalan, Galician,
 * Portuguese, English, French and Italian. `estir*` is every word that begins so, `por_encima` a phrase.
 */
export type Concepts = Readonly<Record<string, string>>;

/** Concepts of words, of beginnings of words and of phrases (by their first word). */
export type Vocabulary = {
  words: ReadonlyMap<string, readonly string[]>;
  beginnings: ReadonlyMap<string, readonly string[]>;
  phrases: ReadonlyMap<string, readonly { rest: readonly string[]; concept: string }[]>;
  /** Words that were looked up before, with their concepts. */
  remembered: Map<string, readonly string[]>;
};

function put<V>(map: Map<string, V[]>, key: string, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else if (!known.includes(value)) known.push(value);
}

/** Indexes tables of concepts for {@link conceptsOf}. */
export function vocabularyOf(tables: readonly Concepts[]): Vocabulary {
  const words = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const phrases = new Map<string, { rest: readonly string[]; concept: string }[]>();
  for (const [concept, line] of tables.flatMap((table) => Object.entries(table))) {
    for (const entry of line.split(/\s+/).filter(Boolean)) {
      if (entry.includes('_')) {
        const [first = '', ...rest] = entry.split('_').map(fold);
        put(phrases, first, { rest, concept });
      } else if (entry.endsWith('*')) put(beginnings, fold(entry.slice(0, -1)), concept);
      else put(words, fold(entry), concept);
    }
  }
  return { words, beginnings, phrases, remembered: new Map() };
}

const shortestBeginning = 3;
/** So many words are remembered; then it begins again. */
const mostWords = 10_000;

/** The concepts of each token; a phrase gives its concept to all of its tokens. */
export function conceptsOf(
  tokens: readonly Token[],
  { words, beginnings, phrases, remembered }: Vocabulary,
): string[][] {
  const found = tokens.map(({ word }) => {
    const before = remembered.get(word);
    if (before !== undefined) return before.slice();
    const own = [...(words.get(word) ?? [])];
    for (let length = shortestBeginning; length <= word.length; length += 1) {
      for (const concept of beginnings.get(word.slice(0, length)) ?? []) if (!own.includes(concept)) own.push(concept);
    }
    if (remembered.size >= mostWords) remembered.clear();
    remembered.set(word, own);
    return own.slice();
  });
  tokens.forEach(({ word }, at) => {
    for (const { rest, concept } of phrases.get(word) ?? []) {
      if (!rest.every((part, index) => tokens[at + 1 + index]?.word.startsWith(part.replace('*', '')))) continue;
      for (let index = at; index <= at + rest.length; index += 1) {
        const own = found[index];
        if (own !== undefined && !own.includes(concept)) own.push(concept);
      }
    }
  });
  return found;
}
