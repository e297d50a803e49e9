import { addDays, mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { normalise } from '#language/normalise.ts';

/** A day a message names. `start` and `end` are its place in the text. */
export type DayRef = {
  date: string;
  weekday: Weekday;
  /** Whether it lies in the running week; only that one is planned. */
  thisWeek: boolean;
  start: number;
  end: number;
};

const names = weekdays.map((weekday) => normalise(weekdayNames[weekday]));
const weekdayWord = names.join('|');
const anyDay = `(?:pasado manana|antes de ayer|antier|anteayer|ayer|hoy|esta (?:manana|tarde|noche)|(?<!\\b(?:la|las|cada) )manana|fin(?:es)? de semana|${weekdayWord})`;
const dayWords = new RegExp(`\\b${anyDay}\\b`, 'g');
const nextWeek = /\b(?:semana que viene|(?:proxima|siguiente) semana|semana (?:proxima|siguiente))\b/;
const comingAfter = /^ (?:que viene|proximo|siguiente|de la semana que viene)\b/;
const comingBefore = /\b(?:proximo|siguiente) $/;

const the = '(?:(?:lo |la |el )?(?:entreno |entrenamiento |sesion |partido )?(?:de|del|el|la|lo) )*';
/** «el viernes, digo el jueves»: the day that was taken back. */
const corrected = new RegExp(
  `\\b${anyDay}[ ,.]+(?:(?:ay|uy|no|espera|bueno|que)[ ,.]+)*(?:digo|perdon|perdona|quiero decir|queria decir|rectifico|corrijo|me (?:he )?(?:equivo\\w+|liado|confund\\w+))\\b[ ,.:]*(?:(?:que|era|es|no)[ ,]+)*${the}(?=${anyDay}\\b)`,
  'g',
);
/** «no me cambies el viernes sino el sábado por descanso», and the command it stands for. */
const insteadChanged = new RegExp(
  `\\bno (?:me |lo |la )?(cambies|quites|muevas|pases|pongas|borres)(?: ${the}| )${anyDay},? (?:sino|solo|mejor)(?: que)? `,
  'g',
);
const commands: Record<string, string> = {
  cambies: 'cambia',
  quites: 'quita',
  muevas: 'mueve',
  pases: 'pasa',
  pongas: 'pon',
  borres: 'borra',
};
/** «deja el viernes como está y …»: a day that is to stay, and what comes besides. */
const left = new RegExp(
  `\\b(?:(?:me )?(?:dej\\w+|mant\\w+|respet\\w+|conserv\\w+) ${the}${anyDay} (?:como esta|igual|tal cual|quiet[oa]|en paz|asi)|no (?:me |lo )?(?:toques|cambies|quites|muevas|pases|borres) ${the}${anyDay})[ ,.;]*(?:pero|y|solo)[ ,]+(?=\\S)`,
  'g',
);

/** «no muevas el partido, mueve la fuerza al domingo», «el jueves no lo toques, el viernes…»: what is to stay. */
const staysBesides = new RegExp(
  `\\bno (?:me |lo |la |nos )?(?:toques|cambies|quites|muevas|pases|borres|modifiques)(?: (?!sino\\b)[a-z]+){1,4}?[,;.]+ *(?:pero |y |solo |mejor )*(?=\\S)|(?:\\b(?:el|lo del?|la) )?${anyDay} no (?:me |nos )?(?:lo |la )?(?:toques|cambies|quites|muevas|pases|borres|modifiques)[,;. ]+(?:pero |y |solo )*(?=\\S)`,
  'g',
);

/**
 * A spelled text in which only the days are named that it is about: without those that were taken back («el viernes,
 * digo el jueves») and those that are to stay while others change.
 */
export function withDaysInQuestion(text: string): string {
  return text
    .replace(corrected, '')
    .replace(insteadChanged, (_hit, verb: string) => `${commands[verb] ?? ''} `)
    .replace(left, '')
    .replace(staysBesides, '');
}

/** Days from today to what a word means; null for a weekday's name. */
const offsets: Record<string, number> = {
  'pasado manana': 2,
  'antes de ayer': -2,
  antier: -2,
  anteayer: -2,
  ayer: -1,
  hoy: 0,
  'esta manana': 0,
  'esta tarde': 0,
  'esta noche': 0,
  manana: 1,
};

/**
 * The days a spelled text names, in its order, each once. A weekday means the running week's, or next week's where it
 * has passed and the text says «que viene».
 */
export function readDays(text: string, today: string): DayRef[] {
  const monday = mondayOf(today);
  const found = [...text.matchAll(dayWords)].flatMap((hit): DayRef[] => {
    const [word] = hit;
    const start = hit.index;
    const end = start + word.length;
    const coming = comingAfter.test(text.slice(end)) || comingBefore.test(text.slice(0, start));
    const at = (date: string): DayRef => ({
      date,
      weekday: weekdays[weekdayIndex(date)] ?? 'monday',
      thisWeek: mondayOf(date) === monday,
      start,
      end,
    });
    const offset = offsets[word];
    if (offset !== undefined) return [at(addDays(today, offset))];
    const indices = word.startsWith('fin') ? [5, 6] : [names.indexOf(word)];
    return indices.map((index) => {
      const date = addDays(monday, index);
      const next = nextWeek.test(text) || (coming && date <= today);
      return at(next ? addDays(date, 7) : date);
    });
  });
  return found.filter((day, index) => found.findIndex((other) => other.date === day.date) === index);
}

/** Whether the text speaks of next week as a whole. */
export function speaksOfNextWeek(text: string): boolean {
  return nextWeek.test(text);
}

/** «hoy», «mañana», «ayer», «el jueves». */
export function dayLabel(date: string, today: string): string {
  if (date === today) return 'hoy';
  if (date === addDays(today, 1)) return 'mañana';
  if (date === addDays(today, -1)) return 'ayer';
  return `el ${weekdayLabel(date)}`;
}

/** «hoy (miércoles)», «el viernes»: right whatever the player called the day. */
export function fullLabel(date: string, today: string): string {
  const label = dayLabel(date, today);
  return label.startsWith('el ') ? label : `${label} (${weekdayLabel(date)})`;
}

/** «jueves». */
export function weekdayLabel(date: string): string {
  return weekdayNames[weekdays[weekdayIndex(date)] ?? 'monday'].toLowerCase();
}
