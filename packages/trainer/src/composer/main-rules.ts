import type { Brief } from '#composer/brief-types.ts';
import { isInFocus } from '#composer/focus.ts';
import {
  isBreathing,
  isCalm,
  isDrill,
  isGame,
  isGeneralWarmUp,
  isGentleCardio,
  isInterval,
  isMatchPlay,
  isMental,
  isStretch,
  phaseOf,
} from '#composer/kinds.ts';
import { isInMap } from '#composer/prevention.ts';
import { isFlexible } from '#composer/session-kind.ts';
import { contactsAt, type Slot, slotFor } from '#composer/slots.ts';
import type { ComposerExercise } from '#composer/types.ts';

const most = { stretches: 8, fillers: 3, overhead: 5, core: 3, intervals: 4, shadows: 2, mental: 3 };

/** Hours of strength or stretching alone help no player: an easy stretch of cardio belongs in it. */
export function isLong({ kind, minutes }: Brief): boolean {
  return (kind === 'physical' && minutes > 100) || (kind === 'mobility' && minutes > 60);
}

export function isShort({ minutes }: Brief): boolean {
  return minutes < 30;
}

export function mayStand(exercise: ComposerExercise, brief: Brief, relax: boolean): boolean {
  const { kind, focus } = brief;
  if (isGeneralWarmUp(exercise) || (isMatchPlay(exercise) && kind !== 'match')) return false;
  if (focus === 'seated' && kind !== 'mental')
    return isInFocus(exercise, focus) && !isMental(exercise) && !isBreathing(exercise);
  if (isMental(exercise)) return kind === 'mental';
  if (isBreathing(exercise)) return (kind === 'mental' || kind === 'gentle') && relax;
  switch (kind) {
    case 'gentle':
      return true;
    case 'mobility':
      return isStretch(exercise) || (isCalm(exercise) && (relax || isLong(brief) || !isGentleCardio(exercise)));
    case 'recovery':
      return isCalm(exercise) && !exercise.demands.includes('run');
    case 'warmUp':
      return isActivation(exercise) || (relax && isEasy(exercise));
    case 'mental':
      return isCalm(exercise) && !exercise.demands.includes('run') && (relax || !isStretch(exercise));
    case 'technique':
    case 'tactics':
    case 'match':
      return isDrill(exercise) || isRelated(exercise, brief) || relax;
    default:
      return (
        !isDrill(exercise) && (isWishedFiller(exercise, brief) || relax || (isLong(brief) && isGentleCardio(exercise)))
      );
  }
}

/** Light work that wakes up: no fatigue, no static strain. */
function isActivation(exercise: ComposerExercise): boolean {
  if (isDrill(exercise) || exercise.categories.includes('Pliometría')) return false;
  if (isStretch(exercise)) return true;
  if (exercise.categories[0] === 'Funcionalidad') return exercise.difficulty !== 'Avanzado';
  return (
    exercise.categories[0] === 'Fuerza' &&
    exercise.equipment.includes('gomas') &&
    exercise.difficulty === 'Principiante'
  );
}

function isEasy(exercise: ComposerExercise): boolean {
  if (isGentleCardio(exercise)) return true;
  return phaseOf(exercise) === 'strength' && exercise.difficulty === 'Principiante' && exercise.equipment.length === 0;
}

function isRelated(exercise: ComposerExercise, brief: Brief): boolean {
  const { categories, groups, areas } = brief;
  if (isStretch(exercise) || isGentleCardio(exercise))
    return categories.some((category) => exercise.categories.includes(category));
  if (exercise.categories.some((category) => categories.includes(category))) return true;
  if (exercise.muscleGroups.some((group) => groups.includes(group))) return true;
  if (areas.some((area) => isInMap(exercise, area))) return true;
  if (exercise.categories[0] === 'Funcionalidad') return true;
  if (exercise.categories.includes('Pliometría') || phaseOf(exercise) === 'intervals') return false;
  return exercise.strokes.some((stroke) => brief.strokes.includes(stroke));
}

/** In physical work, stretches and long gentle cardio only where they were wished. */
function isWishedFiller(exercise: ComposerExercise, brief: Brief): boolean {
  const { categories, areas, care, support, aerobicBase } = brief;
  if (aerobicBase && isInterval(exercise)) return false;
  if (isStretch(exercise))
    return (
      categories.includes('Flexibilidad') ||
      areas.some((area) => isInMap(exercise, area)) ||
      care.some((area) => isInMap(exercise, area)) ||
      (categories.length === 0 && support.includes('Flexibilidad'))
    );
  if (isGentleCardio(exercise)) return aerobicBase || categories.includes('Cardio') || support.includes('Cardio');
  return true;
}

export function hasRoom(
  exercise: ComposerExercise,
  chosen: readonly ComposerExercise[],
  brief: Brief,
  relax: boolean,
): boolean {
  return capsOf(brief, relax).every(
    ({ sort, counted = sort, atMost }) => !sort(exercise) || chosen.filter(counted).length < atMost,
  );
}

type Cap = {
  sort: (exercise: ComposerExercise) => boolean;
  counted?: (exercise: ComposerExercise) => boolean;
  atMost: number;
};

function capsOf(brief: Brief, relax: boolean): Cap[] {
  const { kind, groups, minutes } = brief;
  const caps: Cap[] = [
    { sort: isGentleCardio, atMost: 1 },
    { sort: isStretch, atMost: mostStretches(brief) },
    { sort: (exercise) => exercise.demands.includes('overhead'), atMost: most.overhead },
    { sort: isInterval, atMost: most.intervals + (minutes > 60 ? 1 : 0) },
    { sort: isMental, atMost: most.mental },
  ];
  if (kind === 'technique') caps.push({ sort: isGame, atMost: mostGames(minutes) });
  if (relax) return caps;
  if (!groups.includes('Core'))
    caps.push({ sort: (exercise) => exercise.muscleGroups[0] === 'Core', atMost: most.core });
  if (isRacketOnly(brief)) caps.push({ sort: (exercise) => !isDrill(exercise), atMost: mostShadows(brief) });
  if (kind === 'match') {
    caps.push({ sort: () => true, counted: (exercise) => !isMatchPlay(exercise), atMost: mostBeforeMatch(minutes) });
  }
  return caps;
}

function mostStretches(brief: Brief): number {
  if (isFlexible(brief)) return most.stretches;
  return brief.categories.includes('Flexibilidad') ? 5 : most.fillers;
}

function mostGames(minutes: number): number {
  if (minutes >= 90) return 2;
  return minutes >= 60 ? 1 : 0;
}

function isRacketOnly({ kind, categories, groups, areas }: Brief): boolean {
  const isRacket = kind === 'technique' || kind === 'tactics' || kind === 'match';
  return isRacket && categories.length + groups.length + areas.length === 0;
}

/** Where few drills can be played, footwork and strength for the stroke replace them. */
function mostShadows({ exercises }: Brief): number {
  return Math.max(most.shadows, 6 - exercises.filter(isDrill).length);
}

/** A match fills the session; a drill or two prepare the hand. */
function mostBeforeMatch(minutes: number): number {
  return minutes >= 75 ? 2 : 1;
}

/** Whether the jumps still fit the session's contacts when every line takes its shortest dose. */
export function landsWithin(exercise: ComposerExercise, main: readonly Slot[], brief: Brief): boolean {
  if (!exercise.categories.includes('Pliometría')) return true;
  const sum = [...main, slotFor(exercise, 'main', brief)].reduce((total, slot) => total + contactsAt(slot, 0), 0);
  return sum <= brief.limits.contacts;
}
