import { addDays, daysBetween, weekdayOf } from '@bandeja/domain/calendar/dates';
import { adultAge, trainingAge } from '@bandeja/domain/minors/rules';
import type { Felt } from '@bandeja/reader/health';
import { type HealthReading, readLimit } from '@bandeja/reader/health';
import { type DayRef, datesOf } from '@bandeja/reader/language/days';
import { wordsOf } from '@bandeja/reader/language/options';
import { phrases } from '@bandeja/reader/language/phrases';
import { type CalendarWords, readCalendar } from '@bandeja/reader/understand/calendar';
import { type FactsReading, nothingTold, readFacts } from '@bandeja/reader/understand/facts/read-facts';
import type { Frame, MessageDetails } from '@bandeja/reader/understand/frame';
import { doubtIn, healthOf, nothingFelt, together } from '@bandeja/reader/understand/health';
import { understand } from '@bandeja/reader/understand/understand';
import { inTournamentWeek } from '#chat/tournament-week.ts';
import type { ChatContext, ChatState } from '#chat/types.ts';
import { withinAge } from '#schedule/limits.ts';

export type Heard = Omit<MessageDetails, 'days'> & {
  /** Days, stretches of days and weekdays of every week, without an end of the week. */
  calendar: CalendarWords[];
  raw: string;
  /** What the player tells of themselves; nothing where a tapped reading is answered, which was read before. */
  facts: FactsReading;
  frame: Frame;
  words: number;
  asks: boolean;
  days: DayRef[];
  health: HealthReading;
  /** Discomforts mentioned in this conversation and not withdrawn. */
  discomfort: Felt;
  /** Years of the player, or of the minor the message is about; null when not known. */
  age: number | null;
  minor: boolean;
};

/** No more of a message is read than the health reader reads. */
export function hear(message: string, context: ChatContext): Heard {
  const { today, player, state, waved = false, frame } = context;
  const raw = message.slice(0, readLimit).trim();
  const read = frame ?? understand(raw, { channel: 'chat' });
  const { days, sets } = read.details;
  const [spelled, text] = [informal(read.details.spelled), informal(read.details.text)];
  const isPast = tale.test(text) || sets.length > 0;
  const calendar = inTalkedWeek(readCalendar(text, { today, isPast, moves: moving.test(text) }), text, context);
  const age = trainingAge(player?.age ?? null, read.health.minor, today);
  return {
    ...read.details,
    spelled,
    text,
    raw,
    facts: context.chosen === null ? readFacts(raw, today, read.text) : nothingTold,
    frame: read,
    words: wordsOf(text).length,
    asks: spelled.includes('?'),
    calendar,
    days: withCalendar(datesOf(days, today), calendar, text),
    health: healthOf(read, waved),
    discomfort: over.test(spelled) ? nothingFelt : storedIn(state),
    age,
    minor: age !== null && age < adultAge,
  };
}

const bareWeekday = /^(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
/** A week was told, not single days. */
const fewestOfWeek = 5;

/** After the next week was told, «el jueves» is a day of it. */
function inTalkedWeek(
  calendar: readonly CalendarWords[],
  text: string,
  { state, nextWeek, today }: Pick<ChatContext, 'state' | 'nextWeek' | 'today'>,
): CalendarWords[] {
  const planned = nextWeek?.map(({ date }) => date) ?? [];
  const talked = state?.dates.filter((date) => planned.includes(date)) ?? [];
  const isOfIt = talked.length >= fewestOfWeek && (state?.intent === 'plan' || state?.intent === 'cambiar_plan');
  return calendar.map((words) => {
    const isBare = words.kind === 'day' && bareWeekday.test(text.slice(words.start, words.end).trim());
    if (!isOfIt && isBare && words.kind === 'day')
      return { ...words, date: inTournamentWeek(words.date, state, today) };
    if (!isOfIt || words.kind !== 'day' || !bareWeekday.test(text.slice(words.start, words.end).trim())) return words;
    const date = planned.find((each) => weekdayOf(each) === weekdayOf(words.date));
    return date === undefined ? words : { ...words, date };
  });
}

const formal =
  /\b(quit|pas|cambi|dej|apunt|confirm|prepar|alargu|acort|cancel|adelant|retras|anul|sac|recuerd|aplic|guard|cre)e(?=(?:me|lo|la|los|las|melo|mela|melos|noslo)\b)/g;

/** «quítelo», «páseme» as «quítalo», «pásame»; of the same length, so that every place in the text stands. */
const informal = (text: string): string =>
  text.replace(formal, (word, stem: string) => (stem === 'alargu' ? word : `${stem}a`));

const over = phrases('ya_no_me?_duel*/molest* ya_estoy_bien*/mejor*/recuperad* ya_se_me_ha?_pas* sin_dolor/molestias');

/** The text tells of what was: a weekday is then a past one. */
const tale = phrases(`
    hice hicimos !no/que/y_jugue jugamos !no/que/y_entrene entrenamos gane ganamos perdi perdimos fui fuimos estuve estuvo fue salio tocaba tenia habia !ha/han/hemos_pasado pasada
    he/hemos_jugado/entrenado/ganado/perdido/hecho/ido me_salte salte me_he_saltado/perdido/saltao falte se_me_paso no_hice llevo_desde ayer anoche`);
const moving = phrases(`
    pas* muev* mov* cambi* intercambi* permut* traslad* adelant* atras* retras* aplaz* pospon*`);
/** A longer stretch is no list of days: «en agosto». */
const longestList = 7;

/** What the calendar knows better: dates of a month, stretches, and which week a weekday means. */
function withCalendar(days: readonly DayRef[], calendar: readonly CalendarWords[], text: string): DayRef[] {
  const refOf = (date: string, { start, end }: CalendarWords, role: DayRef['role']): DayRef => {
    const [first, last] = [start, end];
    return { date, weekday: weekdayOf(date), thisWeek: true, start: first, end: last, ...(role && { role }) };
  };
  const read = calendar.flatMap((words): DayRef[] => {
    const here = days.filter(({ start, end }) => start < words.end && words.start < end);
    if (words.kind === 'day') return [refOf(words.date, words, here[0]?.role)];
    if (words.kind === 'every') return here;
    const length = daysBetween(words.from, words.to) + 1;
    if (length > longestList) return here;
    if (here.length === 0 && wholeWeek.test(text.slice(words.start, words.end))) return [];
    return Array.from({ length }, (_, at) => refOf(addDays(words.from, at), words, 'within'));
  });
  const others = days.filter(({ start, end }) => !calendar.some((words) => start < words.end && words.start < end));
  const all = [...read, ...others].sort((one, other) => one.start - other.start);
  return all.filter(({ date }, at) => all.findIndex((other) => other.date === date) === at);
}

const wholeWeek = phrases('semana');

/** During a deployment a server of the previous release may still store a sentence: it is ignored. */
function storedIn(state: ChatState | null): Felt {
  return typeof state?.discomfort === 'object' ? state.discomfort : nothingFelt;
}

/** Every proposal of the context respects these discomforts, doubts and the age of who trains. */
export function withDiscomforts(context: ChatContext, { discomfort, health, age }: Heard): ChatContext {
  const { player, routines } = context;
  if (player === null) return { ...context, routines: routines.filter((routine) => withinAge(routine, age)) };
  return { ...context, player: { ...player, felt: together(discomfort, doubtIn(health)), age } };
}
