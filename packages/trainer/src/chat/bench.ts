import { addDays } from '@bandeja/domain/calendar/dates';
import type { Category } from '@bandeja/domain/exercises/vocabulary';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { Felt, HealthReading } from '@bandeja/reader/health';
import { type Kind, shareOf } from '@bandeja/reader/language/kinds';
import { plainWords } from '@bandeja/reader/language/options';
import { profileHealth, stoppingFlag } from '@bandeja/reader/safety/red-flag';
import { nothingFelt, together } from '@bandeja/reader/understand/health';
import { mondayIn } from '#chat/plan-days.ts';
import type { ChatContext } from '#chat/types.ts';
import { noAdaptation } from '#schedule/adaptation.ts';
import { coveredRoutines } from '#schedule/allowance.ts';
import { effortFrom } from '#schedule/effort.ts';
import { guardsFor } from '#schedule/guards.ts';
import { easy, hard, intensityOf, medium } from '#schedule/intensity.ts';
import { type Lack, limitsFor } from '#schedule/limits.ts';
import type { Need } from '#schedule/needs.ts';
import {
  anyDay,
  candidates,
  chooseRoutine,
  type DayRule,
  followsRule,
  holdsJumps,
  isWarmUp,
  ranked,
} from '#schedule/selection.ts';
import { missingBecause } from '#schedule/slots.ts';
import type { PlannerAllowance, PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';
import { fittingRoutines, type Planning, takenBy } from '#schedule/week.ts';

export type Bench = {
  planning: Planning;
  player: PlannerPlayer;
  /** The health in the profile, with the discomfort just mentioned. */
  health: HealthReading;
  week: readonly (PlannerRoutine | null)[];
};

/** The rest of the plan; this month's sessions are already counted (docs/product.md#plan-limits). */
export function allowanceOf({ left, history, today }: ChatContext): PlannerAllowance {
  const month = today.slice(0, 7);
  const done = history.filter(({ localDate }) => localDate.startsWith(month));
  return {
    countedRoutineIds: done.flatMap(({ routineId }) => routineId ?? []),
    routinesLeft: left.routines ?? Number.POSITIVE_INFINITY,
    sessionsLeft: left.sessions ?? Number.POSITIVE_INFINITY,
    today,
  };
}

/** Null while the profile is incomplete. `discomfort` is spared besides. */
export function benchOf(context: ChatContext, discomfort: Felt = nothingFelt): Bench | null {
  if (context.player === null) return null;
  const player = { ...context.player, felt: together(context.player.felt ?? nothingFelt, discomfort) };
  const monday = mondayIn(context);
  const health = profileHealth(player);
  const library = context.routines.filter(({ entries }) => entries.length > 0);
  const effort = effortFrom(context.history, context.routines, player.level);
  const limits = limitsFor(
    player,
    health,
    monday,
    guardsFor(player, effort, monday, { pain: health.pain, tournament: null }).deload,
  );
  const stopped = stoppingFlag(health) !== null;
  const planning: Planning = {
    monday,
    limits,
    effort,
    days: weekdays.map((_, index) => index),
    library,
    fitting: stopped ? [] : fittingRoutines(library, limits),
    history: context.history,
    allowance: allowanceOf(context),
    adaptation: noAdaptation,
    tournament: null,
    block: null,
    weakStroke: null,
    lostPoints: null,
    weakCalf: null,
    variant: 0,
    absences: [],
    today: monday,
  };
  const week = weekdays.map((_, index) => {
    const id = context.week?.find(({ date }) => date === addDays(monday, index))?.routineId;
    return library.find((routine) => routine.id === id) ?? null;
  });
  return { planning, player: limits.player, health, week };
}

/** `gentle` demands the easy class. */
export type Wanted = { category: Category | 'Partido'; first: Need['first']; gentle: boolean; groups?: Kind['groups'] };

export type Pick = {
  routine: PlannerRoutine;
  type: Category | 'Partido';
  /** Why no routine of the wished kind was left; null where it is of that kind. */
  insteadOf: { category: string; lack: Lack | null } | null;
};

/** By the planner's rules for placement (docs/training.md#placement). Null when nothing at all is left. */
export function pickFor(wanted: Wanted, index: number, { planning, player, week }: Bench): Pick | null {
  const others = week.flatMap((routine, at) => (routine === null || at === index ? [] : [routine]));
  const covered = coveredRoutines(planning, others).filter((routine) => !isWarmUp(routine));
  const taken = takenBy(planning, others);
  if (wanted.category === 'Partido') return pickMatch(covered, taken, player, planning);
  const category = wanted.category;
  const need: Need = { category, first: wanted.first, cause: { kind: 'balance' } };
  const rule = ruleFor(index, week);
  if (wanted.gentle) {
    const soft = ranked(
      need,
      covered.filter((routine) => intensityOf(routine) === easy),
      player,
      taken,
    );
    const [routine] = soft.filter(({ type }) => type !== 'Mental').sort((a, b) => gentleRank(a) - gentleRank(b));
    return routine ? { routine, type: routine.categories[0] ?? 'Flexibilidad', insteadOf: null } : null;
  }
  for (const strict of [rule, anyDay]) {
    const fitting = ranked(need, candidates(need, covered, planning.limits, taken, strict), player, taken);
    const routine = bestFor(wanted.groups ?? [], fitting, category);
    if (routine) return { routine, type: category, insteadOf: null };
  }
  const choice =
    chooseRoutine(need, covered, planning.limits, taken, rule) ??
    chooseRoutine(need, covered, planning.limits, taken, anyDay);
  if (!choice) return null;
  const lack = missingBecause(category, planning);
  return { routine: choice.routine, type: choice.category, insteadOf: { category: category.toLowerCase(), lack } };
}

function bestFor(
  groups: NonNullable<Wanted['groups']>,
  fitting: readonly PlannerRoutine[],
  category: Category,
): PlannerRoutine | undefined {
  if (groups.length === 0) return fitting.find(({ categories }) => categories[0] === category) ?? fitting[0];
  const share = ({ entries }: PlannerRoutine) => groups.reduce((sum, group) => sum + shareOf(group, entries), 0);
  return [...fitting].sort((a, b) => share(b) - share(a))[0];
}

function pickMatch(
  routines: readonly PlannerRoutine[],
  taken: Parameters<typeof ranked>[3],
  player: PlannerPlayer,
  planning: Planning,
): Pick | null {
  const need: Need = { category: 'Cardio', first: null, cause: { kind: 'balance' } };
  const [routine] = ranked(
    need,
    routines.filter(({ type }) => type === 'Partido'),
    player,
    taken,
  );
  return routine && planning.fitting.includes(routine) ? { routine, type: 'Partido', insteadOf: null } : null;
}

function gentleRank({ type, categories }: PlannerRoutine): number {
  if (categories[0] === 'Flexibilidad') return type === 'Descanso' ? 1 : 0;
  return 2;
}

export function ruleFor(index: number, week: Bench['week']): DayRule {
  const beside = [week[index - 1], week[index + 1]];
  return {
    ...anyDay,
    hardest: week[index + 1]?.type === 'Partido' ? medium : hard,
    jumps: !beside.some((routine) => routine !== null && routine !== undefined && holdsJumps(routine)),
  };
}

export function isHardOnEve(routine: PlannerRoutine, index: number, { week }: Bench): boolean {
  return !followsRule(ruleFor(index, week), routine) && week[index + 1]?.type === 'Partido';
}

/** The longest name first. */
export function namedRoutine(text: string, routines: readonly PlannerRoutine[]): PlannerRoutine | null {
  const plain = plainWords(text);
  const [routine] = routines
    .filter(({ name }) => plainWords(name).length >= 8 && plain.includes(plainWords(name)))
    .sort((a, b) => b.name.length - a.name.length);
  return routine ?? null;
}
