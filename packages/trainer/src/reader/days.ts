import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { normalise } from '#reader/normalise.ts';

/** Monday first, as people write them: misspelt, shortened, with or without an s. */
const spellings = [
  'lunes|luens|lun',
  'martes|matres|mart',
  'miercoles|mircoles|miercols|mierc|mier|mie',
  'jueves|juebes|jeuves|juev|jue',
  'viernes|biernes|vienres|viern|vie',
  'sabados?|savados?|sabad|sab',
  'domingos?|domigo|domin|dom',
];
const anyDay = `(?:${spellings.join('|')})\\b\\.?`;
const patterns = spellings.map((words) => new RegExp(`^(?:${words})\\b`));
const indexOf = (word: string): number => patterns.findIndex((pattern) => pattern.test(word));

const minus = new RegExp(
  `\\b(?:menos|excepto|salvo|quitando|no (?:puedo|entreno|quiero|me va(?: bien)?)|nunca|ni)(?: (?:el|los|la|las|en|entrenar))* ((?:${anyDay}|fin(?:es)? de semana|findes?\\b)(?:(?:,| y| ni| o)+ (?:el |los )?${anyDay})*)|(${anyDay}|fin de semana|finde),? (?:no\\b(?! (?:se|solo))|ni (?:hablar|loc[oa]|de (?:cona|broma)|en broma)|imposible|nada\\b|tampoco|descanso\\b|libro\\b|es (?:para|de) (?:la familia|descansar))`,
  'g',
);
const range = new RegExp(`(${anyDay}) (?:a|hasta)(?: el)? (${anyDay})`, 'g');
/** «L-X-V», «l, x y v»; single letters count in such a list only. */
const letters = /(?<![\w'])([lmxjvsd])(?:(?:,| ?- ?| y |\/| )+([lmxjvsd])(?![\w'])){1,6}/g;
const letterDays = 'lmxjvsd';
const daily = /\btodos los dias\b|\ba diario\b|\bdiariamente\b|\bde lunes a domingo\b|\blos 7 dias\b/;
const workdays = /\bentre semana\b|\bdias? laborables?\b|\bde diario\b|\blaborables\b/;
const weekend = /\bfin(?:es)?(?: de)? semana\b|\bfindes?\b|\bfinde(?:s)?\b/;
const everyOther =
  /\bdias? si,? (?:y )?(?:otro|dia)s? no\b|\bun dia si,? (?:y )?(?:otro|un dia) no\b|\bdias alternos\b|\bcada 2 dias\b/;

function dayList(text: string): Set<number> {
  const found = new Set<number>();
  for (const [, from = '', to = ''] of text.matchAll(range)) {
    const last = indexOf(to);
    for (let day = indexOf(from); day !== last; day = (day + 1) % 7) found.add(day);
    found.add(last);
  }
  for (const [word] of text.matchAll(new RegExp(`\\b${anyDay}`, 'g'))) found.add(indexOf(word));
  for (const [list] of text.matchAll(letters)) {
    const days = [...list].filter((letter) => letterDays.includes(letter));
    if (days.length >= 3 || /^[lmxjvsd](?: ?- ?| y )[lmxjvsd]$/.test(list))
      for (const letter of days) found.add(letterDays.indexOf(letter));
  }
  return found;
}

/**
 * The weekdays a text names, Monday first: names, shortened or misspelt, ranges («de lunes a jueves»), «entre semana»,
 * «fines de semana», «día sí, día no», «todos los días», without those it takes out («menos el domingo»).
 */
export function readWeekdays(text: string): Weekday[] {
  const plain = normalise(text);
  const taken = new Set(
    [...plain.matchAll(minus)].flatMap(([hit]) => [...dayList(hit), ...(weekend.test(hit) ? [5, 6] : [])]),
  );
  const rest = plain.replace(minus, ' ');
  const found = dayList(rest);
  const add = (days: readonly number[]): void => {
    for (const day of days) found.add(day);
  };
  if (daily.test(plain)) add([0, 1, 2, 3, 4, 5, 6]);
  if (workdays.test(plain)) add([0, 1, 2, 3, 4]);
  if (weekend.test(rest)) add([5, 6]);
  if (everyOther.test(plain)) add([0, 2, 4, 6]);
  return weekdays.filter((_day, index) => found.has(index) && !taken.has(index));
}

const event =
  '(?:partid\\w+|torneo\\w*|jueg\\w+|jug\\w+|liga|campeonato|americano|final|competi\\w+|clase|clases|pista reservada|boda|medico|fisio)';
