import {
  categories as allCategories,
  type Category,
  type Material,
  type MuscleGroup,
  materials,
} from '@bandeja/domain/exercises/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import { derivedCategories } from '@bandeja/domain/routines/rules';
import { capitalise } from '@bandeja/domain/wire/text';
import { withoutArticle } from '@bandeja/reader/language/pieces';
import type { Effort } from '@bandeja/reader/types';
import { listed } from '#chat/phrase.ts';
import type { Brief } from '#composer/brief-types.ts';
import { isCalm, isInterval, isWallPlay, phaseOf } from '#composer/kinds.ts';
import { categoryNames, groupNames, materialNames, strokeNames } from '#composer/names.ts';
import { isMixed, strokesIn, trains, usesNamed } from '#composer/serving.ts';
import { isFlexible } from '#composer/session-kind.ts';
import type { ComposerExercise } from '#composer/types.ts';

const nameLength = 60;
const everywhere: readonly Material[] = ['pared', 'silla', 'toalla', 'pista', 'conos', 'compañero'];
const effortNames: Record<Effort, string> = { gentle: 'suave', hard: 'intensa' };

export function categoriesOf(
  main: readonly ComposerExercise[],
  { type, kind, categories, support }: Brief,
): Category[] {
  if (type !== 'Físico') return derivedCategories(type, []);
  if (kind === 'mobility') return ['Flexibilidad'];
  const present = categories.filter((category) => main.some((exercise) => exercise.categories.includes(category)));
  if (present.length > 0) return present.slice(0, 3);
  const countOf = (category: Category) => main.filter((exercise) => exercise.categories[0] === category).length;
  const order = [...new Set([...support, ...allCategories])];
  const ranked = order.filter((category) => countOf(category) > 0).sort((a, b) => countOf(b) - countOf(a));
  const most = Math.max(0, ...ranked.map(countOf));
  const chosen = ranked.slice(0, 2).filter((category) => countOf(category) * 2 >= most);
  return chosen.length > 0 ? chosen : ['Funcionalidad'];
}

/** «Fuerza de piernas en casa»: a good Spanish name from the routine's actual content. */
export function nameOf(main: readonly ComposerExercise[], brief: Brief): string {
  const subject = subjectOf(main, brief);
  const { limits, named, place } = brief;
  const used = named.filter((item) =>
    main.some(({ equipment }) => equipment.some((each) => each.split(' o ').includes(item))),
  );
  const extras = [
    ...(used.length > 0 && used.length <= 2 ? [`con ${listed(used.map((item) => materialNames[item]))}`] : []),
    ...(limits.wish.place === 'home' && !limits.wish.placeName ? ['en casa'] : []),
    ...(brief.kind === 'technique' && place === 'court' && main.some(needsCourt) ? ['en pista'] : []),
    ...(brief.kind === 'physical' && limits.wish.place === 'court' ? ['en pista'] : []),
    ...(limits.wish.equipment?.length === 0 && brief.kind === 'physical' ? ['sin material'] : []),
    ...(limits.health.excludedDemands.includes('jump') && brief.kind === 'physical' ? ['sin saltos'] : []),
  ];
  return extras.slice(0, 2).reduce((name, extra) => {
    const longer = `${name} ${extra}`;
    return longer.length <= nameLength ? longer : name;
  }, subject);
}

/** «mancuernas y gomas», «estiramientos», «tu propio peso»: what the work is done with. */
export function meansOf(main: readonly ComposerExercise[], brief: Brief): string[] {
  const { kit } = brief.limits;
  const used = materials.filter(
    (item) => kit.has(item) && !everywhere.includes(item) && main.some((exercise) => usesNamed(exercise, [item])),
  );
  if (used.length > 0) return used.slice(0, 3).map((item) => materialNames[item]);
  return [isFlexible(brief) ? 'estiramientos' : 'tu propio peso'];
}

function needsCourt({ equipment }: ComposerExercise): boolean {
  return equipment.includes('pista');
}

