import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { count } from '@bandeja/domain/exercises/dose';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { shareOf } from '@bandeja/reader/language/kinds';
import { phrases } from '@bandeja/reader/language/phrases';
import { readCalendar } from '@bandeja/reader/understand/calendar';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, decimals, quoted } from '#chat/phrase.ts';
import type { ChatContext, ChatReply, NumbersQuestion } from '#chat/types.ts';
import type { FinishedSession } from '#schedule/types.ts';

/** How far back sessions are known to the chat. */
export const knownDays = 92;

const asksHowMany = phrases(
  'mas_o_menos_que mas/menos_que cuanto cuantos cuanta cuantas numero_de total suma resumen llevo he_hecho hice',
);
const ofMatches = phrases('partido partidos jugado jugue jugamos');
const ofMinutes = phrases('minutos horas tiempo rato');
const ofScore = phrases('nota puntuacion puntuaciones calidad media');
const ofEffort = phrases('rpe_medio esfuerzo_medio rpe/esfuerzo_de/este/en mi_rpe/esfuerzo');
const ofSessions = phrases(
  'sesion sesiones entreno entrenos entrenamiento entrenamientos dias veces entrenado entrene',
);
const better = phrases(`
    comparad*_con/a mejorando progresando avanzando he_mejorado/progresado/avanzado mejor_o_peor estoy_mejor/peor/estancad* voy_a_mejor/peor voy_mejor/peor
    voy_a_mas/menos a_mas_o_a_menos a_mas/mejor_o_a?_menos/peor subo_o_bajo mejoro_algo se_nota_algo noto_algo que_tal/como_voy_| que_tal/como_lo_llevo`);
const thisWeek = phrases('esta_semana semana');
const thisMonth = phrases('este_mes mes');
const lastDays = phrases('ultimos/ultimas_#_dias/semanas');

/** «¿cuántas veces puedo hacerlo?»: of what is good, not of what was done. */
const ofAdvice = phrases('puedo debo deberia deberiamos conviene recomiend* aconsej* hay_que tendria podria es_bueno');

type Period = { from: string; to: string; name: string };

/** The player's own figures, the figure first; null where the message asks for none of these. */
export function numbersReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text } = heard;
  if (better.test(text)) return comparison(context, thisWeek.test(text) && !thisMonth.test(text) ? 7 : usualStretch);
  if (ofAdvice.test(text)) return null;
  const extreme = extremeReply(heard, context);
  if (extreme !== null) return extreme;
  const ofResults = resultsReply(heard, context) ?? sinceReply(heard, context);
  if (ofResults !== null) return ofResults;
  const before = context.state?.numbers ?? null;
  const isEllipsis = before !== null && heard.words <= longestEllipsis && !ofPlan.test(text);
  const named = whatIn(heard);
  const read = periodOf(heard, before, context);
  if (named === null && (read === null || !isEllipsis)) return null;
  const what = merged(named, isEllipsis ? before : null, text);
  const period = read ?? (isEllipsis ? (before.period ?? null) : null);
  const isBare = heard.words <= barest && named !== null && read !== null;
  const isAsked =
    asksHowMany.test(text) || isEllipsis || isBare || what.measure === 'score' || what.measure === 'effort';
  if (period === null || !isAsked || period.from > context.today) return null;
  const earliest = addDays(context.today, -knownDays);
  if (period.to < earliest) return answer('progreso', tooFarText);
  if (period.from < earliest) return null;
  const sessions = context.sessions.filter(
    ({ localDate, type }) =>
      localDate >= period.from && localDate <= period.to && (what.kind === null || type === what.kind),
  );
  const known = what.kind === null && what.measure === 'sessions' ? totalsOf(period, context) : null;
  return answer('progreso', known ?? sentence(what, period, sessions), { about: { numbers: { ...what, period } } });
}

const tooFarText =
  'Desde el chat solo veo los últimos tres meses, así que no te lo puedo comparar. Lo anterior lo tienes en «Progreso», con el periodo «1 año».';

const ofResult = phrases(`
    cuantos/cuantas_*?_*?_he_ganado/perdido cuantos/cuantas_*?_*?_hemos_ganado/perdido cuantos/cuantas_*?_gane/perdi/ganamos/perdimos/ganados/perdidos cuantos_sets cuantas_victorias/derrotas
    porcentaje_de_victorias mi_balance sets_ganados/perdidos racha y_ganados/perdidos`);
const withSomebody = /\bcon [A-ZÁÉÍÓÚÑ]\w+/;
const isHowMany = phrases('cuant* y_con y_ganados/perdidos balance porcentaje');

