import type { Category } from '@bandeja/domain/exercises/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import { capitalise } from '@bandeja/domain/wire/text';
import { listed } from '#chat/phrase.ts';
import type { Brief } from '#composer/brief-types.ts';
import { isBreathing, isCalm, isDrill, isGame, isMatchPlay, isMental, phaseOf } from '#composer/kinds.ts';
import { groupNames, strokeNames } from '#composer/names.ts';
import { categoriesOf } from '#composer/naming.ts';
import { reserveFor } from '#composer/reasons.ts';
import { servesStroke, strokesIn } from '#composer/serving.ts';
import { type Draft, totalSeconds } from '#composer/slots.ts';
import type { ComposerExercise } from '#composer/types.ts';

function startOf(warmUp: Draft['warmUp']): string {
  if (warmUp.length === 0) return '';
  const minutes = Math.round(totalSeconds(warmUp) / 60);
  const time = minutes === 1 ? 'un minuto' : `${minutes} minutos`;
  const breathes = warmUp.some((slot) => isBreathing(slot.exercise));
  return breathes ? `respiras ${time} con calma, ` : `calientas ${time}, `;
}

export function descriptionOf(draft: Draft, brief: Brief): string {
  const main = draft.main.map((slot) => slot.exercise);
  if (main.length === 0) return 'Una rutina sin ejercicios.';
  const start = startOf(draft.warmUp);
  const effort =
    brief.kind === 'physical' && main.some((exercise) => phaseOf(exercise) === 'strength')
      ? ` En las series de fuerza, deja ${reserveFor(brief)} repeticiones en reserva.`
      : '';
  return `${capitalise(`${start}${workOf(main, brief)}`)}${endOf(draft)}.${effort}`;
}

function endOf({ closing }: Draft): string {
  if (closing.length === 0) return '';
  if (closing.every((slot) => isBreathing(slot.exercise))) return ' y cierras respirando con calma';
  return closing.some((slot) => slot.exercise.loadType === 'time')
    ? ' y cierras estirando'
    : ' y cierras con movilidad';
}

function workOf(main: readonly ComposerExercise[], brief: Brief): string {
  const all = counted(main.length);
  switch (brief.kind) {
    case 'technique':
      return techniqueOf(main, brief);
    case 'tactics':
      return partly('llevas lo que quieres mejorar a jugadas reales', main, isGame);
    case 'match': {
      const before = main.filter((exercise) => !isMatchPlay(exercise)).length;
      return `${before === 0 ? '' : `preparas la mano con ${counted(before)}, `}juegas con un objetivo por set`;
    }
    case 'mental':
      return partly('ordenas lo que haces entre puntos', main, isMental);
    case 'warmUp':
      return `te activas con ${all}`;
    case 'recovery':
      return `descargas con ${all} ${main.length === 1 ? 'suave' : 'suaves'}`;
    case 'gentle':
      return `te mueves suave con ${all}`;
    case 'mobility':
      return `ganas recorrido con ${all}`;
    default:
      return `trabajas ${listed(phaseWords(main))} con ${all}`;
  }
}

function techniqueOf(main: readonly ComposerExercise[], { strokes }: Brief): string {
  const plays = (exercise: ComposerExercise) => isDrill(exercise) && servesStroke(exercise, strokes);
  const played = main.filter(plays);
  if (played.length === 0) return partly('practicas golpes', main, isDrill);
  const named = strokes.filter((stroke) => played.some((exercise) => exercise.strokes.includes(stroke)));
  return partly(`practicas ${listed(named.map((stroke) => strokeNames[stroke]))}`, main, plays);
}

/** «practicas la bandeja con 2 ejercicios, completas con otros 3»: counts only exercises that do so. */
function partly(
  what: string,
  main: readonly ComposerExercise[],
  test: (exercise: ComposerExercise) => boolean,
): string {
  const doing = main.filter(test).length;
  const others = main.length - doing;
  const rest = others === 0 ? '' : `, completas con ${others === 1 ? 'otro' : `otros ${others}`}`;
  return `${what} con ${counted(doing)}${rest}`;
}

function counted(exercises: number): string {
  return exercises === 1 ? 'un ejercicio' : `${exercises} ejercicios`;
}

function phaseWords(main: readonly ComposerExercise[]): string[] {
  const words = main.map((exercise) => {
    switch (phaseOf(exercise)) {
      case 'power':
        return 'potencia';
      case 'strength':
        return exercise.muscleGroups[0] === 'Core' ? 'core' : 'fuerza';
      case 'intervals':
        return 'resistencia';
      case 'mobility':
        return 'movilidad';
      default:
        return isCalm(exercise) ? 'equilibrio y control' : 'pies';
    }
  });
  return [...new Set(words)];
}

const categoryObjectives: Record<Category, string> = {
  Fuerza: 'Ganar fuerza útil en la pista',
  'Fuerza explosiva': 'Golpear y arrancar con más potencia',
  Pliometría: 'Saltar y aterrizar con control',
  Cardio: 'Aguantar mejor los puntos largos',
  Flexibilidad: 'Moverte con más soltura',
  Funcionalidad: 'Moverte con equilibrio y coordinación',
};

export function objectivesOf(main: readonly ComposerExercise[], brief: Brief): string[] {
  const { groups, areas, kind } = brief;
  const served = strokesIn(main, brief);
  const byKind: Partial<Record<Brief['kind'], string>> = {
    technique: 'Repetir con calidad y menos fallos',
    tactics: 'Decidir mejor en pareja',
    match: 'Competir con un objetivo claro',
    mental: 'Empezar cada punto en calma',
    warmUp: 'Entrar en calor sin cansarte',
    recovery: 'Descargar y recuperar',
    gentle: 'Seguir en movimiento sin forzar',
  };
  const aims = [
    ...served.slice(0, 2).map((stroke) => `Mejorar ${strokeNames[stroke]}`),
    ...(byKind[kind] === undefined ? [] : [byKind[kind]]),
    ...(groups.length > 0 ? [`Trabajar ${listed(groups.slice(0, 3).map((group) => groupNames[group]))}`] : []),
    ...(areas.length > 0 ? [`Reforzar ${listed(areas.map((area) => areaNames[area]))}`] : []),
    ...(kind === 'physical' || kind === 'mobility'
      ? categoriesOf(main, brief).map((category) => categoryObjectives[category])
      : []),
  ];
  return [...new Set(aims)].slice(0, 3);
}
