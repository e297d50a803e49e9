import { mondayOf } from '@bandeja/domain/calendar/dates';
import type { BodyArea, Category } from '@bandeja/domain/exercises/vocabulary';
import { type PlanDayType, type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { Felt } from '@bandeja/reader/health';
import { weekdayLabel } from '@bandeja/reader/language/days';
import { allowanceOf, type Bench, benchOf, ruleFor } from '#chat/bench.ts';
import { dayLabel } from '#chat/labels.ts';
import { listed, quoted } from '#chat/phrase.ts';
import { dayOn, sundayOf } from '#chat/plan-days.ts';
import type { ChatContext, ChatDay } from '#chat/types.ts';
import { coveredRoutines } from '#schedule/allowance.ts';
import { easy, intensityOf, medium } from '#schedule/intensity.ts';
import { type Limits, obstacleTo } from '#schedule/limits.ts';
import { planWeek } from '#schedule/plan-week.ts';
import { chooseRoutine, type DayRule, followsRule, isWarmUp } from '#schedule/selection.ts';
import type { PlannedDay, PlannerRoutine } from '#schedule/types.ts';
import { takenBy } from '#schedule/week.ts';

/** The new content of a day; `routine` is null on rest days. */
export type NewDay = { date: string; weekday: Weekday; type: PlanDayType; routine: PlannerRoutine | null };

/** docs/training.md#injuries-in-the-week; fitting days stay. Null without a week or a profile. */
export function adaptWeek(context: ChatContext, reading: Felt): NewDay[] | null {
  const bench = benchOf(context, reading);
  if (bench === null || context.week === null) return null;
  const planned = plannedDays(context, bench);
  const felt = reading.injuries.map(({ area }) => area);
  const changed: NewDay[] = [];
  const trainedToday = context.stats.last?.localDate === context.today;
  for (const day of context.week) {
    // what a coach of flesh and blood published is asked of them
    if (day.coach !== undefined) continue;
    if (day.date < context.today || day.type === 'Descanso' || (day.date === context.today && trainedToday)) continue;
    const current = bench.planning.library.find(({ id }) => id === day.routineId) ?? null;
    const risk = current === null ? 'forbidden' : riskOf(current, bench.planning.limits, felt);
    if (risk === null) continue;
    const next = replacement(day, planned.get(day.date), felt, bench, changed);
    if (next.routine === null && risk === 'cautioned') continue;
    if (next.type !== day.type || (next.routine?.id ?? null) !== day.routineId) changed.push(next);
  }
  return changed;
}

function plannedDays(context: ChatContext, { player }: Bench): Map<string, PlannedDay> {
  const { days } = planWeek({
    monday: mondayOf(context.today),
    player,
    routines: context.routines,
    history: context.history,
    allowance: allowanceOf(context),
  });
  return new Map(days.map((day) => [day.date, day]));
}

/** A level or a material beyond the limits was the player's choice and is no matter of a discomfort. */
function bodyLimits(limits: Limits): Limits {
  return {
    ...limits,
    newcomer: false,
    deload: false,
    player: {
      ...limits.player,
      level: 'Avanzado',
      age: null,
      equipment: null,
      places: null,
      sessionDuration: { min: 0, max: Number.POSITIVE_INFINITY },
    },
  };
}

function riskOf(routine: PlannerRoutine, limits: Limits, felt: readonly BodyArea[]): 'forbidden' | 'cautioned' | null {
  if (obstacleTo(routine, bodyLimits(limits)) !== null) return 'forbidden';
  // a match is played with care or not at all; the player decides, and the answer says so
  if (routine.type === 'Partido' || !isCautioned(routine, felt)) return null;
  return 'cautioned';
}

/** Whether the main work (not warm-up or stretching) needs care with an area. */
function isCautioned({ entries }: PlannerRoutine, felt: readonly BodyArea[]): boolean {
  return entries.some(
    ({ exercise }) =>
      exercise.categories[0] !== 'Flexibilidad' && exercise.cautionFor.some((area) => felt.includes(area)),
  );
}

function replacement(
  day: ChatDay,
  planned: PlannedDay | undefined,
  felt: readonly BodyArea[],
  { planning, week }: Bench,
  changed: readonly NewDay[],
): NewDay {
  const index = weekdays.indexOf(day.weekday);
  const others = week.flatMap((routine, at) => {
    const changedTo = changed.find(({ weekday }) => weekday === weekdays[at]);
    const now = changedTo === undefined ? routine : changedTo.routine;
    return now === null || at === index ? [] : [now];
  });
  const covered = coveredRoutines(planning, others);
  const comfortable = covered.filter((routine) => !isWarmUp(routine) && !isCautioned(routine, felt));
  const base = { date: day.date, weekday: day.weekday };
  // «… y suavizado el resto»: the replacement is not hard.
  const rule: DayRule = { ...ruleFor(index, week), hardest: medium };
  const wished = comfortable.find((routine) => routine.id === planned?.routineId && followsRule(rule, routine));
  if (wished && planned && planned.type !== 'Partido') return { ...base, type: planned.type, routine: wished };
  const category = categoryOf(day.type);
  const need = { category, first: null, cause: { kind: 'balance' } } as const;
  const taken = takenBy(planning, others);
  const choice = chooseRoutine(need, comfortable, planning.limits, taken, rule);
  if (choice) return { ...base, type: choice.category, routine: choice.routine };
  const soft = comfortable.find((routine) => intensityOf(routine) === easy && routine.type !== 'Mental');
  return { ...base, type: soft ? categoryOf(soft.categories[0] ?? 'Descanso') : 'Descanso', routine: soft ?? null };
}

function categoryOf(type: PlanDayType): Category {
  return type === 'Partido' || type === 'Descanso' ? 'Flexibilidad' : type;
}

export function changesInWords(changes: readonly NewDay[], today: string): string {
  const byRoutine = Map.groupBy(changes, ({ routine }) => (routine === null ? 'descanso' : quoted(routine.name)));
  return [...byRoutine]
    .map(([what, days]) => `${listed(days.map(({ date }) => dayWord(date, today)))}, ${what}`)
    .join('; ');
}

const dayWord = (date: string, today: string): string =>
  date > sundayOf(today) ? dayLabel(date, today).replace('el ', '') : weekdayLabel(date);

type DayEdit = { type: PlanDayType; routineId: string | null };

/** Changes as the call for the plan takes them: weekdays of the seven days from `from` on, with what they hold now. */
export function editsOf(
  changes: readonly NewDay[],
  context: ChatContext,
): { from: string; currentWeek: Partial<Record<Weekday, DayEdit>>; before: Partial<Record<Weekday, DayEdit>> } {
  const dates = changes.map(({ date }) => date).sort();
  const [first = context.today] = dates;
  const isOneWeek = dates.every((date) => mondayOf(date) === mondayOf(first));
  const now = changes.flatMap(({ date }) => dayOn(date, context) ?? []);
  return {
    from: isOneWeek ? mondayOf(first) : first,
    currentWeek: Object.fromEntries(
      changes.map(({ weekday, type, routine }) => [weekday, { type, routineId: routine?.id ?? null }]),
    ),
    before: Object.fromEntries(now.map(({ weekday, type, routineId }) => [weekday, { type, routineId }])),
  };
}
