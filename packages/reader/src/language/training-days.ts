import { proposedWeekdays } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { normalise } from '#language/normalise.ts';

/**
 * How often and when the player can train. `named`: the player named the days, else they are a proposal. `most`: the
 * larger number of «tres o cuatro»; `trainingDays` is the smaller one.
 */
export type DaysReading = { trainingDays: number; days: Weekday[]; named: boolean; most: number | null };

const names: Record<Weekday, string> = {
  monday: 'lunes|lun',
  tuesday: 'martes|mar',
  wednesday: 'miercoles|mierc|mier|mie|mx',
  thursday: 'jueves|jue',
  friday: 'viernes|vier|vie',
  saturday: 'sabados?|sab',
  sunday: 'domingos?|dom',
};
const letters: Record<string, Weekday> = {
  l: 'monday',
  m: 'tuesday',
  x: 'wednesday',
  j: 'thursday',
  v: 'friday',
  s: 'saturday',
  d: 'sunday',
};
const dayOf = (word: string) => weekdays.find((day) => new RegExp(`^(?:${names[day]})$`).test(word));
const anyName = Object.values(names).join('|');
const nameGlobal = new RegExp(`\\b(?:${anyName})\\b`, 'g');
const span = new RegExp(`\\b(?:entre )?(${anyName})(?: (?:a|al|hasta|hasta el) | ?(?:→|->) ?)(${anyName})\\b`, 'g');
const between = new RegExp(`\\bentre (?:el )?(${anyName}) y (?:el )?(${anyName})\\b`, 'g');
const bareLetters = /^(?:los )?[lmxjvsd](?:(?: y |[ ,.\-/])+[lmxjvsd])+$/;

const workdays = /\b(?:entre semana|dias de semana|laborables?|de diario)\b/;
const weekend = /\b(?:fin(?:es)? de semana|findes?)\b/;
const everyDay = /(?<!casi )\b(?:todos los dias|todos|cada dia|a diario|diariamente|toda la semana|los 7 dias)\b/;
const theRest = /\b(?:el resto|los demas|cualquier (?:otro )?dia)\b/;
const everyOther = /\b(?:dias? alternos?|dia si,? (?:y )?(?:otro )?(?:dia )?no|1 si y 1 no|cada 2 dias)\b/;

/** Clauses, so that «todos menos el domingo» and «los lunes no» leave out the right days. */
const clauseBreak =
  /[;:()]|[,.](?!\d)| pero | y (?=los? \w+ no\b)|(?=\b(?<!(?:al|lo|mas o) )(?:menos|excepto|salvo|quitando)\b(?! de))/;
const excludes = /^ *(?:menos|excepto|salvo|quitando)\b|\bno\b(?! mas de)|\bnunca\b|\bimposible\b/;

const count =
  /(?<![\d.,-]|\bcada )(\d)(?: ?(?:o|u|a|y|-|\/) ?(\d))?(?!\d|[.,]\d| ?(?:horas?|hrs?|h|minutos?|min|kgs?|kilos?|anos?|mes(?:es)?|semanas?)\b| ?%)/;
const single =
  /\b(?:un|uno|una)\b(?: o (\d))?(?= (?:solo |sola |unico |unica )?(?:dia|vez|sesion|entreno|entrenamiento|partido)\b| ?$| o \d| a la semana| por semana)/;

/**
 * Training days a week from free text: «tres o cuatro días», «entre semana», «lunes, miércoles y viernes», «los
 * findes», «todos menos el domingo». Null when there is no number from 1 to 7.
 */
export function readTrainingDays(text: string): DaysReading | null {
  const plain = normalise(text).replace(/\bun par\b/g, '2');
  if (everyOther.test(plain)) return proposal(3, null);
  const stated = countIn(plain);
  const { days: named, onlyExcluded } = namedDays(plain);
  if (stated === null) {
    if (named.length === 0 || onlyExcluded) return null;
    return { trainingDays: named.length, days: named, named: true, most: null };
  }
  if (stated.trainingDays < 1 || stated.trainingDays > 7) return null;
  if (named.length === 0) return proposal(stated.trainingDays, stated.most);
  const days = completed(named, stated.trainingDays);
  return { trainingDays: stated.trainingDays, days, named: true, most: stated.most };
}

function proposal(trainingDays: number, most: number | null): DaysReading {
  return { trainingDays, days: proposedWeekdays(trainingDays), named: false, most };
}

