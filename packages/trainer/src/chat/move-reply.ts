import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { type DayRef, weekdayLabel } from '@bandeja/reader/language/days';
import { changesInWords, editsOf, type NewDay } from '#chat/adapt.ts';
import { type Bench, benchOf, isHardOnEve } from '#chat/bench.ts';
import { dayLabel } from '#chat/labels.ts';
import { compose, quoted } from '#chat/phrase.ts';
import { inWeekOf, plannedDays } from '#chat/plan-days.ts';
import { changeAnswer, proposal } from '#chat/proposal.ts';
import { questions, texts } from '#chat/texts.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { type Obstacle, obstacleTo } from '#schedule/limits.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

/** Obstacles that no wish overrides; kit, place and time are the player's decision. */
const hardObstacles: readonly (Obstacle | null)[] = ['health', 'level', 'newcomer', 'age', 'injury', 'demand'];

/** docs/training.md#gates. */
export function forbids(routine: PlannerRoutine, { planning }: Bench): boolean {
  return hardObstacles.includes(obstacleTo(routine, planning.limits));
}

export function notForYou(routine: PlannerRoutine): string {
  return `${quoted(routine.name)} no encaja ahora con tu nivel o con lo que tienes que cuidar. Puedo buscarte otra parecida: dime de qué tipo.`;
}

/** «El sábado hay partido»: a hard session on its eve is the player's wish, but not in silence. */
export function eveNote(
  days: readonly Pick<DayRef, 'date' | 'weekday'>[],
  routine: PlannerRoutine,
  bench: Bench,
): string | null {
  const [day] = days;
  const index = day === undefined ? -1 : weekdays.indexOf(day.weekday);
  if (day === undefined || index < 0 || !isHardOnEve(routine, index, bench)) return null;
  return `Ojo: el ${weekdayLabel(addDays(day.date, 1))} hay partido; guarda piernas.`;
}

export function moveReply(
  from: DayRef,
  to: DayRef | null,
  week: readonly ChatDay[],
  bench: Bench | null,
  context: ChatContext,
): ChatReply {
  const { today } = context;
  const source = week.find(({ date }) => date === from.date);
  const target = to === null ? freeDayAfter(from, week, today) : week.find(({ date }) => date === to.date);
  if (source === undefined) return changeAnswer(questions.day);
  const here = dayLabel(source.date, today);
  if (source.type === 'Descanso') return changeAnswer(`${capitalise(here)} es descanso: no hay sesión que pasar.`);
  if (target === undefined) {
    return {
      ...changeAnswer(`No te queda otro día libre para pasarla. ${questions.target}`),
      about: { open: 'target' },
    };
  }
  const there = dayLabel(target.date, today);
  const known = [source, target].every((day) => day.routineId === null || routineOf(day, context) !== null);
  if (!known)
    return changeAnswer(
      'Una de esas sesiones ya no está en la biblioteca. Dime qué quieres hacer ese día y la cambio.',
    );
  const carried: NewDay = {
    date: target.date,
    weekday: target.weekday,
    type: source.type,
    routine: routineOf(source, context),
  };
  const back: NewDay = {
    date: source.date,
    weekday: source.weekday,
    type: target.type,
    routine: routineOf(target, context),
  };
  if (bench && carried.routine && forbids(carried.routine, bench)) return changeAnswer(notForYou(carried.routine));
  const swaps = target.type !== 'Descanso';
  const note = bench && carried.routine ? eveNote([target], carried.routine, exchanged(bench, source, target)) : null;
  if (source.date < today) {
    // past days stay unchanged; a day with a session takes no second one
    return swaps
      ? changeAnswer(`${capitalise(there)} ya tienes sesión, y una perdida no se suma a otra. Sigue con lo que toca.`)
      : proposal([carried], context, note);
  }
  const lead = swaps
    ? `Intercambio ${here} y ${there}: ${changesInWords([back, carried], today)}.`
    : `Paso ${nameOf(source)} de ${here} a ${there}, y ${here} descansas.`;
  return changeAnswer(
    compose([lead.replaceAll(' de el ', ' del ').replaceAll(' a el ', ' al '), note], texts.confirm),
    {
      type: 'adapt_week',
      data: { area: null, ...editsOf([back, carried], context) },
    },
  );
}

export function toDay(date: string, today: string): string {
  return `a ${dayLabel(date, today)}`.replace('a el ', 'al ');
}

/** «el viernes no puedo»; null where no free day may take the session. */
export function moveOrRest(from: DayRef, context: ChatContext): ChatReply | null {
  const { today } = context;
  const days = plannedDays(context);
  const source = days.find(({ date }) => date === from.date);
  const target = freeDayAfter(from, days, today);
  if (!source || !target || source.type === 'Descanso' || source.date < today) return null;
  const routine = routineOf(source, context);
  const bench = benchOf(inWeekOf(from.date, context));
  if (routine === null || bench === null || bench.health.redFlag !== null || forbids(routine, bench)) return null;
  const there = toDay(target.date, today);
  const to: DayRef = { date: target.date, weekday: target.weekday, thisWeek: true, start: 0, end: 0 };
  return {
    ...changeAnswer(
      `${capitalise(dayLabel(source.date, today))} toca ${nameOf(source)}. ¿La muevo ${there} o la quito?`,
    ),
    choices: [
      { intent: null, label: `Moverla ${there}, ${routine.duration} min` },
      { intent: null, label: 'Quitarla esta semana' },
    ],
    about: { open: 'move_or_rest', change: { kind: 'move', from, to }, dates: [from.date] },
  };
}

function routineOf({ routineId }: ChatDay, { routines }: ChatContext): PlannerRoutine | null {
  return routines.find(({ id }) => id === routineId) ?? null;
}

function exchanged(bench: Bench, source: ChatDay, target: ChatDay): Bench {
  const [from, to] = [weekdays.indexOf(source.weekday), weekdays.indexOf(target.weekday)];
  const other = new Map([
    [from, to],
    [to, from],
  ]);
  return { ...bench, week: bench.week.map((_, at) => bench.week[other.get(at) ?? at] ?? null) };
}

/** A later day of rest in the same week, else one that is left of it, else the first after it. */
function freeDayAfter(from: DayRef, week: readonly ChatDay[], today: string): ChatDay | undefined {
  const free = week.filter(({ type, date }) => type === 'Descanso' && date >= today && date !== from.date);
  const near = free.filter(({ date }) => mondayOf(date) === mondayOf(from.date));
  return near.find(({ date }) => date > from.date) ?? near[0] ?? free.find(({ date }) => date > from.date);
}

function nameOf({ routine, type }: ChatDay): string {
  return routine === null ? type.toLowerCase() : quoted(routine.name);
}
