import type { Brief } from '#composer/brief-types.ts';
import { gentleSeconds } from '#composer/dose.ts';
import { isInFocus } from '#composer/focus.ts';
import { isBalance, isDrill, isGame, isGentleCardio, isMatchPlay, isMental } from '#composer/kinds.ts';
import { isNamedBy } from '#composer/limits.ts';
import { hasRoom, isLong, isShort, landsWithin, mayStand } from '#composer/main-rules.ts';
import { isInMap } from '#composer/prevention.ts';
import type { Random } from '#composer/random.ts';
import { mostNamed, scoreOf } from '#composer/score.ts';
import { isMixed, leastServing, leastShare, serves, usesNamed } from '#composer/serving.ts';
import { type Slot, slotFor } from '#composer/slots.ts';
import type { ComposerExercise } from '#composer/types.ts';

export type Picker = {
  main: Slot[];
  /** False when nothing fits any more. `relax`: the share of the wish may suffer. */
  add: (relax: boolean) => boolean;
};

/** Chance against the scores: enough to vary a routine, too little to spoil it. */
const chance = 1.6;
const secondsPerExercise = { usual: 270, gentle: 220, mobility: 190 };
const mostMain = 16;
const fewest = 4;
/** The racket's share of a main part that also contains physical work. */
const mixedShare = 0.45;

/** Where few exercises serve the wish, fewer and longer lines keep them the half of the part. */
export function mainCap(mainSeconds: number, brief: Brief): number {
  const { kind, effort } = brief;
  const soft = effort === 'gentle' ? secondsPerExercise.gentle : secondsPerExercise.usual;
  const each = kind === 'mobility' || kind === 'warmUp' ? secondsPerExercise.mobility : soft;
  if (isRide(brief)) return Math.ceil(mainSeconds / gentleSeconds.most);
  const cap = Math.min(mostMain, Math.max(2, Math.ceil(mainSeconds / each)));
  const serving = brief.exercises.filter((exercise) => serves(exercise, brief) && mayStand(exercise, brief, false));
  return Math.min(cap, Math.max(fewest, Math.floor(serving.length / leastShare)));
}

/** An aerobic base is one long stretch, not a medley. */
function isRide({ aerobicBase, categories, strokes, groups, exercises }: Brief): boolean {
  const isAlone = categories.every((category) => category === 'Cardio') && strokes.length + groups.length === 0;
  return aerobicBase && isAlone && exercises.some(isGentleCardio);
}

/** Pinned exercises first, then those named by the wish. */
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

/** Nearly all for mobility, strength or cardio; elsewhere other work beside the wish helps. */
function aimedShare({ kind, categories, groups, focus }: Brief): number {
  if (focus !== null || kind === 'mobility' || kind === 'recovery' || kind === 'gentle') return 1;
  if (groups.length > 0) return 0.85;
  const plain = categories.every((each) => each === 'Fuerza' || each === 'Fuerza explosiva' || each === 'Cardio');
  return categories.length > 0 && plain ? 0.8 : 0.7;
}

/** A stroke hit again and again, rather than played for points. */
function isRepeated(exercise: ComposerExercise): boolean {
  return isDrill(exercise) && !isGame(exercise) && !isMatchPlay(exercise);
}

type Must = { test: (exercise: ComposerExercise) => boolean; count: number };

/** The most specific first. */
function musts(brief: Brief, cap: number): Must[] {
  const { categories, strokes, groups, areas, kind, named, limits, focus } = brief;
  if (focus !== null) return [{ test: (exercise) => isInFocus(exercise, focus), count: Math.ceil(cap * leastShare) }];
  if (kind === 'gentle') return [{ test: isGentleCardio, count: 1 }];
  const list: Must[] = [];
  const half = Math.max(leastServing, Math.ceil(cap * leastShare));
  if (limits.older && (categories.includes('Funcionalidad') || isShort(brief)))
    list.push({ test: isBalance, count: 1 });
  if (kind === 'match') list.push({ test: isMatchPlay, count: 1 });
  if (kind === 'mental') list.push({ test: isMental, count: leastServing });
  if (kind === 'tactics') list.push({ test: isGame, count: leastServing });
  if (brief.aerobicBase || kind === 'recovery' || isLong(brief)) list.push({ test: isGentleCardio, count: 1 });
  for (const area of brief.care) list.push({ test: (exercise) => isInMap(exercise, area), count: leastServing });
  for (const area of areas) list.push({ test: (exercise) => isInMap(exercise, area), count: leastServing });
  // with a racket it is played before it is prepared
  const played = kind === 'technique' ? strokes : [];
  for (const stroke of played)
    list.push({ test: (exercise) => isRepeated(exercise) && exercise.strokes.includes(stroke), count: 1 });
  for (const stroke of strokes) list.push({ test: (exercise) => exercise.strokes.includes(stroke), count: 1 });
  if (strokes.length > 0)
    list.push({ test: (exercise) => exercise.strokes.some((stroke) => strokes.includes(stroke)), count: half });
  // «técnica y fuerza»: both were wished, so neither may crowd the other out.
  if (isMixed(brief)) list.push({ test: isDrill, count: Math.floor(cap * mixedShare) });
  for (const group of groups) list.push({ test: (exercise) => exercise.muscleGroups.includes(group), count: 1 });
  if (groups.length > 0)
    list.push({
      test: (exercise) => serves(exercise, brief) && exercise.muscleGroups.some((group) => groups.includes(group)),
      count: half,
    });
  for (const stem of limits.wish.namedExercises ?? [])
    list.push({ test: (exercise) => isNamedBy(exercise, [stem]), count: 1 });
  for (const category of categories)
    list.push({ test: (exercise) => exercise.categories.includes(category), count: 1 });
  // A long list is a gym: no player expects every machine in one session.
  if (named.length <= mostNamed)
    for (const item of named)
      list.push({
        test: (exercise) => usesNamed(exercise, [item]) && (groups.length === 0 || serves(exercise, brief)),
        count: 1,
      });
  return list;
}
