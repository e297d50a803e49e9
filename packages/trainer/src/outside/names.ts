import { withoutContacts } from '@bandeja/domain/learning/rules';
import { piecesOf } from '@bandeja/reader/language/pieces';
import { withoutWord } from '@bandeja/reader/language/shown';
import { personsIn } from '@bandeja/reader/understand/persons';

/** Names of one talk: what leaves holds none of them, what comes back has them again. */
export type Names = {
  hide: (text: string) => string;
  /** Null where it names a placeholder that stands for nobody. */
  restore: (text: string) => string | null;
};

const placeholder = /\bPersona ?([A-Z])\b/g;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const otherwise = 'alguien';

/** `own` is the player's name, which is left out; addresses and numbers to call go, too. */
export function namesOf(own: string): Names {
  const known: string[] = [];
  const letterOf = (word: string): string => {
    const at = known.findIndex((each) => each.toLowerCase() === word.toLowerCase());
    if (at >= 0) return letters[at] ?? '';
    known.push(word);
    return letters[known.length - 1] ?? '';
  };
  return {
    hide: (text) => {
      const anonymous = piecesOf(own)
        .filter((word) => word.length > 1)
        .reduce(withoutWord, withoutNumbers(text));
      const persons = personsIn(anonymous).map((person) => ({ ...person, letter: letterOf(person.word) }));
      return persons.reduceRight((left, { from, to, letter }) => {
        const named = letter === '' ? otherwise : `Persona${letter}`;
        return `${left.slice(0, from)}${named}${left.slice(to)}`;
      }, anonymous);
    },
    restore: (text) => {
      const letterAt = (letter: string) => known[letters.indexOf(letter)];
      const isKnown = [...text.matchAll(placeholder)].every(([, letter = '']) => letterAt(letter) !== undefined);
      return isKnown ? text.replace(placeholder, (_hit, letter: string) => letterAt(letter) ?? '') : null;
    },
  };
}

/** Dates are no numbers to call. */
const withoutNumbers = (text: string): string =>
  text
    .split(/(\b\d{4}-\d{2}-\d{2}\b)/)
    .map((part, at) => (at % 2 === 1 ? part : withoutContacts(part)))
    .join('');

/** Every text within plain data; keys stay. */
export function mapTexts(data: unknown, change: (text: string) => unknown): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((each) => mapTexts(each, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change)]));
}
