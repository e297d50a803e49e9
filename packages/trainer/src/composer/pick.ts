import type { Brief } from '#composer/brief-types.ts';
import { isBalance, isDrill, isGame, isGentleCardio, isMatchPlay, isMental } from '#composer/kinds.ts';
import { isNamedBy } from '#composer/limits.ts';
import { hasRoom, isLong, isShort, landsWithin, mayStand } from '#composer/main-rules.ts';
import { isInMap } from '#composer/prevention.ts';
import type { Random } from '#composer/random.ts';
import { mostNamed, scoreOf } from '#composer/score.ts';
import { isMixed, leastServing, leastShare, serves, usesNamed } from '#composer/serving.ts';
import { type Slot, slotFor } from '#composer/slots.ts';
import type { ComposerExercise } from '#composer/types.ts';

/** Chooses the main part, one exercise at a time. */
export type Picker = {
  main: Slot[];
  /** Adds the best next exercise; false when nothing fits any more. `relax`: the share of the wish may suffer. */
  add: (relax: boolean) => boolean;
};

/** Chance against the scores: enough to vary a routine, too little to spoil it. */
const chance = 1.6;
const secondsPerExercise = { usual: 270, gentle: 220, mobility: 190 };
/** A warm-up of three, fourteen of the main part, a closing of four. */
export const mostEntries = 21;
const mostMain = 14;
/** The racket's share of a main part that also contains physical work. */
const mixedShare = 0.45;

/** Maximum number of exercises of a main part. */
export function mainCap(mainSeconds: number, { kind, effort }: Brief): number {
  const soft = effort === 'gentle' ? secondsPerExercise.gentle : secondsPerExercise.usual;
  const each = kind === 'mobility' || kind === 'warmUp' ? secondsPerExercise.mobility : soft;
  return Math.min(mostMain, Math.max(2, Math.ceil(mainSeconds / each)));
}

/** Creates a picker whose main part has the required exercises: first pinned ones, then those named by the wish. */
export function pickerFor(
  brief: Brief,
  random: Random,
  pinned: readonly Slot[],
  taken: ReadonlySet<string>,
  cap: number,
): Picker {
  const main: Slot[] = [...pinned];
  const luck = new Map(brief.exercises.map((exercise) => [exercise.id, random() * chance]));
  const chosen = () => main.map((slot) => slot.exercise);
  const best = (test: (exercise: ComposerExercise) => boolean, relax: boolean): ComposerExercise | undefined => {
    const there = chosen();
    let found: ComposerExercise | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const exercise of brief.exercises) {
      if (taken.has(exercise.id) || there.includes(exercise) || !test(exercise)) continue;
      if (
        !mayStand(exercise, brief, relax) ||
        !hasRoom(exercise, there, brief, relax) ||
        !landsWithin(exercise, main, brief)
      )
        continue;
      const score = scoreOf(exercise, there, brief) + (luck.get(exercise.id) ?? 0);
      if (score > highest) {
        highest = score;
        found = exercise;
      }
    }
    return found;
  };
  const take = (exercise: ComposerExercise | undefined): boolean => {
    if (exercise !== undefined) main.push(slotFor(exercise, 'main', brief));
    return exercise !== undefined;
  };
  for (const { test, count } of musts(brief, cap))
    while ((main.length < cap || test === isBalance) && main.filter((slot) => test(slot.exercise)).length < count)
      if (!take(best(test, test === isBalance))) break;
  return {
    main,
    add: (relax) => {
      const serving = main.filter((slot) => slot.serving).length;
      const wanted = (share: number) => serving < share * (main.length + 1);
      const server = (exercise: ComposerExercise) => serves(exercise, brief);
      if (wanted(aimedShare(brief)) && take(best(server, false))) return true;
      // Beside the wish only as far as half of the part still serves it.
      if (!wanted(leastShare) && take(best((exercise) => !server(exercise), false))) return true;
      return take(best(server, false)) || (relax && (take(best(() => true, false)) || take(best(() => true, true))));
    },
  };
}

/**
 * Share of the wish in the main part: all for mobility, nearly all for strength or cardio; elsewhere other work beside it
 * helps.
 */
function aimedShare({ kind, categories, groups }: Brief): number {
  if (kind === 'mobility' || kind === 'recovery' || kind === 'gentle') return 1;
  if (groups.length > 0) return 0.85;
  const plain = categories.every((each) => each === 'Fuerza' || each === 'Fuerza explosiva' || each === 'Cardio');
  return categories.length > 0 && plain ? 0.8 : 0.7;
}

type Must = { test: (exercise: ComposerExercise) => boolean; count: number };

/** The requirements of the main part, the most specific first. */
function musts(brief: Brief, cap: number): Must[] {
  const { categories, strokes, groups, areas, kind, named, limits } = brief;
  if (kind === 'gentle') return [{ test: isGentleCardio, count: 1 }];
  const list: Must[] = [];
  if (limits.older && (categories.includes('Funcionalidad') || isShort(brief)))
    list.push({ test: isBalance, count: 1 });
  if (kind === 'match') list.push({ test: isMatchPlay, count: 1 });
  if (kind === 'mental') list.push({ test: isMental, count: leastServing });
  if (kind === 'tactics') list.push({ test: isGame, count: leastServing });
  if (brief.aerobicBase || kind === 'recovery' || isLong(brief)) list.push({ test: isGentleCardio, count: 1 });
  for (const area of brief.care) list.push({ test: (exercise) => isInMap(exercise, area), count: leastServing });
  for (const area of areas) list.push({ test: (exercise) => isInMap(exercise, area), count: leastServing });
  for (const stroke of strokes) list.push({ test: (exercise) => exercise.strokes.includes(stroke), count: 1 });
  if (strokes.length > 0)
    list.push({ test: (exercise) => exercise.strokes.some((stroke) => strokes.includes(stroke)), count: leastServing });
  // «técnica y fuerza»: both were wished, so neither may crowd the other out.
  if (isMixed(brief)) list.push({ test: isDrill, count: Math.floor(cap * mixedShare) });
  for (const group of groups) list.push({ test: (exercise) => exercise.muscleGroups.includes(group), count: 1 });
  if (groups.length > 0)
    list.push({
      test: (exercise) => exercise.muscleGroups.some((group) => groups.includes(group)),
      count: leastServing,
    });
  for (const stem of limits.wish.namedExercises ?? [])
    list.push({ test: (exercise) => isNamedBy(exercise, [stem]), count: 1 });
  for (const category of categories)
    list.push({ test: (exercise) => exercise.categories.includes(category), count: 1 });
  // A long list is a gym: no player expects every machine in one session.
  if (named.length <= mostNamed)
    for (const item of named) list.push({ test: (exercise) => usesNamed(exercise, [item]), count: 1 });
  return list;
}