const when = `(?:el|los|este|esta|del|de los|cada)? ?(?:${anyDay}|fin(?:es)? de semana|findes?\\b)(?: que viene| proximo| pasado)?(?:(?:,| y)+ (?:el |los )?${anyDay})*`;
/** Weekdays on which something else takes place, or on which something happened. */
const otherBusiness = [
  `\\b${event}(?: (?!(?:entren|quiero|puedo|hazme|ponme)\\w*)[^ ,.;]+){0,5}? ${when}`,
  `\\b${when},? (?:(?:juego|jugamos|jugue|jugare|compito)\\b|(?:tengo|hay|es|tenemos|toca|me toca|voy a|sera)(?: (?:un|el|mi|la|una|otro))* (?:${event}|padel))`,
  `\\b(?:desde|antes|despues|pasado|duele|torci|lesione|hice|hasta|para)(?: \\w+){0,3}? (?:el|del) ${anyDay}`,
  `\\b(?:ayer|anteayer|odio|detesto) (?:los |el )?${anyDay}`,
  `\\b${when},? me (?:infiltr|oper|quit|pon|hac|ve\\b|ven\\b|mir|dan\\b|llev)\\w*`,
  `\\b${anyDay}:? (?:partido|torneo|padel|liga|clase)\\b`,
  '\\b(?:este|el pasado|el ultimo|el proximo) (?:fin de semana|finde)\\b|\\b(?:fin de semana|finde) pasado\\b',
].map((source) => new RegExp(source, 'g'));
const plan = /\b(?:entren\w+|puedo|podria|disponib\w+|libres?|rutina|sesion\w*|plan|dias)\b/;

/** The weekdays somebody can or wants to train on: not those of a match, of a class, of an injury. */
export function readTrainingDays(text: string): Weekday[] {
  const plain = otherBusiness.reduce(
    (rest, pattern) => rest.replace(pattern, (hit) => (hit.startsWith('juego entren') ? hit : ' ')),
    normalise(text),
  );
  const days = readWeekdays(plain);
  // One single «el jueves» is a date, unless the sentence plans.
  return days.length === 1 && !plan.test(plain) && !/\blos \w+s\b/.test(plain) ? [] : days;
}

const perWeek =
  /(?<!\b(?:juego|jugamos|jugando|jugar|juega|voy al padel|partidos?)(?: \w+){0,2} )\b([1-7]|un|una)(?: ?(?:o|a|-|y) ?[1-7])? ?(?:x |d\b|dias?|tardes?|mananas?|noches?|ratos?|huecos?|veces|vez|entrenos?|entrenamientos?|sesiones|sesion|rutinas?)? ?(?:a|por|x|en|de|cada|\/|al)?(?: la| cada)? ?(?:\bsem\b|semanas?\b|semanal(?:es|mente)?\b)/g;
const bare =
  /(?:\b(?:puedo|tengo|entreno|entrenar|entrenaria|quiero|otros|dispongo de|unos|son|solo)(?: \w+){0,2}? |(?:^|[,.;:(] ?)|(?<!\b(?:hace|llevo|dentro de|en|cada|ultimos|durante|proximos|de|los)) (?=[2-6] dias ?(?:$|[.,;])))([1-7]|un)(?: ?(?:o|a|-) ?[1-7])? (?:dias|veces)\b(?! (?:seguid|sin|para|antes|despues|hasta|de (?:descanso|torneo|vacaciones)|atras|que|malos?|con))(?<!\b(?:hace|llevo|dentro de|en|cada|ultimos)(?: \w+)? [1-7] (?:dias|veces))/;
/** «3 semanas» alone is no rhythm. */
const counted = /dia|tarde|manana|noche|rato|hueco|vez|veces|entren|sesi|rutin|\bd\b|\/|\bx\b| a la | por | al /;
const notPerWeek = /\b(?:hace|dentro de|en|llevo|cada|proximas?|ultimas?|durante) (?:unas? )?$/;

/** «3 días por semana», «una vez a la semana»: training days a week, or null. Of «3 o 4» the lower. */
export function readDaysPerWeek(text: string): number | null {
  const week = [...text.matchAll(perWeek)].find(
    (hit) => counted.test(hit[0]) && !notPerWeek.test(text.slice(0, hit.index)),
  );
  const hit = week === undefined ? bare.exec(text)?.[1] : week[1];
  if (hit === undefined) return null;
  return /^un/.test(hit) ? 1 : Number(hit);
}
