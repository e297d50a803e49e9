import { remembered } from '@bandeja/domain/wire/remembered';
import { cardinalOf } from '#language/numbers.ts';
import { casesOf, hasDigit } from '#language/pieces.ts';
import { stemOf } from '#language/stem.ts';
import { type Token, tokenise } from '#language/tokens.ts';
import { idOf, partsOf } from '#model/hash.ts';
import { conceptsOf } from '#vocabulary/concepts.ts';
import { vocabulary } from '#vocabulary/vocabulary.ts';

/** Concepts whose presence before or after a word, within its clause, turns its meaning. */
export const cueNames = [
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

/** A concept by its ids; `family` is that of «eq:gomas». */
export type Concept = { name: string; id: number; family: number };

/**
 * What a word is for the features, the same for equal spellings with the same concepts: ids of the folded word, of its
 * stem, of its first letters, of its parts of three to five letters, of its shape (the size of a number, its capitals),
 * and of all its concepts together; `cues` are places in {@link cueNames}.
 */
export type Word = {
  spelled: string;
  id: number;
  stem: number;
  first4: number;
  parts: readonly number[];
  shape: number;
  number: number | null;
  concepts: readonly Concept[];
  cues: readonly number[];
  kind: number;
};

/** A text as the model reads it. */
export type ModelInput = {
  tokens: readonly Token[];
  concepts: readonly (readonly string[])[];
  words: readonly Word[];
  channel: 'wish' | 'chat';
};

const conceptOf = remembered((name: string): Concept => {
  const [family = ''] = name.split(':', 1);
  return { name, id: idOf(name), family: idOf(family) };
});

const numberOf = remembered(cardinalOf);

function shapeOf({ raw, word }: Token, value: number | null): string {
  if (value === null) return casesOf(raw);
  return `${hasDigit(word) ? 'n' : 'w'}${sizeOf(value)}`;
}

function sizeOf(value: number): string {
  if (value <= 7) return 'a';
  if (value < 15) return 'b';
  if (value <= 90) return value % 5 === 0 ? 'c' : 'd';
  return value <= 180 ? 'e' : 'f';
}

function wordFrom(token: Token, concepts: readonly string[]): Word {
  const { word } = token;
  const value = numberOf(word);
  const shape = shapeOf(token, value);
  return {
    spelled: word,
    id: idOf(word),
    stem: idOf(stemOf(word)),
    first4: idOf(word.slice(0, 4)),
    parts: partsOf(` ${word} `, 3, 5),
    shape: idOf(shape),
    number: value,
    concepts: concepts.map(conceptOf),
    cues: concepts.map((each) => cueNames.indexOf(each)).filter((cue) => cue >= 0),
    kind: idOf(concepts.length === 0 ? shape : concepts.join('|')),
  };
}

const wordsBySpelling = new Map<string, Word>();
/** Words in the cache; a full cache is emptied. */
const mostRemembered = 10_000;
const longestRemembered = 40;

function wordOf(token: Token, concepts: readonly string[]): Word {
  const isAlone = concepts === vocabulary.ofWord(token.word);
  const key = isAlone ? token.raw : `${token.raw} ${concepts.join('|')}`;
  const known = wordsBySpelling.get(key);
  if (known !== undefined) return known;
  const word = wordFrom(token, concepts);
  if (wordsBySpelling.size >= mostRemembered) wordsBySpelling.clear();
  if (token.raw.length <= longestRemembered) wordsBySpelling.set(key, word);
  return word;
}

/** Cuts a text into words with their concepts. */
export function see(text: string, channel: ModelInput['channel']): ModelInput {
  const tokens = tokenise(text);
  const concepts = conceptsOf(tokens, vocabulary);
  return { tokens, concepts, words: tokens.map((token, at) => wordOf(token, concepts[at] ?? [])), channel };
}

const outside = (sign: string): Word => wordFrom({ from: 0, to: 0, raw: sign, word: sign, clause: -1 }, []);
const start = outside('<');
const end = outside('>');

/** The word at a place of a text; before and after it stand signs of their own. */
export const wordAt = ({ words }: ModelInput, at: number): Word => words[at] ?? (at < 0 ? start : end);
