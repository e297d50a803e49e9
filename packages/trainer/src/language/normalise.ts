const units: Record<string, number> = { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 };

/** Cardinals that are one word. «uno», «un», «una» and «cero» stay words: they are articles or idioms («desde cero»). */
const singles: Record<string, number> = {
  ...units,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  cien: 100,
};

const tens: Record<string, number> = {
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
};

const longestFirst = (words: string[]): string => words.sort((a, b) => b.length - a.length).join('|');
const unitWords = `uno|una|un|${longestFirst(Object.keys(units))}`;
const tensWords = longestFirst(Object.keys(tens));
const singleWords = longestFirst(Object.keys(singles));
/** «ciento veinte», «cuarenta y cinco», «cuarenta», «doce»: the longest reading first. */
const cardinal = new RegExp(`\\b(ciento )?(?:(${tensWords})(?: y (${unitWords}))?|(${singleWords}))\\b`, 'g');

function toDigits(text: string): string {
  return text.replace(cardinal, (_match, hundred?: string, ten?: string, unit?: string, single?: string) => {
    const unitValue = unit === undefined ? 0 : (units[unit] ?? 1);
    const value = single === undefined ? (tens[ten ?? ''] ?? 0) + unitValue : (singles[single] ?? 0);
    return String((hundred === undefined ? 0 : 100) + value);
  });
}

/** «de saltá», «pa entrená»: an infinitive without its last letter, seen as long as there are accents. */
const clipped =
  /(?<![\p{L}])(de|a|pa|para|sin|ni|quiero|puedo|voy a|toca)( )(salt|entren|jug|estir|calent|remat|sac|descans|trabaj|mejor|baj|levant)á(?![\p{L}])/giu;

const fractions: Record<string, string> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/**
 * A Spanish text as the lexicon expects it (docs/training.md#reading-a-wish): lower case, without accents (ñ becomes n), runs of
 * white space as one space, cardinals from 2 to 199 in digits («cuarenta y cinco» becomes 45; un and una stay).
 * Punctuation stays, since clauses depend on it.
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
