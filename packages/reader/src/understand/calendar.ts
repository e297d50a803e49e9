import { addDays, daysBetween, mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { normalise } from '#language/normalise.ts';

/** What a text says of the calendar, `end` excluded: a day, a stretch of days with both ends, or a weekday of every week. */
export type CalendarWords = { start: number; end: number } & (
  | { kind: 'day'; date: string }
  | { kind: 'range'; from: string; to: string }
  | { kind: 'every'; weekday: Weekday }
);

type Meaning =
  | { kind: 'day'; date: string }
  | { kind: 'range'; from: string; to: string }
  | { kind: 'every'; weekday: Weekday }
  | null;

/** Seen from a day. */
type View = {
  today: string;
  /** The text tells of the past: a weekday alone is the last one. */
  isPast: boolean;
  /** Something moves: «del lunes al jueves» are two days. */
  moves?: boolean;
};

type Rule = {
  isStretchOfWeekdays?: true;
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>, view: View) => Meaning;
};

const dayNames = weekdays.map((weekday) => normalise(weekdayNames[weekday]));
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
/** «lun», «mié», «jue»; «mar» is the sea, too. */
const shortNames = ['lun', 'mar(?= \\d)', 'mie', 'jue', 'vie', 'sab', 'dom'];
const weekday = (name: string) => `(?<${name}>${[...dayNames, ...shortNames].join('|')})(?:s\\b|\\b)`;
const indexOfDay = (name = ''): number => dayNames.findIndex((day) => day.slice(0, 3) === name.slice(0, 3));
const month = (name: string) => `(?: de (?<${name}>${months.join('|')}))?`;
const count = '(?<count>\\d{1,3}|un|una)';
/** What makes a number something else: «el 5 de 10», «el 6-4», «el 20 %», «a las 8». */
const noOther =
  '(?! ?(?:%|min|minuto|hora|h\\b|km|kg|kilo|partido|set|juego|vece|serie|rep|punto|euro|cm|metro|[-:/x.,]\\d|de cada|de 10|a \\d))';
const dayOfMonth = (name: string) => `(?<${name}>[12]\\d|3[01]|0?[1-9])\\b`;

