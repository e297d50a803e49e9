import type { Category, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { HealthReading } from '#reader/health.ts';
import type { Stanced } from '#reader/stance.ts';
import type { Wish } from '#reader/types.ts';

/** What «físico» means beside technique. */
const physicalWork: readonly Category[] = ['Fuerza', 'Cardio'];

/** Each value once, in the order of the text; the last stance of a value decides. */
export function sorted<T>(
  mentions: readonly Stanced[],
  valuesOf: (mention: Stanced) => readonly T[],
): { wanted: T[]; refused: T[] } {
  const stands = new Map<T, boolean>();
  for (const mention of mentions) {
    if (mention.stance === 'ignored') continue;
    for (const value of valuesOf(mention)) stands.set(value, mention.stance === 'wanted');
  }
  const all = [...stands];
  return {
    wanted: all.filter(([, wanted]) => wanted).map(([value]) => value),
    refused: all.filter(([, wanted]) => !wanted).map(([value]) => value),
  };
}

function readCategories(
  mentions: readonly Stanced[],
  health: HealthReading,
): { wanted: Category[]; refused: Category[] } {
  const { wanted, refused } = sorted<Category>(mentions, ({ target, stance }) =>
    // Refusing to jump or run is a demand, no category; and a refused bike is kit.
    // … and whoever will not warm up may still stretch.
    stance !== 'wanted' && (target.warmUp === true || target.topic === 'demand' || target.topic === 'kit')
      ? []
      : (target.categories ?? []),
  );
  const jumpless = health.excludedDemands.includes('jump');
  return { wanted: wanted.filter((category) => !jumpless || category !== 'Pliometría'), refused };
}

/** The first type that is wished; «golpes» only counts when no other is named. */
function readType(mentions: readonly Stanced[], warmUp: boolean, asksForWork: boolean): RoutineType | null {
  const typed = mentions.filter(({ target, stance }) => target.routineType !== undefined && stance === 'wanted');
  const types = typed.filter(({ target }) => !(warmUp && target.routineType === 'Partido'));
  const chosen = (types.find(({ target }) => target.weakType !== true) ?? types[0])?.target;
  const isRest = chosen?.weakType === true && chosen.routineType === 'Descanso';
  return isRest && asksForWork ? null : (chosen?.routineType ?? null);
}

type Aims = Pick<
  Wish,
  | 'strokes'
  | 'categories'
  | 'muscleGroups'
  | 'excludedCategories'
  | 'excludedStrokes'
  | 'excludedMuscleGroups'
  | 'excludedExercises'
  | 'namedExercises'
  | 'routineType'
  | 'warmUp'
  | 'aerobicBase'
>;

/** What is to be trained and what is not, from what a text names; `leftAlone` as in `mentionsIn`. */
export function readAims(mentions: readonly Stanced[], health: HealthReading, leftAlone: readonly MuscleGroup[]): Aims {
  const strokes = sorted<Stroke>(mentions, ({ target }) => target.strokes ?? []);
  const groups = sorted<MuscleGroup>(mentions, ({ target }) => target.groups ?? []);
  const exercises = sorted<string>(mentions, ({ target }) => (target.exercise === undefined ? [] : [target.exercise]));
  const categories = readCategories(mentions, health);
  const wanted = mentions.filter(({ stance }) => stance === 'wanted');
  const warmUp = wanted.some(({ target }) => target.warmUp === true);
  const parts = strokes.wanted.length + groups.wanted.length;
  const asksForWork = parts > 0 || categories.wanted.some((category) => category !== 'Flexibilidad');
  const routineType = readType(mentions, warmUp, asksForWork);
  const restsOrOpen = routineType === null || routineType === 'Descanso';
  const goalless = categories.wanted.length + parts === 0 && restsOrOpen;
  // «flexiones, sentadillas y burpees» is strength too, though burpees speak first.
  const listsExercises = exercises.wanted.length > 1 && parts === 0;
  const implied = [
    ...(goalless || listsExercises ? fallbackOf(wanted) : []),
    ...(categories.wanted.length === 0 && isTwoInOne(wanted, routineType) ? physicalWork : []),
  ];
  return {
    strokes: strokes.wanted,
    categories: [...categories.wanted, ...implied.filter((category) => !categories.refused.includes(category))],
    muscleGroups: groups.wanted.filter((group) => !leftAlone.includes(group)),
    excludedCategories: categories.refused,
    excludedStrokes: strokes.refused,
    excludedMuscleGroups: [...new Set([...groups.refused, ...leftAlone])],
    excludedExercises: exercises.refused,
    ...(exercises.wanted.length === 0 ? {} : { namedExercises: exercises.wanted }),
    routineType,
    warmUp,
    aerobicBase: wanted.some(({ target }) => target.aerobicBase === true),
  };
}

/** What goals of few words stand for. A rope among other things is kit; alone it is what one does with it. */
function fallbackOf(wanted: readonly Stanced[]): Category[] {
  const kits = wanted.filter(({ target }) => target.topic === 'kit').length;
  return sorted<Category>(wanted, ({ target }) =>
    target.topic === 'kit' && kits > 1 && target.fallback?.includes('Cardio') === true ? [] : (target.fallback ?? []),
  ).wanted;
}

/** «técnica y físico»: two sessions in one. */
function isTwoInOne(wanted: readonly Stanced[], routineType: RoutineType | null): boolean {
  const racket = routineType === 'Técnico' || routineType === 'Táctico';
  return racket && wanted.some(({ target }) => target.routineType === 'Físico');
}