const plays = /\b(?:jueg\w+|jugamos|jugar|partidos?|partidillo|pachangas?|ligas?|quedo)\b/;

/** The weekdays on which a player says to play already: «juego los sábados», «tengo liga los martes». */
export function readMatchDays(text: string): Weekday[] {
  const told = normalise(text)
    .split(/[;:.,()]| pero | y (?=(?:los? \w+ )?(?:entreno|tengo|puedo|quiero|juego|jugamos|quedo)\b)/)
    .filter((clause) => plays.test(clause) && !excludes.test(clause))
    .flatMap(daysIn);
  return weekdays.filter((day) => told.includes(day));
}

/** The named weekdays, Monday first. `onlyExcluded`: the text only names impossible days. */
function namedDays(text: string): { days: Weekday[]; onlyExcluded: boolean } {
  if (bareLetters.test(text)) {
    const meant = new Set([...text.replace(/^los /, '').replace(/ y /g, ' ')].map((letter) => letters[letter]));
    return { days: weekdays.filter((day) => meant.has(day)), onlyExcluded: false };
  }
  const possible = new Set<Weekday>();
  const excluded = new Set<Weekday>();
  let isRest = false;
  let isExcluding = false;
  for (const clause of text.split(clauseBreak)) {
    const found = daysIn(clause);
    // «menos el lunes, el martes y el domingo» continues over its commas
    isExcluding = excludes.test(clause) || (isExcluding && found.length > 0 && !/\bsi\b/.test(clause));
    if (theRest.test(clause)) isRest = true;
    for (const day of found) (isExcluding ? excluded : possible).add(day);
  }
  // «cualquier día» without exception is no answer
  if (possible.size === 0 && excluded.size === 0) return { days: [], onlyExcluded: false };
  const base = possible.size === 0 ? weekdays : weekdays.filter((day) => possible.has(day));
  return { days: base.filter((day) => !excluded.has(day)), onlyExcluded: possible.size === 0 && !isRest };
}

function daysIn(clause: string): Weekday[] {
  const words = clause.match(nameGlobal) ?? [];
  const found = new Set(words.flatMap((word) => dayOf(word) ?? []));
  for (const [, from = '', to = ''] of [...clause.matchAll(span), ...clause.matchAll(between)]) {
    for (const day of fromTo(dayOf(from), dayOf(to))) found.add(day);
  }
  if (workdays.test(clause)) for (const day of weekdays.slice(0, 5)) found.add(day);
  if (weekend.test(clause)) for (const day of weekdays.slice(5)) found.add(day);
  // «todos los lunes» is one day, not seven
  if (found.size === 0 && everyDay.test(clause)) return [...weekdays];
  return weekdays.filter((day) => found.has(day));
}

/** From one weekday to another, over the end of the week where it must be. */
export function fromTo(first: Weekday | undefined, last: Weekday | undefined): Weekday[] {
  if (first === undefined || last === undefined) return [];
  const from = weekdays.indexOf(first);
  const length = ((weekdays.indexOf(last) - from + 7) % 7) + 1;
  return [...weekdays, ...weekdays].slice(from, from + length);
}

function countIn(text: string): { trainingDays: number; most: number | null } | null {
  const counted = text
    .split(clauseBreak)
    .filter((clause) => !excludes.test(clause))
    .join(' , ');
  const range = /\b(?:uno|una|un) o (\d)\b/.exec(counted);
  if (range) return { trainingDays: 1, most: Number(range[1]) };
  const digits = count.exec(counted);
  if (digits) {
    const numbers = [digits[1], digits[2]].flatMap((digit) => (digit === undefined ? [] : [Number(digit)]));
    const least = Math.min(...numbers);
    const most = Math.max(...numbers);
    return { trainingDays: least, most: most > least ? most : null };
  }
  return single.test(counted) ? { trainingDays: 1, most: null } : null;
}

/** Fewer days named than wanted: the proposal fills up. More: the planner chooses among them. */
function completed(named: Weekday[], trainingDays: number): Weekday[] {
  const more = [...proposedWeekdays(trainingDays), ...weekdays].filter((day) => !named.includes(day));
  const missing = Math.max(0, trainingDays - named.length);
  const all = new Set([...named, ...[...new Set(more)].slice(0, missing)]);
  return weekdays.filter((day) => all.has(day));
}