const rules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:del?|desde(?: el)?|entre(?: el)?) (?:dia )?${dayOfMonth('from')}${month('fromMonth')} (?:al?|hasta(?: el)?|y(?: el)?) (?:dia )?${dayOfMonth('to')}${noOther}${month('toMonth')}`,
    ),
    read: ({ from, fromMonth, to, toMonth }, { today }) => {
      const last = numbered(to, toMonth, today);
      // «del 28 al 10 de agosto» begins in July
      const isAcross = fromMonth === undefined && Number(from) > Number(to);
      const first =
        last &&
        (isAcross ? numbered(from, undefined, addDays(last, -31)) : numbered(from, fromMonth ?? toMonth, today));
      if (!first || !last) return null;
      return { kind: 'range', from: first, to: last < first ? (numbered(to, toMonth, first) ?? last) : last };
    },
  },
  {
    isStretchOfWeekdays: true,
    pattern: new RegExp(
      `\\b(?:desde el |del |de )${weekday('from')}(?: ${dayOfMonth('fromNumber')})? (?:al|hasta el|a) ${weekday('to')}(?<next> (?:que viene|de la semana que viene|proximo))?`,
    ),
    read: ({ from, to, next }, view) => {
      const first = named(from, next, view);
      return first === null ? null : { kind: 'range', from: first, to: namedFrom(to, first) };
    },
  },
  {
    isStretchOfWeekdays: true,
    pattern: new RegExp(`\\b${weekday('from')} ?- ?${weekday('to')}`),
    read: ({ from, to }, view) => {
      const first = named(from, undefined, view);
      return first === null ? null : { kind: 'range', from: first, to: namedFrom(to, first) };
    },
  },
  {
    pattern: new RegExp(`\\b${dayOfMonth('number')}/(?<slash>0[1-9]|11|12)\\b`),
    read: ({ number, slash }, { today, isPast }) => onDay(numbered(number, months[Number(slash) - 1], today, isPast)),
  },
  {
    pattern: new RegExp(`\\bentre (?:el )?${weekday('from')} y (?:el )?${weekday('to')}`),
    read: ({ from, to }, view) => {
      const first = named(from, undefined, view);
      return first === null ? null : { kind: 'range', from: first, to: namedFrom(to, first) };
    },
  },
  {
    pattern: new RegExp(`\\b${weekday('day')} (?:dia )?${dayOfMonth('number')}${noOther}${month('month')}`),
    read: ({ number, month: named }, { today, isPast }) => onDay(numbered(number, named, today, isPast)),
  },
  {
    pattern: new RegExp(
      `\\b(?:el|dia|al|del|para el) (?:dia )?${dayOfMonth('number')}(?:/(?<slash>0?[1-9]|1[0-2])\\b)?${noOther}${month('month')}`,
    ),
    read: ({ number, slash, month: named }, { today, isPast }) =>
      onDay(numbered(number, slash === undefined ? named : months[Number(slash) - 1], today, isPast)),
  },
  {
    pattern: new RegExp(`\\b(?:dentro de|de aqui a|en) ${count} (?<unit>dia|semana|mes)(?:e?s)?\\b`),
    read: ({ count: many, unit }, { today }) => onDay(after(today, many, unit)),
  },
  {
    pattern: new RegExp(`\\bhace ${count} (?<unit>dia|semana|mes)(?:e?s)?\\b`),
    read: ({ count: many, unit }, { today }) => onDay(after(today, many, unit, -1)),
  },
  {
    pattern: /\b(?:los )?(?:proximos|siguientes) (?<count>\d{1,2}) dias\b/,
    read: ({ count: many }, { today }) => ({ kind: 'range', from: today, to: addDays(today, Number(many) - 1) }),
  },
  {
    pattern:
      /\b(?<before>proximo |otro |pasado )?fin(?:es)? de semana(?<after> que viene| proximo| siguiente| pasado| de la semana que viene)?\b/,
    read: ({ before = '', after: behind = '' }, { today, isPast }) => {
      const saturday = addDays(mondayOf(today), 5);
      const words = before + behind;
      if (/pasado/.test(words) || (isPast && today < saturday)) return weekendFrom(addDays(saturday, -7));
      const isNext = /viene|proximo|siguiente|otro/.test(words) && weekdayIndex(today) >= fridayIndex;
      if (isNext) return weekendFrom(addDays(saturday, 7));
      return { kind: 'range', from: isPast || today < saturday ? saturday : today, to: addDays(saturday, 1) };
    },
  },
  {
    pattern: new RegExp(`\\b(?:todos los|cada|los|ningun|casi siempre los) ${weekday('day')}(?: (?:nunca|siempre))?`),
    read: ({ day }) => ({ kind: 'every', weekday: weekdayNamed(day) }),
  },
  {
    pattern: new RegExp(
      `\\b(?<before>(?:este|proximo|pasado) )?${weekday('day')}(?<after> (?:que viene|proximo|siguiente|pasado|de la semana que viene|de la (?:proxima|otra|siguiente) semana|de la semana pasada|de esta semana))?`,
    ),
    read: ({ day, before = '', after: behind = '' }, view) => onDay(named(day, before + behind, view)),
  },
  {
    pattern: /\b(?:la )?(?:semana (?:que viene|proxima|siguiente|entrante)|(?:proxima|otra|siguiente) semana)\b/,
    read: (_, { today }) => weekFrom(addDays(mondayOf(today), 7)),
  },
  { pattern: /\bsemana pasada\b/, read: (_, { today }) => weekFrom(addDays(mondayOf(today), -7)) },
  {
    pattern: /\bmes (?<which>que viene|proximo|pasado)\b/,
    read: ({ which }, { today }) => monthFrom(today, which === 'pasado' ? -1 : 1),
  },
  {
    pattern: new RegExp(`\\b(?:en|todo|durante) (?<month>${months.join('|')})\\b`),
    read: ({ month: name }, { today, isPast }) => {
      const shift = (months.indexOf(name ?? '') - monthOf(today) + 12) % 12;
      return monthFrom(today, isPast && shift > 0 ? shift - 12 : shift);
    },
  },
  {
    pattern: /\bmanana y pasado\b(?! manana)/,
    read: (_, { today }) => ({ kind: 'range', from: addDays(today, 1), to: addDays(today, 2) }),
  },
  { pattern: /\bpasado manana\b/, read: (_, { today }) => onDay(addDays(today, 2)) },
  {
    pattern: /\b(?:antes de ayer|antier|anteayer|antes de anoche)\b/,
    read: (_, { today }) => onDay(addDays(today, -2)),
  },
  { pattern: /\b(?:ayer|anoche)\b/, read: (_, { today }) => onDay(addDays(today, -1)) },
  { pattern: /\b(?:hoy|esta (?:manana|tarde|noche))\b/, read: (_, { today }) => onDay(today) },
  { pattern: /\b(?<!\b(?:la|las|cada|de la|por la) )manana\b/, read: (_, { today }) => onDay(addDays(today, 1)) },
];

const fridayIndex = 4;
/** How far ahead a day of the month is looked for. */
const mostMonths = 12;

const onDay = (date: string | null): Meaning => (date === null ? null : { kind: 'day', date });
const weekendFrom = (saturday: string): Meaning => ({ kind: 'range', from: saturday, to: addDays(saturday, 1) });
const weekFrom = (monday: string): Meaning => ({ kind: 'range', from: monday, to: addDays(monday, 6) });
const monthOf = (date: string): number => Number(date.slice(5, 7)) - 1;
const weekdayNamed = (word = ''): Weekday => weekdays[indexOfDay(word)] ?? 'monday';

function monthFrom(today: string, shift: number): Meaning {
  const first = new Date(Date.UTC(Number(today.slice(0, 4)), monthOf(today) + shift, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(Number(today.slice(0, 4)), monthOf(today) + shift + 1, 0)).toISOString().slice(0, 10);
  return { kind: 'range', from: first, to: last };
}

/** The next such day of the month, today included; null where there is none: «el 31 de junio». */
function numbered(number = '', name: string | undefined, today: string, isPast = false): string | null {
  const at = name === undefined ? -1 : months.indexOf(name);
  for (let steps = 0; steps <= mostMonths; steps += 1) {
    const ahead = isPast ? -steps : steps;
    const date = new Date(Date.UTC(Number(today.slice(0, 4)), monthOf(today) + ahead, Number(number)));
    const isReal = date.getUTCDate() === Number(number);
    const text = date.toISOString().slice(0, 10);
    if (isReal && (isPast ? text <= today : text >= today) && (at < 0 || date.getUTCMonth() === at)) return text;
  }
  return null;
}

function after(today: string, many = '', unit = '', sign = 1): string {
  const amount = (many.startsWith('un') ? 1 : Number(many)) * sign;
  if (unit !== 'mes') return addDays(today, amount * (unit === 'semana' ? 7 : 1));
  const [year, monthIndex, day] = [Number(today.slice(0, 4)), monthOf(today) + amount, Number(today.slice(8))];
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, monthIndex, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** A weekday alone is the next one, today included; in a tale the last one. */
function named(day: string | undefined, words: string | undefined, { today, isPast }: View): string | null {
  const at = indexOfDay(day);
  if (at < 0) return null;
  const here = addDays(mondayOf(today), at);
  const text = words ?? '';
  if (/semana pasada/.test(text)) return addDays(here, -7);
  if (/pasado/.test(text)) return here < today ? here : addDays(here, -7);
  if (/esta semana/.test(text)) return here;
  if (/semana/.test(text)) return addDays(here, 7);
  if (/viene|proximo|siguiente/.test(text)) return here <= today ? addDays(here, 7) : here;
  if (isPast) return here <= today ? here : addDays(here, -7);
  return here < today ? addDays(here, 7) : here;
}

/** The first such weekday from a date on. */
function namedFrom(day: string | undefined, from: string): string {
  const shift = (indexOfDay(day) - weekdayIndex(from) + 7) % 7;
  return addDays(from, shift);
}

/**
 * Days, stretches and weekdays that a spelled text names, in its order, none of them twice. «hasta el jueves» is the
 * stretch from today on.
 */
export function readCalendar(text: string, view: View): CalendarWords[] {
  const found: CalendarWords[] = [];
  const isFree = (start: number, end: number) => !found.some((each) => each.start < end && start < each.end);
  for (const { pattern, read, isStretchOfWeekdays } of rules) {
    if (isStretchOfWeekdays && view.moves) continue;
    for (const hit of text.matchAll(new RegExp(pattern, 'g'))) {
      const [start, end] = [hit.index, hit.index + hit[0].length];
      const meaning = isFree(start, end) ? read(hit.groups ?? {}, view) : null;
      if (meaning !== null) found.push({ start, end, ...meaning });
    }
  }
  return inNamedWeek(found, text)
    .sort((one, other) => one.start - other.start)
    .map((each) =>
      each.kind === 'day' && each.date >= view.today && until.test(text.slice(0, each.start))
        ? { kind: 'range', from: view.today, to: each.date, start: each.start, end: each.end }
        : each,
    );
}

/** «la próxima semana martes y miércoles»: bare weekdays beside a coming week are that week's. */
function inNamedWeek(found: readonly CalendarWords[], text: string): CalendarWords[] {
  const [week, another] = found.filter((words) => words.kind === 'range' && daysBetween(words.from, words.to) === 6);
  if (week?.kind !== 'range' || another !== undefined || weekdayIndex(week.from) !== 0) return [...found];
  return found.map((words) => {
    const isBare = words.kind === 'day' && bareWeekday.test(text.slice(words.start, words.end));
    if (words.kind !== 'day' || !isBare || words.date >= week.from) return words;
    const date = addDays(words.date, 7);
    return date >= week.from && date <= week.to ? { ...words, date } : words;
  });
}

const bareWeekday = new RegExp(`^(?:${[...dayNames, ...dayNames.map((day) => day.slice(0, 3))].join('|')})s?$`);

const until = /\bhasta (?:el )?$/;
