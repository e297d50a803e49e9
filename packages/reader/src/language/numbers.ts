import { fold } from '#language/tokens.ts';

/** Cardinals that are one word: Spanish, Catalan, Galician, Portuguese, Italian, French, English, Basque. */
const spelled: Record<number, string> = {
  1: 'un una uno unha um uma one une un',
  2: 'dos dues dous duas dois due deux two bi',
  3: 'tres tre trois three hiru',
  4: 'cuatro quatre catro quatro quattro four lau',
  5: 'cinco cinc cinque cinq five bost',
  6: 'seis sis sei six',
  7: 'siete set sete sette sept seven',
  8: 'ocho vuit oito otto huit eight',
  9: 'nueve nou nove neuf nine',
  10: 'diez deu dez dieci dix ten hamar',
  11: 'once onze undici eleven',
  12: 'doce dotze doze dodici douze twelve',
  13: 'trece tretze treze tredici treize thirteen',
  14: 'catorce catorze quattordici quatorze fourteen',
  15: 'quince quinze quindici fifteen hamabost kince',
  16: 'dieciseis setze dezaseis dezesseis sedici seize sixteen',
  17: 'diecisiete disset dezasete dezessete diciassette seventeen',
  18: 'dieciocho divuit dezaoito dezoito diciotto eighteen',
  19: 'diecinueve dinou dezanove diciannove nineteen',
  20: 'veinte vint vinte venti vingt twenty hogei beinte',
  21: 'veintiun veintiuno veintiuna',
  22: 'veintidos',
  23: 'veintitres',
  24: 'veinticuatro',
  25: 'veinticinco venticinque vinticinco',
  26: 'veintiseis',
  27: 'veintisiete',
  28: 'veintiocho',
  29: 'veintinueve',
  30: 'treinta trenta trinta trente thirty hogeita treintena',
  35: 'trentacinque',
  40: 'cuarenta quaranta corenta quarenta quarante forty berrogei kuarenta cuarentena',
  45: 'quarantacinque',
  50: 'cincuenta cinquanta cinquenta cinquante fifty berrogeita sincuenta',
  55: 'cinquantacinque',
  60: 'sesenta seixanta sesenta sessenta sessanta soixante sixty hirurogei',
  70: 'setenta setanta settanta seventy',
  80: 'ochenta vuitanta oitenta ottanta eighty',
  90: 'noventa noranta novanta ninety laurogeita',
  100: 'cien cent cento cem hundred ciento',
};

/** The Spanish words: the first of each number, and all of 21. */
export const spanishNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries(spelled).flatMap(([value, words]) => {
    const own = value === '21' ? words.split(' ') : words.split(' ').slice(0, 1);
    return own.map((word) => [word, Number(value)] as const);
  }),
);

const cardinals = new Map(
  Object.entries(spelled).flatMap(([value, words]) =>
    words.split(' ').map((word) => [fold(word), Number(value)] as const),
  ),
);

/** The value of a number word or of digits; null for any other word. */
export function cardinalOf(word: string): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return cardinals.get(word) ?? null;
}

/** «un», «una» and their like count as one only without another number. */
const articles = new Set(['un', 'una', 'uno', 'unha', 'um', 'uma', 'une', 'one']);

/** Two parts of one number: «cuarenta» and «cinco», «cien» and «veinte», «quatre» and «vingt»; null where they are two. */
function joinedOf(value: number, next: number): number | null {
  if (value >= 20 && value % 10 === 0 && next < 10) return value + next;
  if (value >= 60 && value % 20 === 0 && next < 20) return value + next;
  if (value === 100 && next < 100) return value + next;
  return value === 4 && next === 20 ? 80 : null;
}

/** A number in a run of words: «cuarenta y cinco», «twenty-five», «vint-i-cinc», «90». Null without one. */
export function numberIn(words: readonly string[]): number | null {
  let value: number | null = null;
  for (const [index, word] of words.entries()) {
    const next = cardinalOf(word);
    if (next === null) {
      if (value !== null && !/^(?:y|i|e|et|and|-|a|ta)$/.test(word)) return value;
    } else if (value !== null) {
      const joined = joinedOf(value, next);
      if (joined === null) return value;
      value = joined;
    } else {
      const later = words.slice(index + 1).some((other) => cardinalOf(other) !== null && !articles.has(other));
      if (!articles.has(word) || !later) value = next;
    }
  }
  return value;
}
