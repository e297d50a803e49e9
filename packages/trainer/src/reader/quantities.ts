/**
 * An amount of time where it stands in a normalised text, `end` exclusive. `weak`: words of haste without a number
 * («algo rapidito»), which any number outdoes. `upTo`: the far end of a span («20 o 25»).
 */
export type Quantity = { minutes: number; start: number; end: number; weak: boolean; upTo?: number };

const hour = '(?:h(?:or(?:a|as|ita|itas)|rs?|s)?\\b)';
const hourWord = 'hor(?:a|as|ita|itas)';
const minute = "(?:min\\w*\\b|mnts?\\b|mtos?\\b|mins?\\.|m\\b|'(?!'))";
/** A number is not the end of a longer one («1,45 m», «2026», «1:30»). */
const start = '(?<![\\d.,:/x€$])';
/** After a bare number: nothing that it could count. */
const noNoun =
  '(?= ?(?:$|[,.;:!?)+]|y\\b|o\\b|pero\\b|en (?!total \\w+ ?dias)|con\\b|sin\\b|para\\b|como (?:mucho|maximo)|max|hoy\\b|por favor\\b|de (?:fuerza|cardio|movilidad|core|estir|calent|tecnica|flexib|piernas|abdominales)))';
const notUnits =
  '(?! ?(?:series|reps?|repes|repeticiones|kg|kilos|dias?|veces|anos|personas|x|euros|%|semanas|meses|sets?|amig|jugador|rondas|ejercicios|bolas|pelotas))';

/** What a stretch of a session is spent on. */
export const partWord =
  '(?:calentamiento|calentando|estirando|corriendo|movilidad|superior|inferior|full ?body|cuerpo (?:entero|completo)|fuerza|cardio|core|estiramient\\w+|estirar|flexibilidad|tecnica|pliometria|equilibrio|agilidad|abdominales|piernas?|gluteos?|brazos?|espalda|pecho|hombros?|saltos|intervalos|hiit|correr|carrera|bici|eliptica|vuelta a la calma|respiracion|voleas?|bandejas?|remates?|globos?|saques?|tactica|potencia|trote|comba|caminar|yoga)\\b';

const one = (value: string | undefined): number =>
  value === undefined || /^un/.test(value) ? 1 : Number(value.replace(',', '.'));
const about = (value: string | undefined): number => Number((value ?? '0').replace(',', '.'));

type Form = { pattern: RegExp; minutes: (groups: (string | undefined)[]) => number; weak?: true; upTo?: number };
const form = (source: string, minutes: Form['minutes'], weak?: true, upTo?: number): Form => ({
  pattern: new RegExp(source, 'g'),
  minutes,
  ...(weak === undefined ? {} : { weak }),
  ...(upTo === undefined ? {} : { upTo }),
});

