import { cardinalOf, numberIn } from '#language/numbers.ts';
import { tokenise } from '#language/tokens.ts';

const hourWord =
  /^(?:h|hs|hr|hrs|horas?|horitas?|horina|horilla|horinha|oreta|hores|hours?|heures?|ora|ore|horeta|ordu|hora)$/;
const halfWord = /^(?:medi[ao]|mitja|meia|demi|demie|half|mez|mezora|meza|mezzo|metade|erdi|mig)$/;
const quarterWord = /^(?:cuartos?|cuartito|quarts?|quarto|quarti|quarters?|kuarto)$/;
const minuteWord = /^(?:m|min|mins|mn|minut\w*|'|’|′|´)$/;
/** Units of numbers that are no duration: «30 años», «60 segundos», «40 iguales». */
const otherUnit =
  /^(?:an[iy]?[os]{1,2}|years?|seg\w*|seconds?|kgs?|[kq]u?ilos?|euros?|pesos|grados|series?|rep\w*|dominadas|flexiones|iguales|puntos|juegos|%|€|\$|º|°)$/;
const rangeWord = /^(?:a|o|u|y|-|–|hasta|ou|or|i|e)$/;

const fractions = new Map([
  ['½', ['media']],
  ['¾', ['tres', 'cuartos']],
  ['¼', ['cuarto']],
]);

/**
 * Minutes of a stretch of time: «hora y cuarto», «50'», «1h30», «de 19:15 a 20:00», «entre 30 y 40»; null without such a
 * value. A range gives its middle.
 */
export function minutesIn(given: readonly string[]): number | null {
  const words = given.flatMap((word) => fractions.get(word) ?? [word]);
  const interval = clockInterval(words);
  if (interval !== null || isOther(words)) return interval;
  return hoursAndMinutes(words) ?? range(words) ?? plain(words);
}

/** A time of the day, a decimal or a number of something else. */
function isOther(words: readonly string[]): boolean {
  const hasUnit = words.some((word) => minuteWord.test(word) || hourWord.test(word));
  const isClock = words.some((word, at) => word === ':' && Number(words[at - 1]) >= 5);
  const isDecimal = words.some((word, at) => /^[.,]$/.test(word) && /^\d$/.test(words[at + 1] ?? ''));
  const hours = numberIn(words.slice(0, words.findIndex((word) => hourWord.test(word)) + 1)) ?? 0;
  return isClock || hours > 6 || (!hasUnit && (isDecimal || words.some((word) => otherUnit.test(word))));
}

const stretch =
  /\b(?:\d|una?) (?:h|horas?)\b(?: y (?:media|cuarto)| (?:y )?\d{1,2}\b)?|\b\dh(?:oras?)?\b(?: ?\d{1,2}\b)?|\bhora y (?:media|cuarto)\b|\bmedia (?:hora|horita)\b|\b(?:3|tres) cuartos de hora\b|\b\d{2,3} ?(?:min|')/;

/** Minutes of the first stretch of time a normalised text names; null where it names none. */
export function spokenMinutes(text: string): number | null {
  const [said = ''] = stretch.exec(text) ?? [];
  return minutesIn(tokenise(said).map(({ word }) => word));
}

function hoursAndMinutes(words: readonly string[]): number | null {
  const text = words.join(' ');
  if (
    /\b(?:tres|3|tre|trois|three) (?:cuartos?|quarts?|quarti|quartos|quarters?)\b/.test(text) &&
    !/\bhoras? y tres cuartos\b/.test(text)
  )
    return 45;
  const at = words.findIndex((word) => hourWord.test(word));
  const half = words.findIndex((word) => halfWord.test(word));
  const quarter = words.findIndex((word) => quarterWord.test(word));
  if (at < 0) {
    if (half >= 0 && /(?:demi heure|mezora|half (?:an )?hour|mez ' ora|mez ' oreta)/.test(text)) return 30;
    if (/\bdemi\b|\bmezora\b|\bmitjora\b|\berdi\b|^media$/.test(text)) return 30;
    return /\bcuartito$/.test(text) ? 15 : null;
  }
  if (half >= 0 && half < at) return 30;
  if (quarter >= 0 && quarter < at) return 15;
  const before = numberIn(words.slice(0, at));
  const isPair = /\bpar(?:ell)? de\b|\bparella d\b/.test(text);
  const hours = (isPair ? 2 : (before ?? 1)) + (/\d [.,] 5 h/.test(text) ? 0.5 : 0);
  const rest = words.slice(at + 1);
  const quarterOrNumber = quarter > at ? quarterOf(rest) : (numberIn(rest) ?? 0);
  const after = half > at ? 30 : quarterOrNumber;
  return hours * 60 + (after < 60 ? after : 0);
}

function quarterOf(rest: readonly string[]): number {
  if (rest.includes('menos')) return -15;
  return rest.some((word) => word === 'tres' || word === '3') ? 45 : 15;
}

function range(words: readonly string[]): number | null {
  const cut = words.findIndex((word, index) => index > 0 && index < words.length - 1 && rangeWord.test(word));
  if (cut < 0) return null;
  const one = numberIn(words.slice(0, cut));
  const other = numberIn(words.slice(cut + 1));
  const isSum =
    /^[yiea]$/.test(words[cut] ?? '') && one !== null && one % 10 === 0 && one >= 20 && other !== null && other < 10;
  if (one === null || other === null || isSum || other <= one || other - one > 30 || one < 5) return null;
  // «21 a 22» are hours of the day, «20 a 25» minutes
  const isClock = other - one <= 2 && one >= 7 && other <= 24 && /^(?:a|-|–|hasta)$/.test(words[cut] ?? '');
  if (isClock && !words.some((word) => minuteWord.test(word))) return (other - one) * 60;
  return (one + other) / 2;
}

function plain(words: readonly string[]): number | null {
  const value = numberIn(words);
  if (value === null || value === 0) return null;
  const hasUnit = words.some((word) => minuteWord.test(word));
  return hasUnit || value >= 4 ? value : null;
}

/** Minutes between two clock times of one span: «de 19:15 a 20:00», «de siete y media a ocho». */
function clockInterval(words: readonly string[]): number | null {
  const parts = splitAt(words, /^(?:a|hasta|-|–|to|ate|fins|til|y|alle|al)$/);
  for (const [first, second] of parts) {
    const from = clockTime(first);
    const to = clockTime(second);
    if (from === null || to === null) continue;
    const isClock = [first, second].some((part) =>
      part.some(
        (word) => word === ':' || /^(?:las?|media|cuarto|menos|am|pm|h|les|as|alle|manana|tarde|noche)$/.test(word),
      ),
    );
    if (!isClock && !(words[0] === 'de' || words[0] === 'entre' || words[0] === 'from')) continue;
    const length = (to - from + 12 * 60) % (12 * 60);
    if (length >= 5 && length <= 240 && from <= 24 * 60 && to <= 24 * 60) return length;
  }
  return null;
}

function splitAt(words: readonly string[], at: RegExp): [readonly string[], readonly string[]][] {
  return words.flatMap((word, index): [readonly string[], readonly string[]][] =>
    index > 0 && index < words.length - 1 && at.test(word) ? [[words.slice(0, index), words.slice(index + 1)]] : [],
  );
}

/** Minutes since midnight of a clock time at the end of the words: «el hueco de 12:00»; null without one. */
function clockTime(words: readonly string[]): number | null {
  const rest = words.filter(
    (word) =>
      !/^(?:de|a|las?|desde|entre|from|les|as|da|do|h|hs|am|pm|las|tarde|manana|noche|alle|dalle|mati|sobre)$/.test(
        word,
      ),
  );
  const first = rest.findIndex((word) => cardinalOf(word) !== null);
  const hour = cardinalOf(rest[first] ?? '');
  if (hour === null || hour > 24 || rest.slice(0, first).some((word) => halfWord.test(word) || word === 'menos'))
    return null;
  const tail = rest.slice(first + 1).filter((word) => word !== ':' && word !== '.');
  if (tail.length === 0) return hour * 60;
  const text = tail.join(' ');
  if (/^y media$|^i mitja$|^e meia$|^media$/.test(text)) return hour * 60 + 30;
  if (/^y cuarto$|^i quart$|^e quarto$/.test(text)) return hour * 60 + 15;
  if (/^menos cuarto$/.test(text)) return hour * 60 - 15;
  const minutes = numberIn(tail.filter((word) => word !== 'menos'));
  if (minutes === null || minutes > 59) return null;
  return tail[0] === 'menos' ? hour * 60 - minutes : hour * 60 + minutes;
}
