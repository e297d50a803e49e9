import { spanishNumbers } from '#language/numbers.ts';

const wordsOf = (fits: (value: number) => boolean): string =>
  [...spanishNumbers.keys()]
    .filter((word) => fits(spanishNumbers.get(word) ?? 0))
    .sort((a, b) => b.length - a.length)
    .join('|');
const unitWords = `uno|una|un|${wordsOf((value) => value > 1 && value < 10)}`;
const tensWords = wordsOf((value) => value >= 30 && value < 100 && value % 10 === 0);
/** Cardinals that are one word. «uno», «un», «una» and «cero» stay words: they are articles or idioms («desde cero»). */
const singleWords = wordsOf((value) => (value > 1 && value < 30) || value === 100);
/** «ciento veinte», «cuarenta y cinco», «cuarenta», «doce»: the longest reading first. */
const cardinal = new RegExp(`\\b(ciento )?(?:(${tensWords})(?: y (${unitWords}))?|(${singleWords}))\\b`, 'g');

function toDigits(text: string): string {
  return text.replace(cardinal, (_match, hundred?: string, ten?: string, unit?: string, single?: string) => {
    const numberOf = (word = '', otherwise = 0) => spanishNumbers.get(word) ?? otherwise;
    const value =
      single === undefined ? numberOf(ten) + (unit === undefined ? 0 : numberOf(unit, 1)) : numberOf(single);
    return String((hundred === undefined ? 0 : 100) + value);
  });
}

/** «de saltá», «pa entrená»: an infinitive without its last letter, seen as long as there are accents. */
const clipped =
  /(?<![\p{L}])(de|a|pa|para|sin|ni|quiero|puedo|voy a|toca)( )(salt|entren|jug|estir|calent|remat|sac|descans|trabaj|mejor|baj|levant)á(?![\p{L}])/giu;

const fractions: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/**
 * Normalises a Spanish text for the lexicon (docs/training.md#reading-a-wish): lower case, without accents (ñ → n), runs
 * of white space as one space, cardinals from 2 to 199 in digits («cuarenta y cinco» → 45; un and una stay). Punctuation
 * stays, because clauses depend on it.
 */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(clipped, '$1$2$3ar')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[½¼¾]/g, (fraction) => fractions[fraction] ?? fraction)
    // Zero-width characters and soft hyphens would split words invisibly.
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return toDigits(plain);
}
