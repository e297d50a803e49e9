import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import type { Lack } from '#schedule/limits.ts';
import type { WeakStroke } from '#schedule/types.ts';

/** Origin of a session in the week, mentioned in its reason. */
export type NeedCause =
  /** `main` where the category is the first the goal asks for, else it supports the goal. */
  | { kind: 'goal'; goal: Goal; main: boolean }
  /** No goal was chosen. */
  | { kind: 'balance' }
  /** The one Fuerza session every week has. */
  | { kind: 'strengthRule' }
  /** Fuerza instead of Fuerza explosiva in a Principiante's first four weeks. */
  | { kind: 'newcomer' }
  /** The stroke that the player rates lowest. */
  | { kind: 'stroke'; stroke: WeakStroke }
  /** A match was due, but no match routine is possible. */
  | { kind: 'instead of match'; lack: Lack | null };

/** One physical session the week asks for, before a routine and a day are found. */
export type Need = {
  category: Category;
  /**
   * Routines that come first: those of a type (of the racket's two types the other one next), or the prevention
   * routines R04–R06.
   */
  first: 'Técnico' | 'Táctico' | 'Mental' | 'prevention' | null;
  /** Exercises that come first, by catalogue code. */
  drills?: readonly string[];
  cause: NeedCause;
};

type GoalSlot = Pick<Need, 'category' | 'first'>;

const plain = (category: Category): GoalSlot => ({ category, first: null });
const withRacket = (first: 'Técnico' | 'Táctico'): GoalSlot => ({ category: 'Funcionalidad', first });
const technique = withRacket('Técnico');
const mental: GoalSlot = { category: 'Funcionalidad', first: 'Mental' };
const prevention: GoalSlot = { category: 'Fuerza', first: 'prevention' };

/** Physical slots 1, 2 and 3 by goal (docs/training.md#categories-by-goal). */
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

/** Further facts that decide the needs, besides the goals. */
export type NeedContext = {
  newcomer: boolean;
  /** Whether any routine with the racket is possible: on a court, against a wall, in shadow. */
  racket: boolean;
  /** Weeks since a fixed Monday: the strokes take turns. */
  week: number;
  /** Whether a tournament is near (docs/training.md#tournaments). */
  tournamentNear: boolean;
  weakStroke: WeakStroke | null;
};

/**
 * The physical sessions of a week in order of importance (docs/training.md#categories-by-goal, docs/training.md#gates).
 * Several goals alternate, each going through its own slots, so that every goal opens with its first category.
 */
export function physicalNeeds(count: number, goals: readonly Goal[], context: NeedContext): Need[] {
  const needs = Array.from({ length: count }, (_, index) =>
    gated(needAt(index, count, goals, context), context.newcomer),
  );
  return context.racket && context.weakStroke !== null ? withStroke(needs, context.weakStroke) : needs;
}

/**
 * The weakest stroke gets the week's session with the racket; without one, of two or more sessions the last one that is
 * no Fuerza (docs/training.md#strokes).
 */
function withStroke(needs: readonly Need[], stroke: WeakStroke): Need[] {
  const racketAt = needs.findIndex(({ first }) => first === 'Técnico' || first === 'Táctico');
  const at =
    racketAt >= 0 || needs.length < 2 ? racketAt : needs.findLastIndex(({ category }) => category !== 'Fuerza');
  const first = stroke.drills[0]?.startsWith('K') ? 'Táctico' : 'Técnico';
  const need: Need = { ...withRacket(first), drills: stroke.drills, cause: { kind: 'stroke', stroke } };
  return at < 0 ? [...needs] : needs.with(at, need);
}

/**
 * The racket's share of the slots (docs/product.md#week-mix): from two physical slots on, one is Técnico or Táctico and
 * one Fuerza. The two alternate by week; before a tournament there is a separate mental session.
 */
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

/** The Fuerza session every week has from two physical ones on (docs/training.md#categories-by-goal). */
export const strengthNeed: Need = { ...plain('Fuerza'), cause: { kind: 'strengthRule' } };

function needAt(index: number, count: number, goals: readonly Goal[], context: NeedContext): Need {
  const goal = goals[index % Math.max(1, goals.length)];
  const own = goal === undefined ? slotsWithoutGoal : slotsByGoal[goal];
  const slots = (count >= 2 && context.racket ? mixedSlots(goal, context) : null) ?? own;
  const round = Math.floor(index / Math.max(1, goals.length));
  const slot = slots[round % slots.length] ?? plain('Fuerza');
  if (goal === undefined) return { ...slot, cause: { kind: 'balance' } };
  return { ...slot, cause: { kind: 'goal', goal, main: slot.category === slots[0]?.category } };
}

function gated(need: Need, newcomer: boolean): Need {
  if (!newcomer || need.category !== 'Fuerza explosiva') return need;
  return { category: 'Fuerza', first: null, cause: { kind: 'newcomer' } };
}

/**
 * Replacement for the week's match number `index` (from 0) if no match is possible: court tactics for the first,
 * technique for the others, else functional work.
 */
export function needInsteadOfMatch(index: number, lack: Lack | null): Need {
  const first = index === 0 ? 'Táctico' : 'Técnico';
  return { category: 'Funcionalidad', first, cause: { kind: 'instead of match', lack } };
}
