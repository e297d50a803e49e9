import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { listed } from '#chat/phrase.ts';
import type { Brief } from '#composer/brief-types.ts';
import type { LineDose } from '#composer/dose.ts';
import { isInFocus } from '#composer/focus.ts';
import {
  isBalance,
  isBreathing,
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
import { lineNotes, reserveOf } from '#composer/messages.ts';
import { groupNames, strokeNames } from '#composer/names.ts';
import { reasonTable } from '#composer/reason-tables.ts';
import type { ComposerExercise, RoutinePart } from '#composer/types.ts';

/** Benefit of an admin's exercise, by its first category. */
const gives: Record<Category, string> = {
  Fuerza: 'Da fuerza',
  'Fuerza explosiva': 'Da potencia',
  Pliometría: 'Da reactividad',
  Cardio: 'Suma resistencia',
  Flexibilidad: 'Da movilidad',
  Funcionalidad: 'Trabaja coordinación y control',
};

const loosen = 'para moverte con más soltura';
const afterNothing: Partial<Record<Brief['kind'], string>> = {
  mobility: loosen,
  gentle: loosen,
  warmUp: loosen,
  recovery: loosen,
  mental: 'para soltar tensión',
};

/** Never names an injury, because it is stored. */
export function reasonFor(exercise: ComposerExercise, part: RoutinePart, { strokes, kind }: Brief): string {
  const [what, otherwise] = reasonTable[exercise.code ?? ''] ?? general(exercise);
  const stroke = strokes.find((each) => exercise.strokes.includes(each));
  if (isStretch(exercise) || isMental(exercise) || part !== 'main') {
    if (isBreathing(exercise) && part === 'warmUp') return `${what} para empezar con la cabeza tranquila.`;
    return `${what} ${otherwise.startsWith('tras') ? (afterNothing[kind] ?? otherwise) : otherwise}.`;
  }
  if (stroke === undefined || isDrill(exercise)) return `${what} ${otherwise}.`;
  return `${what} para ${strokeNames[stroke]}.`;
}

function general({ categories, muscleGroups }: ComposerExercise): readonly [string, string] {
  const groups = muscleGroups.filter((group) => group !== 'Cardio').map((group) => groupNames[group]);
  const what = gives[categories[0] ?? 'Funcionalidad'];
  return [groups.length > 0 ? `${what} en ${listed(groups.slice(0, 2))}` : what, 'para moverte mejor en la pista'];
}

export function notesFor(exercise: ComposerExercise, part: RoutinePart, dose: LineDose, brief: Brief): string {
  const { limits } = brief;
  const careful = exercise.cautionFor.some((area) => limits.health.injured.includes(area));
  const parts = [effortNote(exercise, part, dose, brief)];
  if (careful) parts.push(lineNotes.careful);
  if (brief.focus === 'seated' && isInFocus(exercise, brief.focus)) parts.push(lineNotes.seated);
  if (limits.youth && phaseOf(exercise) === 'strength') parts.push(lineNotes.technique);
  return parts.filter((note) => note !== '').join(' ');
}

function effortNote(exercise: ComposerExercise, part: RoutinePart, dose: LineDose, brief: Brief): string {
  if (isGeneralWarmUp(exercise)) return lineNotes.warmUp;
  if (isBreathing(exercise)) return lineNotes.breathe;
  if (isMental(exercise)) return lineNotes.mental;
  if (isGentleCardio(exercise)) {
    const { acute } = brief.limits.health;
    return acute.includes('tobillo') || acute.includes('rodilla') ? lineNotes.walkGently : lineNotes.gentle;
  }
  if (isStretch(exercise)) return dose.duration === null ? lineNotes.mobility : lineNotes.stretch;
  if (isBalance(exercise)) return lineNotes.balance;
  if (part === 'warmUp') return lineNotes.lightly;
  if (isMatchPlay(exercise)) return lineNotes.match;
  if (isGame(exercise)) return lineNotes.game;
  if (isDrill(exercise)) return lineNotes.drill;
  if (exercise.categories.includes('Pliometría') && exercise.demands.includes('jump')) return lineNotes.jump;
  if (isInterval(exercise)) return lineNotes.intervals;
  switch (phaseOf(exercise)) {
    case 'power':
      return lineNotes.power;
    case 'strength':
      return dose.duration === null && dose.metres === null ? lineNotes.reserve(reserveFor(brief)) : lineNotes.hold;
    default:
      return lineNotes.agility;
  }
}

/** One rung easier where caution is due (young, older, coming back) or a soft session was wished. */
export function reserveFor({ limits, history, effort }: Brief): string {
  const level: Difficulty = limits.level ?? 'Principiante';
  const careful = limits.minor || limits.older || history.returning || effort === 'gentle';
  if (!careful || level === 'Principiante') return reserveOf(level);
  return reserveOf(level === 'Avanzado' ? 'Intermedio' : 'Principiante');
}