function subjectOf(main: readonly ComposerExercise[], brief: Brief): string {
  const { kind } = brief;
  const named = strokesIn(main, brief);
  const strokeList = listed(named.slice(0, 3).map((stroke) => withoutArticle(strokeNames[stroke])));
  switch (kind) {
    case 'technique':
      if (isMixed(brief)) return mixedSubject(main, brief);
      if (named.length > 0) return capitalise(strokeList);
      return main.some(isWallPlay) && brief.limits.wish.alone === true ? 'Peloteo contra la pared' : 'Técnica variada';
    case 'tactics':
      return named.includes('transición') || named.length === 0
        ? 'Táctica: ganar la red'
        : `Táctica: ${strokeNames[named[0] ?? 'todos']}`;
    case 'match':
      return 'Partido con un objetivo';
    case 'mental':
      return 'Cabeza fría entre puntos';
    case 'warmUp':
      return 'Calentamiento para jugar';
    case 'recovery':
      return 'Recuperación activa';
    case 'gentle':
      return main.some((exercise) => exercise.categories[0] === 'Cardio')
        ? 'Paseo y movilidad suave'
        : 'Movilidad suave';
    case 'mobility':
      return `Movilidad${ofGroups(main, brief) || ' de cuerpo entero'}`;
    default:
      return physicalSubject(main, brief);
  }
}

function mixedSubject(main: readonly ComposerExercise[], brief: Brief): string {
  const strokes = strokesIn(main, brief).slice(0, 2);
  const names = strokes.map((stroke) => withoutArticle(strokeNames[stroke]));
  const present = brief.categories.filter((category) =>
    main.some((exercise) => exercise.categories.includes(category)),
  );
  const physical = present.slice(0, 2).map((category) => categoryNames[category]);
  return capitalise(listed([...(names.length > 0 ? names : ['técnica']), ...physical]));
}

function physicalSubject(main: readonly ComposerExercise[], brief: Brief): string {
  const { categories, strokes, groups, areas, effort } = brief;
  if (brief.focus === 'seated') return 'Sesión en la silla';
  if (brief.aerobicBase && strokes.length + groups.length === 0) return 'Base aeróbica';
  const present = categories.filter((category) => main.some((exercise) => exercise.categories.includes(category)));
  const shown = present.length > 0 ? present.slice(0, 2) : categoriesOf(main, brief).slice(0, 1);
  const title = capitalise(listed(shown.map((category) => titleOf(category, main))));
  const served = strokes.filter((stroke) => main.some((exercise) => exercise.strokes.includes(stroke)));
  if (served.length > 0)
    return `${title} para ${listed(served.slice(0, 2).map((stroke) => withoutArticle(strokeNames[stroke])))}`;
  const worked = groups.filter((group) => main.some((exercise) => trains(exercise, [group])));
  if (worked.length > 0) return present.length > 0 ? `${title}${ofGroups(main, brief)}` : groupTitle(brief, worked);
  if (areas.length > 0 && present.length === 0) return `Refuerzo de ${listed(areas.map((area) => areaNames[area]))}`;
  if (present.length === 0)
    return isWholeBody(main) ? 'Cuerpo entero' : `Sesión ${effort === null ? 'variada' : effortNames[effort]}`;
  return present.length === 1 && present[0] === 'Fuerza' && isWholeBody(main) ? 'Fuerza de cuerpo entero' : title;
}

function isWholeBody(main: readonly ComposerExercise[]): boolean {
  const first = new Set(
    main.filter((exercise) => phaseOf(exercise) === 'strength').map((exercise) => exercise.muscleGroups[0]),
  );
  const legs = first.has('Piernas') || first.has('Glúteos');
  const upper = first.has('Espalda') || first.has('Pecho') || first.has('Hombros');
  return legs && upper && first.has('Core');
}

function groupTitle({ areas }: Brief, worked: readonly MuscleGroup[]): string {
  const names = listed(worked.slice(0, 3).map((group) => groupNames[group]));
  return areas.length > 0 ? `${capitalise(names)} con base firme` : `Fuerza de ${names}`;
}

function ofGroups(main: readonly ComposerExercise[], { groups }: Brief): string {
  const worked = groups.filter((group) => main.some((exercise) => exercise.muscleGroups.includes(group)));
  return worked.length === 0 ? '' : ` de ${listed(worked.slice(0, 3).map((group) => groupNames[group]))}`;
}

/** Functional work is named balance or agility even if other work prevails. */
function titleOf(category: Category, main: readonly ComposerExercise[]): string {
  const exercises = main.filter((exercise) => exercise.categories.includes(category));
  if (category === 'Funcionalidad') {
    const ofCategory = exercises.filter((exercise) => exercise.categories[0] === category);
    return ofCategory.some((exercise) => !isCalm(exercise)) && ofCategory.filter(isCalm).length * 2 <= ofCategory.length
      ? 'agilidad'
      : 'equilibrio y control';
  }
  if (category === 'Cardio')
    return exercises.filter(isInterval).length * 2 > exercises.length ? 'intervalos' : 'cardio';
  return categoryNames[category];
}
