import { type Demand, demands } from '@bandeja/domain/exercises/vocabulary';
import { normalise } from '#language/normalise.ts';

/* Forbidden in texts by an outside model: its answer, its name for a routine or its notes. */

const refusedInAnswers: readonly RegExp[] = [
  // markup, addresses, code
  /[<>{}[\]|`#*_]|https?:|www\.|\w@\w/,
  // medicines and doses
  /\d\s?(?:mg|ml|mcg|ui)\b|ibuprofen|paracetamol|antiinflamator|corticoid|infiltra|esteroid|anaboliz|testoster|pastilla/,
  // a diagnosis
  /\btienes (?:una? )?(?:\w+ )?(?:tendinitis|rotura|fractura|esguince|hernia|bursitis|fascitis|epicondil\w+|lesion)/,
  // promises
  /\bcura(?:s|n|r|ras|ra)?\b|\bgarantiz|\bevit\w+ (?:\w+ )?lesion|\bsin lesiones\b|\ben \d+ dias\b|milagr/,
  // something it cannot have done
  /\b(?:he|hemos) (?:cambiad|movid|borrad|guardad|actualizad|regenerad|reservad|enviad|apuntad|programad|anadid|quitad)/,
  /\b(?:ya (?:esta|queda)|queda) (?:cambiad|movid|borrad|guardad|actualizad|regenerad|reservad|enviad|apuntad|programad)/,
  // about itself and its rules
  /\b(?:system prompt|instruccion\w*|mis reglas|modelo de lenguaje|as an ai|language model)\b/,
  // training through what forbids it
  /sin dolor no hay|aguanta el dolor|entrena con fiebre|al fallo|1 ?rm\b/,
];

/** Whether an answer contains something never recommended, or mentions the model itself. */
export function isRefusedInAnswers(text: string): boolean {
  const plain = normalise(text);
  return refusedInAnswers.some((pattern) => pattern.test(plain) || pattern.test(text.toLowerCase()));
}

/** Links, addresses, markup, code and anything that is not a plain sentence. */
const markup = /https?:|www\.|\b[\w-]+\.(?:com|es|net|org|io|app)\b|@|[<>{}[\]`*_#|\\^~=$]|&\w+;/i;
/** Line breaks, other control characters and those that turn the writing direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/**
 * Forbidden in texts beside a routine (docs/training.md#never-recommend), lower case and without accents: promises,
 * medicine, drugs and diets, failure and maximum tests, pain as a price, the speaker.
 */
const refusedBeside = new RegExp(
  [
    '\\bcura(?:s|n|r|ra|ran|rte|tivo|tiva)?\\b|\\bsana(?:r|ra|s)?\\b|\\bmilagr\\w*|\\bgarantiz\\w*|\\bgarantia',
    '(?:evit|previen|prevenir|elimin|impid)\\w* (?:\\w+ ){0,3}?(?:lesion|dolor|molestia)\\w*|a prueba de lesiones|sin riesgo',
    '\\ben \\d+ (?:dias?|semanas?|sesiones)\\b',
    'diagnos\\w*|rehabilit\\w*|\\bterapi\\w*|terapeut\\w*|tratamient\\w*|\\bmedic\\w*|\\bfisio\\w*|\\bclinic\\w*|recet\\w*',
    'ibuprofen\\w*|paracetamol|antiinflamator\\w*|analgesic\\w*|\\bpastillas?\\b|farmac\\w*|esteroid\\w*|anaboliz\\w*|dopa(?:je|nte)\\w*|inyec\\w*',
    'suplement\\w*|creatina|proteinas?\\b|cafeina|\\bdieta\\w*|\\bayun\\w*|calorias|\\bkcal\\b|adelgaz\\w*|quema(?:r|s)? grasa|sauna',
    'hasta (?:agotar|reventar|caer|que no puedas)\\w*|no puedas mas|sin (?:parar|descansar|descanso)|salta(?:te)? (?:el|la|los) (?:calentamiento|descanso)\\w*',
    'al fallo|hasta el fallo|fallo muscular|\\b1 ?rm\\b|repeticion maxima|maximo absoluto|hasta reventar|al limite',
    'sin dolor no|no pain|aguanta\\w* (?:el |con )?dolor|aunque (?:te )?duela|ignora\\w* (?:el |las? )?(?:dolor|molestia)',
    'instruccion\\w* (?:anterior|previa|del sistema)|\\bprompt\\b|modelo de lenguaje|\\bcomo ia\\b|inteligencia artificial|openai',
  ].join('|'),
);

/** Whether a text is plain Spanish that is allowed beside a routine. */
export const mayStandBeside = (text: string): boolean =>
  !control.test(text) && !markup.test(text) && /\p{L}{2}/u.test(text) && !refusedBeside.test(normalise(text));

/** Work that a text may mention only if its exercise contains it: the player may have to avoid it. */
const demandWords: Record<Demand, RegExp> = {
  jump: /\b(?:salt(?:o|os|a|as|ar|ando|ito|itos)|brinc\w*|burpees?|pliometr\w*|bot(?:a|as|ando|es))\b/,
  run: /\b(?:corr(?:e|er|es|iendo)|carreras?|trot\w*|sprints?|esprint\w*)\b/,
  overhead: /por encima de (?:la|tu) cabeza|\bsobre (?:la|tu) cabeza/,
  floor: /\bsuelo\b|\btumb\w*|\bboca (?:arriba|abajo)\b/,
};

/** A load or a share that was never measured. */
const load = /\d\s*(?:kg|kilos?|libras?|lb|%|por ciento)/;

/** The work mentioned in a normalised text. */
export const demandsSaid = (plain: string): Demand[] => demands.filter((demand) => demandWords[demand].test(plain));

export const saysLoad = (plain: string): boolean => load.test(plain);

/** The figures of a normalised text. */
export const figuresIn = (plain: string): number[] =>
  (plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')));

/** Removes a word from a text, with a comma before it. */
export const withoutWord = (text: string, word: string): string =>
  text.replace(new RegExp(`,? ?(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'giu'), '');