/** The longest reading first: what one form takes, the later ones do not see. */
const forms: Form[] = [
  form(
    `${start}\\b([2-9]) (?:ejercicios|bloques|rondas|estaciones|partes) de (\\d{1,2}) ?${minute}`,
    ([, times, each]) => about(times) * about(each),
  ),
  form(`(?:${start}\\b([1-9]|un|una) ?)?${hour} ?(?:y |e |con )?media\\b`, ([, count]) => 60 * one(count) + 30),
  form(`(?:${start}\\b([1-9]|un|una) ?)?${hourWord} menos cuarto\\b`, ([, count]) => 60 * one(count) - 15),
  form(`(?:${start}\\b([1-9]|un|una) ?)?${hour} (?:y |con )?(?:un )?cuarto\\b`, ([, count]) => 60 * one(count) + 15),
  form('\\b(?:3 cuartos|3 ?\\/ ?4|3 cuartitos)(?: de)? ?(?:hora|h\\b)|\\b3 cuartos\\b', () => 45),
  form(`\\bmedia (?:horas?|horita|h\\b)(?: (?:larga|corta|escasa))?|\\b1 ?\\/ ?2 ?(?:de )?${hour}`, () => 30),
  form('(?:\\b(?:un|1) )?\\bcuart(?:o|ito) de (?:hora|horita|h\\b)|\\b1 ?\\/ ?4 (?:de )?hora', () => 15),
  form(`\\b(?:un )?par de ${hourWord}`, () => 120),
  form(`${start}\\b([1-4])[.,](25|5|50|75) ?${hour}`, ([, whole, part]) => Math.round(60 * Number(`${whole}.${part}`))),
  form(
    `(?<!\\ba las )${start}\\b([0-3]):([0-5]\\d) ?(?:${hour}|de (?:sesion|entren\\w+|duracion|tiempo))`,
    ([, hours, minutes]) => 60 * about(hours) + about(minutes),
  ),
  form(
    `(?:${start}\\b([1-3]|un|una) ?)?${hour} (?:y (?:pico|algo|poco)|y un poco|larga|pasada|y piquito)\\b`,
    ([, count]) => 60 * one(count) + 5,
  ),
  form(
    `${start}\\b([1-4]|una) ?(?:${hour}|h(?=\\d)) ?(?:y |con )?([1-5]?[05]|[1-5]\\d)(?: ?${minute}|\\b(?!:)${notUnits})`,
    ([, count, rest]) => 60 * one(count) + about(rest),
  ),
  form(`\\bhora y ([1-5]?[05]|[1-5]\\d)\\b${notUnits}(?: ?${minute})?`, ([, rest]) => 60 + about(rest)),
  form(
    `(?<!\\b(?:amig[oa]s|mujer(?:es)?|hombres?|senor[ae]?s?|gente|personas|jugador\\w*|chic[oa]s|padres|veteran\\w+|pareja) de )${start}\\b(\\d{2}) y (?:pico|algo|tantos)(?: ?${minute})?`,
    ([, count]) => about(count) + 5,
  ),
  // «entre 30 y 40 min», «30/40 min», «30 o 40 minutos», «de 30 a 40'»: the first has no unit of its own.
  form(
    `\\b(?:entre(?: los| unos)? (?=\\d+ y)|(?:entre|de)(?: los| unos)? (?=\\d+ a))(\\d{2,3}) (?:y|a)(?: los)? (\\d{2,3}) ?${minute}`,
    ([, low, high]) => Math.round((about(low) + about(high)) / 2),
  ),
  form(
    `${start}\\b(\\d{2,3}) ?(?:-|–|—|o|u|\\/|a) ?(\\d{2,3}) ?${minute}`,
    ([, low, high]) => Math.round((about(low) + about(high)) / 2),
    undefined,
    2,
  ),
  // «20 minutos o 25 como mucho»: here the second has none.
  form(
    `${start}\\b(\\d{2,3}) ?${minute},? (?:o|u|a|quizas|tal vez) (?:unos |quizas |tal vez )?(\\d{2,3})\\b${noNoun}`,
    ([, low, high]) => Math.round((about(low) + about(high)) / 2),
    undefined,
    2,
  ),
  form(
    `${start}\\b(1|un|una|1[.,]5) ?(?:-|o|a|\\/|y) ?([2-3]) ?${hour}`,
    ([, low, high]) => 30 * (one(low) + about(high)),
  ),
  form(
    `(?<!\\b(?:sprints?|carreras?|distancia|mido|mide|altura|metros|tiradas?)(?: \\w+){0,2} (?=\\d+ ?m\\b))${start}\\b(\\d{1,3}) ?${minute}(?! ?(?:cuadrad|lisos|de (?:altura|largo|distancia)))`,
    ([, count]) => about(count),
  ),
  form(
    `(?<!\\b(?:a|sobre|desde|hasta|para|son|de|entre|y|antes de|despues de) las )${start}\\b(\\d{1,2}|una?) ?${hour}(?! ?(?:de la (?:manana|tarde|noche)|y media|en punto))`,
    ([, count]) => 60 * one(count),
  ),
  form('\\bhorita\\b|\\bhora (?:libre|entera|completa|justa)\\b', () => 60),
  // «50 en vez de 40», «dame 40 de cardio»
  form(`${start}\\b(\\d[05]) en (?:vez|lugar) de (?:los |las )?\\d{2}\\b`, ([, count]) => about(count)),
  form(
    `\\b(?:dame|ponme|hazme|quiero|tengo|necesito|hacer|haz|mete|meteme|metele|haremos) (?:unos |otros )?((?:[1-9]|1[0-2])[05]) de (?=${partWord})`,
    ([, count]) => about(count),
  ),
  // «si hoy solo puedo 25?»: what one has is time.
  form(
    `\\b(?:(?:solo|solamente|apenas|unicamente|nomas|nada mas) (?:hoy )?(?:tengo|tenemos|dispongo de|hay)|(?:solo |apenas )?(?:puedo|podemos|me quedan|me sobran|me caben|me dan? para|llego a|saco|rasco))(?: (?:solo|unos|como|hoy|como mucho|con))* (1[05]|[2-9][05])\\b${noNoun}`,
    ([, count]) => about(count),
  ),
  form(
    `\\b(?:unos|unas|(?:sesion(?:es)?|rutina|entreno|entrenamiento|entrenar|calentamiento|algo|circuito|cardio|fuerza|movilidad|clase|duracion|tiempo|trabajo|suave)(?: \\w+)? de|duracion|tiempo|que dure|dure|(?:hoy|pues|venga|mejor) (?:ponme|dame|hazme|quiero)|pero de|igual de|otra de|otro de|(?:hazme|dame|ponme|preparame|armame|montame|pasame|quiero|necesito|hago|hacemos|haz|con) un[ao] de|maximo|max|como mucho|no mas de|menos de|tengo|bueno|bueno mejor|mejor|no mejor|perdon|digo|que sean|dejalo en|luego|despues|quiero|dame|ponme|hazme|hoy|y) ?:?,? ?(?:unos )?((?:[1-9]|1[0-8])[05])\\b${noNoun}`,
    ([, count]) => about(count),
  ),
  form(`(?:,|\\+|\\by|\\bmas|\\bluego|\\bdespues) ?((?:[1-9]|1[0-8])[05]) ?(?:de )?(?=${partWord})`, ([, count]) =>
    about(count),
  ),
  form(`\\b${partWord} de (?:unos )?((?:[1-9]|1[0-8])[05])\\b${noNoun}`, ([, count]) => about(count)),
  form(`\\b${partWord} (15|(?:[2-9]|1[0-2])[05])(?= ?(?:$|[.,;]| con\\b| sin\\b| en\\b))`, ([, count]) => about(count)),
  // An item of its own in a list of catchwords: «kettlebell, 30, intermedio».
  form(
    `(?<=[,.;] ?)(?<!(?:hombre|mujer|chic[oa]|senora?|edad)[,.;] ?)((?:[2-6]|9)[05]|1[25]0|75)(?= ?(?:[,;]|\\.?$|\\. ))`,
    ([, count]) => about(count),
    true,
  ),
  // «sin pesas 35», «fuerza y movilidad en 45»: the last word of a wish.
  form(
    '(?<=\\b(?!nivel|tengo|edad|dorsal|numero|entre|hasta|desde|sobre|series|casi|unos|mido|peso|pesan?\\b)\\w{4,} |\\w{3,} en )((?:[2-6]|9)[05])(?= ?[.!?]*$)',
    ([, count]) => about(count),
    true,
  ),
  form(
    '\\brapid(?:it[oa]s?|ill[oa]s?)\\b|\\bexpres{1,2}\\b|\\bpoco tiempo\\b|\\b(?:con|mucha|voy con|ando con) prisas?\\b|\\b(?:algo|rutina|sesion|entreno|entrenamiento|entreno muy) (?:muy |mas )?(?:cort[oa]|breve|rapid[oa])\\b|\\bcort(?:it[oa]|ita)s?\\b|\\bun ratito\\b|\\bno (?:tengo|me queda) (?:mucho |apenas |casi )?tiempo\\b|\\b(?:voy|ando) (?:muy )?(?:justo|pillad\\w|apurad\\w)(?: de tiempo)?',
    () => 20,
    true,
  ),
];

