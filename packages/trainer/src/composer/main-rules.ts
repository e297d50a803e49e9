import type { Brief } from '#composer/brief-types.ts';
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

/** At most so many of a sort in one main part. */
const most = { stretches: 8, fillers: 3, overhead: 5, core: 3, intervals: 4, shadows: 2, mental: 3 };

/** Hours of strength or stretching alone help no player: an easy stretch of cardio belongs in it. */
export function isLong({ kind, minutes }: Brief): boolean {
  return (kind === 'physical' && minutes > 100) || (kind === 'mobility' && minutes > 60);
}

/** Too short for balance work in the warm-up. */
export function isShort({ minutes }: Brief): boolean {
  return minutes < 30;
}

/** Whether an exercise belongs in the main part of such a session. `relax` lets easy fillers in. */
export function mayStand(move: ComposerExercise, brief: Brief, relax: boolean): boolean {
  const { kind } = brief;
  if (isGeneralWarmUp(move) || (isMatchPlay(move) && kind !== 'match')) return false;
  if (isMental(move)) return kind === 'mental';
  if (isBreathing(move)) return (kind === 'mental' || kind === 'gentle') && relax;
  switch (kind) {
    case 'gentle':
      return true;
    case 'mobility':
      return isStretch(move) || (isCalm(move) && (relax || isLong(brief) || !isGentleCardio(move)));
    case 'recovery':
      return isCalm(move) && !move.demands.includes('run');
    case 'warmUp':
      return isActivation(move) || (relax && isEasy(move));
    case 'mental':
      return isCalm(move) && !move.demands.includes('run') && (relax || !isStretch(move));
    case 'technique':
    case 'tactics':
    case 'match':
      return isDrill(move) || isRelated(move, brief) || relax;
    default:
      return !isDrill(move) && (isWishedFiller(move, brief) || relax || (isLong(brief) && isGentleCardio(move)));
  }
}

/** Light work that wakes up: no fatigue, no static strain. */
function isActivation(move: ComposerExercise): boolean {
  if (isDrill(move) || move.categories.includes('Pliometría')) return false;
  if (isStretch(move)) return true;
  if (move.categories[0] === 'Funcionalidad') return move.difficulty !== 'Avanzado';
  return move.categories[0] === 'Fuerza' && move.equipment.includes('gomas') && move.difficulty === 'Principiante';
}

/** Where activation runs out: easy cardio, bodyweight strength. */
function isEasy(move: ComposerExercise): boolean {
  if (isGentleCardio(move)) return true;
  return phaseOf(move) === 'strength' && move.difficulty === 'Principiante' && move.equipment.length === 0;
}

/** Off the racket, what the wish names or what moves the feet for it. */
function isRelated(move: ComposerExercise, brief: Brief): boolean {
  const { categories, groups, areas } = brief;
  if (isStretch(move) || isGentleCardio(move)) return categories.some((category) => move.categories.includes(category));
  if (move.categories.some((category) => categories.includes(category))) return true;
  if (move.muscleGroups.some((group) => groups.includes(group))) return true;
  if (areas.some((area) => isInMap(move, area))) return true;
  if (move.categories[0] === 'Funcionalidad') return true;
  if (move.categories.includes('Pliometría') || phaseOf(move) === 'intervals') return false;
  return move.strokes.some((stroke) => brief.strokes.includes(stroke));
}

/** In physical work stretches and long gentle cardio stand in the main part only where they were wished. */
function isWishedFiller(move: ComposerExercise, brief: Brief): boolean {
  const { categories, areas, care, support, aerobicBase } = brief;
  if (isStretch(move))
    return (
      categories.includes('Flexibilidad') ||
      areas.some((area) => isInMap(move, area)) ||
      care.some((area) => isInMap(move, area)) ||
      (categories.length === 0 && support.includes('Flexibilidad'))
    );
  if (isGentleCardio(move)) return aerobicBase || categories.includes('Cardio') || support.includes('Cardio');
  return true;
}

/** Whether a routine that holds `chosen` takes one more of this sort. */
export function hasRoom(
  move: ComposerExercise,
  chosen: readonly ComposerExercise[],
  brief: Brief,
  relax: boolean,
): boolean {
  return capsOf(brief, relax).every(
    ({ sort, counted = sort, atMost }) => !sort(move) || chosen.filter(counted).length < atMost,
  );
}

/** At most so many lines of a sort; `counted` where others than the sort itself take its places. */
type Cap = {
  sort: (move: ComposerExercise) => boolean;
  counted?: (move: ComposerExercise) => boolean;
  atMost: number;
};

function capsOf(brief: Brief, relax: boolean): Cap[] {
  const { kind, groups, minutes } = brief;
  const caps: Cap[] = [
    { sort: isGentleCardio, atMost: 1 },
    { sort: isStretch, atMost: mostStretches(brief) },
    { sort: (move) => move.demands.includes('overhead'), atMost: most.overhead },
    { sort: isInterval, atMost: most.intervals + (minutes > 60 ? 1 : 0) },
    { sort: isMental, atMost: most.mental },
  ];
  if (kind === 'technique') caps.push({ sort: isGame, atMost: mostGames(minutes) });
  if (relax) return caps;
  if (!groups.includes('Core')) caps.push({ sort: (move) => move.muscleGroups[0] === 'Core', atMost: most.core });
  if (isRacketOnly(brief)) caps.push({ sort: (move) => !isDrill(move), atMost: mostShadows(brief) });
  if (kind === 'match') {
    caps.push({ sort: () => true, counted: (move) => !isMatchPlay(move), atMost: mostBeforeMatch(minutes) });
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

/** A session with the racket whose wish names no physical work. */
function isRacketOnly({ kind, categories, groups, areas }: Brief): boolean {
  const isRacket = kind === 'technique' || kind === 'tactics' || kind === 'match';
  return isRacket && categories.length + groups.length + areas.length === 0;
}

/** Where few drills can be played, footwork and strength for the stroke take their place. */
function mostShadows({ moves }: Brief): number {
  return Math.max(most.shadows, 6 - moves.filter(isDrill).length);
}

/** A match is the session; a drill or two get the hand in. */
function mostBeforeMatch(minutes: number): number {
  return minutes >= 75 ? 2 : 1;
}

/** Whether the jumps still fit the session's contacts when every line takes its shortest dose. */
export function landsWithin(move: ComposerExercise, main: readonly Slot[], brief: Brief): boolean {
  if (!move.categories.includes('Pliometría')) return true;
  const sum = [...main, slotFor(move, 'main', brief)].reduce((total, slot) => total + contactsAt(slot, 0), 0);
  return sum <= brief.limits.contacts;
}
