import { count } from '@bandeja/domain/exercises/dose';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { type DayRef, speaksOfNextWeek, weekdayLabel } from '@bandeja/reader/language/days';
import type { Kind } from '@bandeja/reader/language/kinds';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel, fullLabel } from '#chat/labels.ts';
import { answer, clean, compose, listed, quoted } from '#chat/phrase.ts';
import { dayOn, plannedDays } from '#chat/plan-days.ts';
import { nextWeekText, purposes, questions, spoken, texts } from '#chat/texts.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';

const planAnswer = (text: string): ChatReply => answer('plan', text);

const contents = phrases(`
    paso_a_paso no_lo?_entiendo/comprendo/pillo_…_ejercicio/ejercicios/sesion/entren*/rutina/lo
    explica*/detall*/describ*/ensena*_…_ejercicio/ejercicios/sesion/entren*/rutina/lo de_que_va que/cuales_ejercicios
    ejercicios_tiene*/hay*/lleva*/trae* ejercicios_de_hoy*/manana* ejercicios_del_lunes*/martes*/miercoles*/jueves*/viernes*/sabado*/domingo*
    que_incluye/consiste`);
const coming = phrases('proximo proxima siguiente');
const why = phrases('motivo por_que porque_me/hoy/toca/tengo');
const skipped = phrases('si/cuando_me?_salto si/cuando_me?_no_voy/hago/entreno/puedo me_he?_salte/saltado');
const settings = phrases('cambi*/modific*/pon*_…_disponibilidad*/objetivo*/nivel*/perfil*');
const doubting = phrases(`
    no_se_si_ir/voy/entren*/jug*/hacer dudo_si_ir/voy/entren*/jug*/hacer dudas_de_si_ir/voy/entren*/jug*/hacer voy_o_no
    deberia/pena/voy_ir/entrenar/jugar_*?_*?_hoy/manana deberia/pena_ir/entrenar/jugar_|`);
const doubtLine =
  'Si te notas bien, adelante; si llegas cansado o con molestias, dímelo y lo suavizo o lo dejo en descanso.';
const howMany = phrases('cuanto/cuantos_dias/sesiones/entrenos/entrenamientos/veces');
const shouldTrain = phrases(`
    cuantos/cuantas_dias/veces/sesiones_…_debo*/deberia*/recomiend*/conviene* cuantos/cuantas_dias/veces/sesiones_…_tengo/hay_que*
    cuantos_dias_a_la_semana`);

export function newWeekReply(_heard: Heard, { player, week }: ChatContext): ChatReply {
  if (player === null) return planAnswer(texts.noPlan);
  const lost = week === null ? null : 'Se sustituyen también los días que hayas cambiado a mano.';
  const coached = week?.find(({ coach }) => coach !== undefined)?.coach;
  return {
    ...planAnswer(
      compose(
        [
          'Vuelvo a planificar tu semana con tu perfil y lo que has entrenado.',
          lost,
          coached && `Los de ${coached} se quedan.`,
        ],
        texts.confirm,
      ),
    ),
    action: { type: 'regenerate_week', data: {} },
  };
}

/** What a question to the plan speaks of; any other question gets no day of it. */
const ofPlan = phrases(`
    toca tocaba tengo hay hoy manana ayer dia dias sesion sesiones entren* plan planes calendario rutina rutinas horario ejercicio ejercicios partid* jueg* jug* hago hacer haria debo deberia voy
    fuerza cardio movilidad tecnica descans* libre semana finde proximo proxima siguiente ahora luego tarde noche que_queda`);

