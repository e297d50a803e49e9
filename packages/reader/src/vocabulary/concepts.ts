import { remembered } from '@bandeja/domain/wire/remembered';
import { piecesOf } from '#language/pieces.ts';
import type { Token } from '#language/tokens.ts';
import { fold } from '#language/tokens.ts';

/**
 * Concept → its words, separated by white space: one word in one line of one concept, in Spanish of all regions, Catalan, Galician,
 * Portuguese, English, French and Italian. `estir*` is every word that begins so, `por_encima` a phrase.
 */
export type Concepts = Readonly<Record<string, string>>;

/** The concepts of a word, by itself and by its beginnings, and of phrases (by their first word). */
export type Vocabulary = {
  ofWord: (word: string) => readonly string[];
  phrases: ReadonlyMap<string, readonly { rest: readonly string[]; concept: string }[]>;
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
    for (const entry of piecesOf(line)) {
      if (entry.includes('_')) {
        const [first = '', ...rest] = entry.split('_').map(fold);
        put(phrases, first, { rest, concept });
      } else if (entry.endsWith('*')) put(beginnings, fold(entry.slice(0, -1)), concept);
      else put(words, fold(entry), concept);
    }
  }
  const ofWord = remembered((word: string) => {
    const own = [...(words.get(word) ?? [])];
    for (let length = shortestBeginning; length <= word.length; length += 1) {
      for (const concept of beginnings.get(word.slice(0, length)) ?? []) if (!own.includes(concept)) own.push(concept);
    }
    return own;
  });
  return { ofWord, phrases };
}

const shortestBeginning = 3;

/** The concepts of each token; a phrase gives its concept to all of its tokens. Words outside phrases share their list. */
export function conceptsOf(tokens: readonly Token[], { ofWord, phrases }: Vocabulary): (readonly string[])[] {
  const found = tokens.map(({ word }) => ofWord(word));
  tokens.forEach(({ word }, at) => {
    for (const { rest, concept } of phrases.get(word) ?? []) {
      if (!rest.every((part, index) => tokens[at + 1 + index]?.word.startsWith(part.replace('*', '')))) continue;
      for (let index = at; index <= at + rest.length; index += 1) {
        const own = found[index];
        if (own !== undefined && !own.includes(concept)) found[index] = [...own, concept];
      }
    }
  });
  return found;
}