/** Who won and who played is not among the sessions the chat knows. */
function resultsReply({ text, raw, words }: Heard, context: ChatContext): ChatReply | null {
  const isOfPartner = withSomebody.test(raw) && isHowMany.test(text) && words <= longestEllipsis + 2;
  if (!ofResult.test(text) && !isOfPartner) return null;
  if (!isHowMany.test(text)) return null;
  const from = `${context.today.slice(0, 7)}-01`;
  const matches = context.sessions.filter(({ localDate, type }) => localDate >= from && type === 'Partido');
  return answer(
    'progreso',
    `Este mes llevas ${count(matches.length, 'partido', 'partidos')}. Quién ganó y con quién jugaste no lo veo desde el chat: lo tienes en «Progreso», en tus partidos.`,
    {
      about: {
        numbers: { measure: 'sessions', kind: 'Partido', period: { from, to: context.today, name: 'este mes' } },
      },
    },
  );
}

const extremes: readonly { asks: RegExp; of: (session: FinishedSession) => number | null; says: string }[] = [
  {
    asks: phrases('mas_dura/duro/fuerte/exigente/intensa/intenso/cansad* me_costo_mas mayor_esfuerzo'),
    of: ({ rpe }) => rpe,
    says: 'La más dura',
  },
  {
    asks: phrases('mas_facil/suave/floja/flojo/ligera menor_esfuerzo'),
    of: ({ rpe }) => (rpe === null ? null : -rpe),
    says: 'La más suave',
  },
  { asks: phrases('mas_larga/largo mas_tiempo'), of: ({ durationSeconds }) => durationSeconds, says: 'La más larga' },
  {
    asks: phrases('mas_corta/corto menos_tiempo'),
    of: ({ durationSeconds }) => -durationSeconds,
    says: 'La más corta',
  },
  {
    asks: phrases('mejor_nota/puntuacion/sesion/puntuada'),
    of: ({ score }) => score ?? null,
    says: 'La mejor puntuada',
  },
];
const whichWas = phrases('cual_fue/es/ha_sido cuales_fueron/son dime/mi_*?_sesion/entreno/entrenamiento');

/** «¿cuál fue la más dura?»: of the time that was asked about before, else of the last four weeks. */
export function extremeReply({ text, words }: Heard, context: ChatContext): ChatReply | null {
  const asked =
    words <= longestEllipsis + 2 && whichWas.test(text) ? extremes.find(({ asks }) => asks.test(text)) : undefined;
  if (asked === undefined) return null;
  const { sessions, today, state, routines } = context;
  const period = state?.numbers?.period ?? { from: addDays(today, -usualStretch), to: today };
  const known = sessions.filter(
    (session) => session.localDate >= period.from && session.localDate <= period.to && asked.of(session) !== null,
  );
  const [top] = known.toSorted(
    (one, other) => (asked.of(other) ?? 0) - (asked.of(one) ?? 0) || other.localDate.localeCompare(one.localDate),
  );
  if (top === undefined) return answer('progreso', 'De ese tiempo no tengo ese dato en tus registros.');
  const name = routines.find(({ id }) => id === top.routineId)?.name ?? top.type.toLowerCase();
  const effort = top.rpe === null ? '' : `, esfuerzo ${decimals(top.rpe)} de 10`;
  return answer(
    'progreso',
    `${asked.says}: ${quoted(name)}, ${dayLabel(top.localDate, today)}, ${time(Math.round(top.durationSeconds / 60))}${effort}.`,
    { about: { numbers: state?.numbers ?? null, dates: [top.localDate] } },
  );
}

const sinceWhen = phrases(`
    cuanto/cuantos_dias?_tiempo?_llevo_*?_sin cuanto/cuantos_dias?_tiempo?_hace_que_no hace_cuanto_que?_no desde_cuando_no ultima_vez_que cuando_fue_la_ultima_vez
    cuando_entrene/hice/jugue_por_ultima_vez`);
const plays = phrases('jueg* jug* partido partidos');