export function weekReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text, days, kinds } = heard;
  if (settings.test(text))
    return planAnswer(
      'Eso se cambia en tu perfil: días disponibles, duración, nivel y objetivos. Al guardarlo, pídeme que regenere la semana.',
    );
  if (skipped.test(text))
    return planAnswer(
      'Si te saltas un día no pasa nada: no se acumula ni se suma a otro. Sigue con lo que toca el siguiente. Si lo sabes antes, dímelo y muevo o libero ese día.',
    );
  if (shouldTrain.test(text)) return planAnswer(howOften(context));
  if (doubting.test(text) && context.week !== null)
    return planAnswer(compose([dayLine(days[0]?.date ?? context.today, context), doubtLine]));
  if (context.week === null) return planAnswer(texts.noPlan);
  if (days.length === 0 && speaksOfNextWeek(text)) {
    const { nextWeek } = context;
    if (nextWeek === null) return planAnswer(nextWeekText(context));
    const about = { dates: nextWeek.map(({ date }) => date) };
    return { ...planAnswer(wholeWeek(nextWeek, context, 'La semana que viene')), about };
  }
  const [kind] = kinds;
  if (why.test(text)) return whyReply(whyDate(days, kind, context.week, context), context);
  if (contents.test(text)) return contentsReply(days[0]?.date ?? context.today, context);
  if (
    phrases('cuando').test(text) &&
    kind &&
    kind.category !== 'Partido' &&
    kind.category !== 'Descanso' &&
    days.length === 0
  )
    return planAnswer(
      kindLine(
        kind.category,
        context.week.filter(({ date }) => date >= context.today),
        `De hoy al domingo no te toca ${kind.category.toLowerCase()}.`,
        `${kind.category}:`,
      ),
    );
  if (howMany.test(text) && days.length === 0) return planAnswer(countOf(context.week, context.today));
  if (days.length > 0) return dayReply(days, context);
  if (left.test(text)) return planAnswer(leftOfWeek(context));
  if (phrases('partid* jueg*').test(text))
    return planAnswer(kindLine('Partido', context.week, 'Esta semana no tienes partido en el plan.', 'Partido:'));
  if (coming.test(text) && days.length === 0) return planAnswer(nextSession(context));
  if (phrases('descans* libre*').test(text))
    return planAnswer(
      kindLine('Descanso', context.week, 'Esta semana no tienes días de descanso en el plan.', 'Descansas:'),
    );
  if (phrases('semana plan dia dias calendario').test(text)) return planAnswer(wholeWeek(context.week, context));
  return ofPlan.test(text) ? planAnswer(dayLine(context.today, context)) : null;
}

type Kinded<T extends string> = { type: T; routineId: string | null };

/** The type of its routine names a session if that is more specific than its category. */
function labelOf<T extends string>({ type, routineId }: Kinded<T>, { routines }: ChatContext) {
  return sessionLabel({ type, routineType: routines.find(({ id }) => id === routineId)?.type });
}

export function kindOf(session: Kinded<string>, context: ChatContext): string {
  const label = labelOf(session, context);
  return spoken[label] ?? label.toLowerCase();
}

/** «Hoy, miércoles, te toca cardio: «Base aeróbica suave» (60 min). …». */
export function dayLine(date: string, context: ChatContext): string {
  const { today, week, stats, history } = context;
  const day = dayOn(date, context);
  if (day === undefined) return week === null ? texts.noPlan : nextWeekText(context);
  const relative = dayLabel(date, today);
  const label = capitalise(relative.startsWith('el ') ? relative : `${relative}, ${weekdayLabel(date)},`);
  const done = history.filter(({ localDate }) => localDate === date);
  if (done.length > 0 && date <= today) {
    const named =
      stats.last?.localDate === date
        ? `${quoted(stats.last.name)}, ${stats.last.minutes} min`
        : listed(done.map((session) => `${kindOf(session, context)}, ${Math.round(session.durationSeconds / 60)} min`));
    return `${label} ${date === today ? 'ya has entrenado' : 'entrenaste'}: ${named}.`;
  }
  if (day.type === 'Descanso')
    return compose([`${label} ${date < today ? 'era día de descanso' : 'descansas'}.`, clean(day.reason)]);
  const session = day.routine === null ? '' : `: ${quoted(day.routine.name)} (${day.routine.minutes} min)`;
  return compose([
    `${label} te ${date < today ? 'tocaba' : 'toca'} ${kindOf(day, context)}${session}.`,
    clean(day.reason),
    day.coach !== undefined && `Lo ha puesto ${day.coach}.`,
  ]);
}

function whyDate(
  days: readonly DayRef[],
  kind: Kind | undefined,
  week: readonly ChatDay[],
  { today }: ChatContext,
): string {
  return (
    days[0]?.date ?? (kind && week.find(({ type, date }) => type === kind.category && date >= today)?.date) ?? today
  );
}

export function dayReply(days: readonly DayRef[], context: ChatContext): ChatReply {
  return planAnswer(compose(days.slice(0, 3).map((day) => dayLine(day.date, context))));
}

export function whyReply(date: string, context: ChatContext): ChatReply {
  const day = dayOn(date, context);
  if (day === undefined || day.reason === '') return planAnswer(dayLine(date, context));
  const named = day.routine === null ? '' : `, ${quoted(day.routine.name)} (${day.routine.minutes} min)`;
  const works = mainNames(day, context).slice(0, 3);
  return planAnswer(
    compose([
      `${capitalise(fullLabel(date, context.today))}: ${kindOf(day, context)}${named}.`,
      clean(day.reason, 300),
      purposes[labelOf(day, context)],
      works.length > 0 && `Lo trabajas con ${listed(works)}.`,
    ]),
  );
}

