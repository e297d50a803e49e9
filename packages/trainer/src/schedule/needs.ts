import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { Lack } from '#schedule/limits.ts';
import type { PlannerLostPoints, PlannerWeakCalf, WeakStroke } from '#schedule/types.ts';
import { slotsOfBlock } from '#season/mix.ts';
import type { WeekBlock } from '#season/types.ts';

export type NeedCause =
  /** `main` where the category is the first the goal asks for. */
  | { kind: 'goal'; goal: Goal; main: boolean }
  | { kind: 'balance' }
  | { kind: 'strengthRule' }
  /** Fuerza instead of Fuerza explosiva in a Principiante's first four weeks. */
  | { kind: 'newcomer' }
  | { kind: 'stroke'; stroke: WeakStroke }
  | { kind: 'block'; block: WeekBlock }
  | { kind: 'lost points'; lost: PlannerLostPoints }
  | { kind: 'weak calf'; calf: PlannerWeakCalf }
  /** A match was due, but no match routine is possible. */
  | { kind: 'instead of match'; lack: Lack | null };

export type Need = {
  category: Category;
  /** Routines that come first; the racket's two types stand in for each other. Prevention is R04–R06. */
  first: 'Técnico' | 'Táctico' | 'Mental' | 'prevention' | null;
  drills?: readonly string[];
  cause: NeedCause;
};

type GoalSlot = Pick<Need, 'category' | 'first'>;

const plain = (category: Category): GoalSlot => ({ category, first: null });
const withRacket = (first: 'Técnico' | 'Táctico'): GoalSlot => ({ category: 'Funcionalidad', first });
const technique = withRacket('Técnico');
const mental: GoalSlot = { category: 'Funcionalidad', first: 'Mental' };
const prevention: GoalSlot = { category: 'Fuerza', first: 'prevention' };

/** docs/training.md#categories-by-goal. */
const slotsByGoal: Record<Goal, readonly GoalSlot[]> = {
  'Mejorar la técnica': [technique, plain('Fuerza'), technique],
  'Ganar resistencia': [plain('Cardio'), plain('Fuerza'), plain('Cardio')],
  'Perder peso': [plain('Fuerza'), plain('Cardio'), plain('Funcionalidad')],
  'Ganar fuerza': [plain('Fuerza'), plain('Fuerza explosiva'), plain('Fuerza')],
  'Mejorar la movilidad': [plain('Flexibilidad'), plain('Fuerza'), plain('Flexibilidad')],
  'Prevenir lesiones': [prevention, plain('Funcionalidad'), prevention],
  'Competir en torneos': [plain('Fuerza explosiva'), plain('Cardio'), plain('Fuerza')],
  'Divertirme y socializar': [plain('Funcionalidad'), plain('Fuerza'), plain('Funcionalidad')],
};
const slotsWithoutGoal: readonly GoalSlot[] = [plain('Fuerza'), plain('Cardio'), plain('Funcionalidad')];

export type NeedContext = {
  newcomer: boolean;
  /** Whether any routine with the racket is possible: on a court, against a wall, in shadow. */
  racket: boolean;
  /** Weeks since a fixed Monday: the strokes take turns. */
  week: number;
  /** docs/training.md#tournaments. */
  tournamentNear: boolean;
  weakStroke: WeakStroke | null;
  /** The season's block; without one the goals of the profile decide. */
  block: WeekBlock | null;
  lostPoints?: PlannerLostPoints | null;
  weakCalf?: PlannerWeakCalf | null;
};

/** Most important first (docs/training.md#categories-by-goal, docs/training.md#gates); several goals alternate. */
export function physicalNeeds(count: number, goals: readonly Goal[], context: NeedContext): Need[] {
  const { block, weakCalf = null } = context;
  const wanted = block
    ? slotsOfBlock(block, count).map((slot): Need => ({ ...slot, cause: { kind: 'block', block } }))
    : Array.from({ length: count }, (_, index) => needAt(index, count, goals, context));
  const needs = wanted.map((need) => gated(need, context.newcomer));
  const wish = context.racket ? wishOf(context) : null;
  const withWish = wish === null ? needs : withDrills(needs, wish);
  return weakCalf === null ? withWish : withCalf(withWish, weakCalf);
}