/** «¿cuánto llevo sin entrenar piernas?»: days since the last session of a kind or with a part of the body. */
function sinceReply({ text, kinds, groups }: Heard, { sessions, routines, today }: ChatContext): ChatReply | null {
  if (!sinceWhen.test(text)) return null;
  const [group] = groups.map((named) => named.group);
  const kind = plays.test(text) ? 'Partido' : (kinds[0]?.category ?? null);
  const holds = ({ type, routineId }: FinishedSession) => {
    const entries = routines.find(({ id }) => id === routineId)?.entries ?? [];
    return group === undefined ? kind === null || type === kind : shareOf(group, entries) >= leastShare;
  };
  const last = sessions.filter(holds).toSorted((one, other) => other.localDate.localeCompare(one.localDate))[0];
  const what = group?.toLowerCase() ?? (kind === 'Partido' ? 'jugar' : (kind?.toLowerCase() ?? 'entrenar'));
  if (last === undefined)
    return answer('progreso', `En los últimos tres meses no tienes ninguna sesión de ${what} en tus registros.`);
  const days = daysBetween(last.localDate, today);
  const ago = days === 0 ? 'Nada: ha sido hoy' : `${count(days, 'día', 'días')}`;
  return answer('progreso', `${ago}: la última vez (${what}), ${dayLabel(last.localDate, today)}.`, {
    about: { dates: [last.localDate] },
  });
}

const leastShare = 0.2;

const longestEllipsis = 6;
/** Another question, and no figure: «¿y qué me toca el viernes?» */
const ofPlan = phrases(
  'toca tocaba que_tengo/hay/hago muev* pas*lo pas*la quit* cambi* pon* ultima_sesion/vez ultimo_entreno/partido',
);
const barest = 4;

/** What is not said again stays: «¿y de fuerza?», «¿cuántos de partido?», «¿y minutos?» */
function merged(named: NumbersQuestion | null, before: NumbersQuestion | null, text: string): NumbersQuestion {
  if (named === null) return before ?? { measure: 'sessions', kind: null };
  if (before === null) return named;
  const isMeasure = ofScore.test(text) || ofEffort.test(text) || ofMinutes.test(text) || ofSessions.test(text);
  return { measure: isMeasure ? named.measure : before.measure, kind: named.kind ?? (isMeasure ? before.kind : null) };
}

/** The figures of the dashboard, where it shows them. */
function totalsOf({ name }: Period, { stats }: ChatContext): string | null {
  if (stats.sessionsTotal === 0) return null;
  const { sessionsThisMonth, minutesThisMonth, sessionsThisWeek, minutesThisWeek } = stats;
  if (name === 'este mes')
    return `Este mes llevas ${count(sessionsThisMonth, 'sesión', 'sesiones')} y ${time(minutesThisMonth)}.`;
  if (name === 'esta semana')
    return `Esta semana llevas ${count(sessionsThisWeek, 'sesión', 'sesiones')} y ${time(minutesThisWeek)}.`;
  return null;
}

function whatIn({ text, kinds }: Heard): NumbersQuestion | null {
  const [kind] = kinds;
  const only: PlanDayType | null = ofMatches.test(text) ? 'Partido' : (kind?.category ?? null);
  if (ofScore.test(text)) return { measure: 'score', kind: only };
  if (ofEffort.test(text)) return { measure: 'effort', kind: only };
  if (ofMinutes.test(text)) return { measure: 'minutes', kind: only };
  return only !== null || ofSessions.test(text) ? { measure: 'sessions', kind: only } : null;
}

function periodOf({ text }: Heard, before: NumbersQuestion | null, { today }: ChatContext): Period | null {
  const [words] = readCalendar(text, { today, isPast: true });
  if (words?.kind === 'day' && words.date <= today)
    return { from: words.date, to: words.date, name: dayLabel(words.date, today) };
  const month = monthIn(text, today);
  if (month !== null) return month;
  if (words?.kind === 'range' && words.from <= today)
    return { from: words.from, to: words.to, name: text.slice(words.start, words.end) };
  const [days] = lastDays.exec(text) ?? [];
  if (days !== undefined) {
    const many = Number(days.split(' ')[1]) * (days.includes('seman') ? 7 : 1);
    return { from: addDays(today, 1 - many), to: today, name: `en los últimos ${many} días` };
  }
  const isFormer = former.test(text);
  const length = before?.period ? daysBetween(before.period.from, before.period.to) : 0;
  if (isFormer && !thisMonth.test(text) && (thisWeek.test(text) || length < 7))
    return { from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1), name: 'la semana pasada' };
  if (isFormer) return readPeriod('mes pasado', today);
  if (thisMonth.test(text)) return { from: `${today.slice(0, 7)}-01`, to: today, name: 'este mes' };
  if (thisWeek.test(text)) return { from: mondayOf(today), to: today, name: 'esta semana' };
  return null;
}

const former = phrases('pasado pasada anterior');

function readPeriod(words: string, today: string): Period | null {
  const [found] = readCalendar(words, { today, isPast: true });
  return found?.kind === 'range' ? { from: found.from, to: found.to, name: words } : null;
}