function kindLine(type: PlanDayType, week: readonly ChatDay[], none: string, lead: string): string {
  const days = week.filter((day) => day.type === type).map(({ date }) => `el ${weekdayLabel(date)}`);
  return days.length === 0 ? none : `${lead} ${listed(days)}.`;
}

/** Warm-up and closing are named only if nothing else is left out. */
function namesIn(day: ChatDay | undefined, context: ChatContext, isMain: boolean): string[] {
  const routine = context.routines.find(({ id }) => id === day?.routineId);
  const codes = routine?.entries.map(({ exercise }) => exercise.code) ?? [];
  return [...new Set(codes)].flatMap((code) => {
    const exercise = code === null || (isMain && code.startsWith('L')) ? null : byCode(code, context);
    return exercise ? [clean(exercise.name, 60)] : [];
  });
}

const mainNames = (day: ChatDay, context: ChatContext): string[] => namesIn(day, context, true);

function byCode(code: string, { exercises }: ChatContext) {
  return exercises.find((exercise) => exercise.code === code);
}

export function contentsReply(date: string, context: ChatContext): ChatReply {
  const day = dayOn(date, context);
  const names = namesIn(day, context, false);
  const line = dayLine(date, { ...context, history: [] });
  if (names.length === 0) return planAnswer(line);
  return {
    ...planAnswer(compose([line, `Lleva: ${listed(names)}.`], questions.exercise)),
    about: { open: 'exercise', dates: [date] },
  };
}

/** Without today's if it is done. */
function nextSession(context: ChatContext): string {
  const done = context.history.some(({ localDate }) => localDate === context.today);
  const next = plannedDays(context).find(
    ({ date, type }) => type !== 'Descanso' && (date > context.today || (date === context.today && !done)),
  );
  return next ? dayLine(next.date, context) : `Esta semana no te queda ninguna sesión. ${nextWeekText(context)}`;
}

function countOf(week: readonly ChatDay[], today: string): string {
  const trained = week.filter(({ type }) => type !== 'Descanso');
  const left = trained.filter(({ date }) => date >= today);
  return `Esta semana el plan tiene ${count(trained.length, 'sesión', 'sesiones')} (${listed(trained.map(({ date }) => weekdayLabel(date)))}); de hoy en adelante, ${left.length}.`;
}

const left = phrases('me/nos/te_queda* que_queda/falta queda_de/por cuantos_quedan cuantas_quedan');

function leftOfWeek(context: ChatContext): string {
  const ahead = (context.week ?? []).filter(({ date, type }) => date >= context.today && type !== 'Descanso');
  if (ahead.length === 0) return `Esta semana no te queda ninguna sesión. ${nextWeekText(context)}`;
  const { nextWeek } = context;
  if (ahead.length === 1 && nextWeek !== null)
    return compose([
      wholeWeek(ahead, context, 'Esta semana te queda una sesión'),
      wholeWeek(nextWeek, context, 'La que viene'),
    ]);
  const lead = `Te ${ahead.length === 1 ? 'queda una sesión' : `quedan ${ahead.length} sesiones`} esta semana`;
  return wholeWeek(ahead, context, lead);
}

function wholeWeek(week: readonly ChatDay[], context: ChatContext, lead = 'Tu semana'): string {
  const short = week.map((day) => `${weekdayLabel(day.date)}, ${kindOf(day, context)}`);
  const lines = week.map(
    ({ routine }, index) => `${short[index]}${routine === null ? '' : ` (${quoted(routine.name)})`}`,
  );
  const full = compose([`${lead}: ${lines.join('; ')}.`]);
  return full === '' ? `${lead}: ${short.join('; ')}.` : full;
}

function howOften({ player, week }: ChatContext): string {
  const level = player?.level ?? null;
  const general =
    level === 'Principiante' || level === null
      ? 'Con dos o tres días de entreno más tus partidos vas bien'
      : 'Con tres o cuatro días más tus partidos vas bien';
  const planned = week?.filter(({ type }) => type !== 'Descanso').length;
  return compose([
    `${general}; nunca los siete: al menos uno de descanso.`,
    planned !== undefined && `Esta semana tu plan tiene ${count(planned, 'sesión', 'sesiones')}.`,
    'Los días se eligen en tu perfil.',
  ]);
}