/**
 * Every amount of time in a normalised text, in its order. A bare number counts only after a word that announces one
 * («algo de 30»), and «tengo 40», «y 30», «mejor 40» only where a time is spoken of.
 */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  // «mi padre y yo (72 y 40)»: ages
  let rest = text.replace(/\(\d{2} y \d{2}\)/g, (hit) => '·'.repeat(hit.length));
  for (const { pattern, minutes, weak, upTo } of forms) {
    for (const hit of rest.matchAll(pattern)) {
      found.push({
        minutes: minutes([...hit]),
        start: hit.index,
        end: hit.index + hit[0].length,
        weak: weak === true,
        ...(upTo === undefined ? {} : { upTo: about(hit[upTo]) }),
      });
    }
    rest = rest.replace(pattern, (hit) => '·'.repeat(hit.length));
  }
  return found
    .filter(({ minutes }) => Number.isFinite(minutes))
    .sort((a, b) => a.start - b.start)
    .filter((quantity, _at, all) => !isStray(text, quantity, all));
}

const vague =
  /^(?!(?:\w+ ){1,2}(?:unos |otros )?\d+ de )(?:tengo|y|bueno|mejor|luego|despues|bueno mejor|no mejor|perdon|digo|que sean|dejalo en|(?:quiero|dame|ponme|hazme)(?! un[ao] de)|hoy(?! (?:ponme|dame|hazme|quiero)))\b/;

/** A bare number after a word that announces many things, in a text without any other time, is no time. */
function isStray(text: string, { start, end }: Quantity, all: readonly Quantity[]): boolean {
  const span = text.slice(start, end);
  return (
    vague.test(span) &&
    !all.some((other) => other.start !== start && !vague.test(text.slice(other.start, other.end)) && !other.weak)
  );
}