/** Raises of the calf on one leg and seated. */
export const calfDrills = ['F12', 'F13'] as const;

/** The first session of strength holds them; a week without one stays as it is (docs/training.md#monthly-check). */
function withCalf(needs: readonly Need[], calf: PlannerWeakCalf): Need[] {
  const at = needs.findIndex(({ category }) => category === 'Fuerza');
  const wanted: Need = { ...prevention, drills: calfDrills, cause: { kind: 'weak calf', calf } };
  return at < 0 ? [...needs] : needs.with(at, wanted);
}

type DrillWish = { drills: readonly string[]; cause: NeedCause };

/** What the last match cost goes before the weakest stroke (docs/training.md#lost-points). */
function wishOf({ lostPoints = null, weakStroke }: NeedContext): DrillWish | null {
  if (lostPoints !== null) return { drills: lostPoints.drills, cause: { kind: 'lost points', lost: lostPoints } };
  return weakStroke && { drills: weakStroke.drills, cause: { kind: 'stroke', stroke: weakStroke } };
}

/** They get the racket session, else the last one that is no Fuerza (docs/training.md#strokes). */
function withDrills(needs: readonly Need[], { drills, cause }: DrillWish): Need[] {
  const racketAt = needs.findIndex(({ first }) => first === 'Técnico' || first === 'Táctico');
  const isOnly = needs.length < 2;
  const other = isOnly ? wayOfOnly(cause) : needs.findLastIndex(({ category }) => category !== 'Fuerza');
  const at = racketAt >= 0 ? racketAt : other;
  const first = drills[0]?.startsWith('K') ? 'Táctico' : 'Técnico';
  return at < 0 ? [...needs] : needs.with(at, { ...withRacket(first), drills, cause });
}

/** The only session of a week goes to what the player asked for, not to what we propose. */
const wayOfOnly = ({ kind }: NeedCause) => (kind === 'lost points' ? 0 : -1);

/** docs/product.md#week-mix: one Técnico or Táctico, alternating by week; a mental session before a tournament. */
function mixedSlots(goal: Goal | undefined, { week, tournamentNear }: NeedContext): readonly GoalSlot[] | null {
  const [first, second] = week % 2 === 0 ? (['Técnico', 'Táctico'] as const) : (['Táctico', 'Técnico'] as const);
  switch (goal) {
    case 'Mejorar la técnica':
      return [withRacket(first), plain('Fuerza'), withRacket(second)];
    case 'Competir en torneos':
      return [
        withRacket(first),
        plain('Fuerza'),
        tournamentNear || week % 2 === 1 ? mental : plain('Fuerza explosiva'),
      ];
    case 'Divertirme y socializar':
      return [plain('Funcionalidad'), plain('Fuerza'), withRacket(first)];
    case undefined:
      return [plain('Fuerza'), withRacket(first), plain('Cardio')];
    default:
      return null;
  }
}

/** docs/training.md#categories-by-goal: every week has one from two physical sessions on. */
export const strengthNeed: Need = { ...plain('Fuerza'), cause: { kind: 'strengthRule' } };

function needAt(index: number, count: number, goals: readonly Goal[], context: NeedContext): Need {
  const goal = goals[index % Math.max(1, goals.length)];
  const usual = goal === undefined ? slotsWithoutGoal : slotsByGoal[goal];
  const slots = (count >= 2 && context.racket ? mixedSlots(goal, context) : null) ?? usual;
  const round = Math.floor(index / Math.max(1, goals.length));
  const slot = slots[round % slots.length] ?? plain('Fuerza');
  if (goal === undefined) return { ...slot, cause: { kind: 'balance' } };
  return { ...slot, cause: { kind: 'goal', goal, main: slot.category === slots[0]?.category } };
}

function gated(need: Need, newcomer: boolean): Need {
  if (!newcomer || need.category !== 'Fuerza explosiva') return need;
  return { category: 'Fuerza', first: null, cause: { kind: 'newcomer' } };
}

/** `index` from 0: court tactics for the first, technique for the others, else functional work. */
export function needInsteadOfMatch(index: number, lack: Lack | null): Need {
  const first = index === 0 ? 'Táctico' : 'Técnico';
  return { category: 'Funcionalidad', first, cause: { kind: 'instead of match', lack } };
}
