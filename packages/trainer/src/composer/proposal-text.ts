import { demands as allDemands, type Demand } from '@bandeja/domain/exercises/vocabulary';
import { normalise } from '#language/normalise.ts';
import { readHealth } from '#reader/health.ts';

/** Characters a proposed text may have. */
export const textLimits = { name: 60, description: 320, notes: 160, reason: 140 } as const;

/** Links, addresses, markup, code and anything that is not a plain sentence. */
const markup = /https?:|www\.|\b[\w-]+\.(?:com|es|net|org|io|app)\b|@|[<>{}[\]`*_#|\\^~=$]|&\w+;/i;
/** Line breaks, other control characters and those that turn the writing direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;

/**
 * What no text beside a routine may say (docs/training.md#never-recommend), lower case and without accents:
 * promises, medicine, drugs and diets, failure and maximum tests, pain as a price, who is speaking.
 */
const never = new RegExp(
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

/**
 * A proposed text as it may be shown, or null: plain Spanish of at most `longest` characters that promises nothing and
 * names no pain, injury or illness, since it is stored.
 */
export function fitText(text: string, longest: number): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest) return null;
  if (control.test(trimmed) || markup.test(trimmed) || !/\p{L}{2}/u.test(trimmed)) return null;
  if (never.test(normalise(trimmed))) return null;
  const { redFlag, injuries, pain } = readHealth(trimmed);
  return redFlag !== null || injuries.length > 0 || pain ? null : trimmed;
}

/** Work that a text may speak of only where its exercise asks for it: the player may have to avoid it. */
const demandWords: Record<Demand, RegExp> = {
  jump: /\b(?:salt(?:o|os|a|as|ar|ando|ito|itos)|brinc\w*|burpees?|pliometr\w*|bot(?:a|as|ando|es))\b/,
  run: /\b(?:corr(?:e|er|es|iendo)|carreras?|trot\w*|sprints?|esprint\w*)\b/,
  overhead: /por encima de (?:la|tu) cabeza|\bsobre (?:la|tu) cabeza/,
  floor: /\bsuelo\b|\btumb\w*|\bboca (?:arriba|abajo)\b/,
};

/** A load or a share that was never measured. */
const load = /\d\s*(?:kg|kilos?|libras?|lb|%|por ciento)/;

/** Figures that say nothing of a dose: «2–3 repeticiones en reserva», «un par». */
const smallest = 4;

/**
 * Whether a text beside exercises stays with them: no figure but those given, no jump, run, overhead or floor work that
 * none of them asks for.
 */
export function staysWith(
  text: string,
  { figures, demands }: { figures: readonly number[]; demands: readonly Demand[] },
) {
  const plain = normalise(text);
  if (load.test(plain)) return false;
  const numbers = (plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')));
  if (numbers.some((each) => each > smallest && !figures.includes(each))) return false;
  return allDemands.every((demand) => demands.includes(demand) || !demandWords[demand].test(plain));
}