/** «en junio», «junio»: the last such month. */
function monthIn(text: string, today: string): Period | null {
  const [name] =
    /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/.exec(text) ?? [];
  if (name === undefined || /\d (?:de )?(?:[a-z]+)$/.test(text)) return null;
  const period = readPeriod(`en ${name}`, today);
  if (period === null) return null;
  const isNow = period.from.slice(0, 7) === today.slice(0, 7);
  return isNow ? { ...period, to: today, name: 'este mes' } : period;
}

const nameOf = (name: string): string =>
  name
    .replace(/^semana/, 'la semana')
    .replace(/^mes /, 'el mes ')
    .replace(/^fin/, 'el fin');

function sentence({ measure, kind }: NumbersQuestion, { name }: Period, sessions: readonly FinishedSession[]): string {
  const when = capitalise(nameOf(name));
  const things = kind === 'Partido' ? ['partido', 'partidos'] : ['sesión', 'sesiones'];
  const ofKind = kind === null || kind === 'Partido' ? '' : ` de ${kind.toLowerCase()}`;
  const many = `${count(sessions.length, things[0] ?? '', things[1] ?? '')}${ofKind}`;
  if (sessions.length === 0) return `${when} no tienes ${things[1]}${ofKind} en tus registros.`;
  const minutes = minutesOf(sessions);
  switch (measure) {
    case 'sessions':
      return `${when}: ${many}, ${time(minutes)} en total.`;
    case 'minutes':
      return `${when}: ${time(minutes)}, en ${many}.`;
    case 'score': {
      const mean = meanOf(sessions.map(({ score }) => score ?? null));
      return mean === null
        ? `${when} no puntuaste ninguna.`
        : `${when}: ${decimals(mean)} sobre 10 de media, en ${many}.`;
    }
    case 'effort': {
      const mean = meanOf(sessions.map(({ rpe }) => rpe));
      return mean === null
        ? `${when} no anotaste el esfuerzo.`
        : `${when}: esfuerzo medio ${decimals(mean)} de 10, en ${many}.`;
    }
  }
}

const usualStretch = 28;
/** Smaller changes of the score than this are none. */
const leastChange = 0.3;

/** «¿estoy mejorando?»: the last four weeks beside the four before. */
function comparison({ sessions, today }: ChatContext, stretch: number): ChatReply {
  const span = stretch === 7 ? ['los últimos siete días', 'los siete'] : ['las últimas cuatro semanas', 'las cuatro'];
  const within = (from: number, to: number) =>
    sessions.filter(({ localDate }) => localDate > addDays(today, -from) && localDate <= addDays(today, -to));
  const now = within(stretch, 0);
  const before = within(2 * stretch, stretch);
  if (now.length === 0 || before.length === 0)
    return answer(
      'progreso',
      `Aún no puedo decírtelo: hacen falta sesiones en ${span[0]} y en ${span[1]} anteriores, y tienes ${now.length} y ${before.length}.`,
    );
  const [score, formerScore] = [now, before].map((each) => meanOf(each.map((session) => session.score ?? null)));
  const change = score == null || formerScore == null ? null : score - formerScore;
  const lead =
    change === null
      ? steadiness(now.length - before.length)
      : verdicts[Math.sign(Math.abs(change) < leastChange ? 0 : change)];
  return answer(
    'progreso',
    compose([
      lead ?? null,
      score != null && formerScore != null && `Tu nota media pasa de ${decimals(formerScore)} a ${decimals(score)}.`,
      `En ${span[0]} llevas ${count(now.length, 'sesión', 'sesiones')} y ${time(minutesOf(now))}; en ${span[1]} anteriores, ${count(before.length, 'sesión', 'sesiones')} y ${time(minutesOf(before))}.`,
    ]),
  );
}

const verdicts: Record<number, string> = {
  1: 'Sí, vas a mejor.',
  0: 'Te mantienes: ni mejor ni peor.',
  [-1]: 'Por las notas, ahora mismo no: vas algo por debajo.',
};
const steadiness = (more: number): string =>
  more >= 0 ? 'En constancia, sí.' : 'En constancia, no: has entrenado menos. Sin notas no sé más.';

const minutesOf = (sessions: readonly FinishedSession[]): number =>
  Math.round(sessions.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60);

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** «395 min (6 h 35 min)»; both from an hour on. */
export function time(minutes: number): string {
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
  return minutes < 60 ? `${minutes} min` : `${minutes} min (${hours})`;
}
