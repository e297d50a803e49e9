import { normalise } from '#language/normalise.ts';

/** The choice that is said word for word, whatever its accents, capitals and full stop; null when none is. */
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
