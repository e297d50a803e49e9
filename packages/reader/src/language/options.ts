import { normalise } from '#language/normalise.ts';

/** The option that the text repeats word for word, ignoring accents, capitals and full stop; null without one. */
export function chosenOption<Option extends string>(text: string, options: readonly Option[]): Option | null {
  const plain = plainWords(text);
  return options.find((option) => plainWords(option) === plain) ?? null;
}

/** Normalised words without what surrounds them. */
export function plainWords(text: string): string {
  return normalise(text)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

export const wordsOf = (text: string): string[] => plainWords(text).match(/\S+/g) ?? [];

/** A normalised text without the signs before its first word. */
export const fromFirstWord = (text: string): string => text.replace(/^[^a-z0-9]+/, '');

/** The letters a name begins with: «Ana» of «Ana García»; empty where there are none. */
export const firstNameOf = (name: string): string => /^[\p{L}\p{M}'-]{1,20}/u.exec(name.trim())?.[0] ?? '';
