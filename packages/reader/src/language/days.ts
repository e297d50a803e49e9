import { addDays, mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { normalise } from '#language/normalise.ts';
import { fromTo } from '#language/training-days.ts';

/** A place in a text, `end` excluded. */
export type Place = { start: number; end: number };
/** A day a text names: a number of days from today, or a weekday of this week, of the next, or whichever of them is to come. */
export type NamedDay = Role & Place & ({ offset: number } | { weekday: Weekday; week: 'this' | 'next' | 'coming' });
/** Role of a day: its session is moved or changed, it is the destination, or part of a range («de lunes a viernes»). */
type Role = { role?: 'from' | 'to' | 'within' | undefined };

/** A day a message names, seen from today. */
export type DayRef = Role &
  Place & {
    date: string;
    weekday: Weekday;
    /** Whether it is in the running week, the only planned one. */
    thisWeek: boolean;
  };

const names = weekdays.map((weekday) => normalise(weekdayNames[weekday]));
const weekdayWord = names.join('|');
const dayNamed = (word = ''): Weekday | undefined => weekdays[names.indexOf(word)];
const anyDay = `(?:pasado manana|antes de ayer|antier|anteayer|ayer|hoy|esta (?:manana|tarde|noche)|(?<!\\b(?:la|las|cada) )manana|fin(?:es)? de semana|${weekdayWord})`;
/** «de lunes a viernes», «entre el lunes y el viernes»; «del lunes al viernes» is as often a move. */
const range = `(?:de|desde(?: el)?) (${weekdayWord}) (?:a|hasta(?: el)?) (${weekdayWord})|entre (?:el )?(${weekdayWord}) y (?:el )?(${weekdayWord})`;
const dayWords = new RegExp(`\\b${anyDay}\\b`, 'g');
const daysAndRanges = new RegExp(`\\b(?:${range}|${anyDay})\\b`, 'g');
/** «de martes a jueves me lo pasas»: what moves from the one day to the other. */
const moving = /\b(?:pas|muev|mov|cambi|intercambi|permut|traslad|adelant|atras|retras|aplaz|pospon)\w*/;
const nextWeek = /\b(?:semana que viene|(?:proxima|siguiente) semana|semana (?:proxima|siguiente))\b/;
const comingAfter = /^ (?:que viene|proximo|siguiente|de la semana que viene)\b/;
const comingBefore = /\b(?:proximo|siguiente) $/;

const the = '(?:(?:lo |la |el )?(?:entreno |entrenamiento |sesion |partido )?(?:de|del|el|la|lo) )*';
/** «el viernes, digo el jueves»: the withdrawn day. */
const corrected = new RegExp(
  `\\b${anyDay}[ ,.]+(?:(?:ay|uy|no|espera|bueno|que)[ ,.]+)*(?:digo|perdon|perdona|quiero decir|queria decir|rectifico|corrijo|me (?:he )?(?:equivo\\w+|liado|confund\\w+))\\b[ ,.:]*(?:(?:que|era|es|no)[ ,]+)*${the}(?=${anyDay}\\b)`,
  'g',
);
/** «no me cambies el viernes sino el sábado por descanso», and the equivalent command. */
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
/** «deja el viernes como está y …»: a day to keep, and further changes. */
const left = new RegExp(
  `\\b(?:(?:me )?(?:dej\\w+|mant\\w+|respet\\w+|conserv\\w+) ${the}${anyDay} (?:como esta|igual|tal cual|quiet[oa]|en paz|asi)|no (?:me |lo )?(?:toques|cambies|quites|muevas|pases|borres) ${the}${anyDay})[ ,.;]*(?:pero|y|solo)[ ,]+(?=\\S)`,
  'g',
);

/** «no muevas el partido, mueve la fuerza al domingo», «el jueves no lo toques, el viernes…»: the part to keep. */
const staysBesides = new RegExp(
  `\\bno (?:me |lo |la |nos )?(?:toques|cambies|quites|muevas|pases|borres|modifiques)(?: (?!sino\\b)[a-z]+){1,4}?[,;.]+ *(?:pero |y |solo |mejor )*(?=\\S)|(?:\\b(?:el|lo del?|la) )?${anyDay} no (?:me |nos )?(?:lo |la )?(?:toques|cambies|quites|muevas|pases|borres|modifiques)[,;. ]+(?:pero |y |solo )*(?=\\S)`,
  'g',
);

/**
 * A spelled text reduced to its relevant days: without withdrawn ones («el viernes, digo el jueves») and those to keep
 * while others change.
 */
export function withDaysInQuestion(text: string): string {
  return text
    .replace(corrected, '')
    .replace(insteadChanged, (_hit, verb: string) => `${commands[verb] ?? ''} `)
    .replace(left, '')
    .replace(staysBesides, '');
}

/** Days from today to the day a word means; null for a weekday's name. */
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

/** The days a spelled text names, in its order; «el jueves que viene» is next week's where Thursday has passed. */
export function readDays(text: string): NamedDay[] {
  return [...text.matchAll(moving.test(text) ? dayWords : daysAndRanges)].flatMap((hit): NamedDay[] => {
    const [word, from, to, after, before] = hit;
    const place = { start: hit.index, end: hit.index + word.length };
    const offset = offsets[word];
    if (offset !== undefined) return [{ ...place, offset }];
    const isComing = comingAfter.test(text.slice(place.end)) || comingBefore.test(text.slice(0, place.start));
    const ownWeek = isComing ? 'coming' : 'this';
    const week = nextWeek.test(text) ? 'next' : ownWeek;
    const within = fromTo(dayNamed(from ?? after), dayNamed(to ?? before));
    if (within.length > 0) return within.map((weekday) => ({ ...place, weekday, week, role: 'within' }));
    const named = word.startsWith('fin') ? weekdays.slice(5) : weekdays.filter((_, index) => names[index] === word);
    return named.map((weekday) => ({ ...place, weekday, week }));
  });
}

/** The same as dates, each once. */
export function datesOf(days: readonly NamedDay[], today: string): DayRef[] {
  const found = days.map((day) => {
    const date = dateOf(day, today);
    const weekday = weekdays[weekdayIndex(date)] ?? 'monday';
    const { start, end, role } = day;
    return { date, weekday, thisWeek: mondayOf(date) === mondayOf(today), start, end, ...(role && { role }) };
  });
  return found.filter((day, index) => found.findIndex((other) => other.date === day.date) === index);
}

function dateOf(day: NamedDay, today: string): string {
  if ('offset' in day) return addDays(today, day.offset);
  const date = addDays(mondayOf(today), weekdays.indexOf(day.weekday));
  return day.week === 'next' || (day.week === 'coming' && date <= today) ? addDays(date, 7) : date;
}

/** Whether the text mentions next week as a whole. */
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

/** «hoy (miércoles)», «el viernes»: correct whatever the player called the day. */
export function fullLabel(date: string, today: string): string {
  const label = dayLabel(date, today);
  return label.startsWith('el ') ? label : `${label} (${weekdayLabel(date)})`;
}

/** «jueves». */
export function weekdayLabel(date: string): string {
  return weekdayNames[weekdays[weekdayIndex(date)] ?? 'monday'].toLowerCase();
}
