import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { hasEveryTerm, readSearchText } from '@bandeja/domain/routines/search-words';
import { alwaysThere, durationBands, noMaterial, type Search } from '#features/routines/search/address.ts';

/** As the server does it: what was asked for is at most so much longer or shorter. */
const minutesShorter = 10;
const minutesLonger = 5;

/**
 * Without the server: the same words and filters over the routines that this device knows. Typing errors are not forgiven,
 * and the names of exercises are not among what is known.
 */
export function searchStored(known: readonly RoutineSummary[], search: Search): RoutineSummary[] {
  const { terms, minutes, isWithoutMaterial } = readSearchText(search.query);
  if (terms.length === 0 && minutes === null && !isWithoutMaterial) return [];
  const fitting = known.filter((routine) => routine.isActive && fits(routine, search));
  const complete = fitting.filter((routine) => hasEveryTerm(wordsAbout(routine), terms));
  const found =
    complete.length > 0
      ? complete
      : fitting.filter((routine) => terms.some((term) => hasEveryTerm(wordsAbout(routine), [term])));
  const isNamed = ({ name }: RoutineSummary) => Number(hasEveryTerm(name, terms));
  const minutesOff = ({ duration }: RoutineSummary) => (minutes === null ? 0 : Math.abs(duration - minutes));
  return found.toSorted((one, other) => isNamed(other) - isNamed(one) || minutesOff(one) - minutesOff(other));
}

function fits(routine: RoutineSummary, { query, type, category, difficulty, duration, equipment }: Search): boolean {
  const { minutes, isWithoutMaterial } = readSearchText(query);
  const said =
    minutes === null ? { min: 0, max: undefined } : { min: minutes - minutesShorter, max: minutes + minutesLonger };
  const { min, max = Number.POSITIVE_INFINITY } = duration === null ? said : durationBands[duration];
  const named = isWithoutMaterial ? [...equipment, noMaterial] : equipment;
  const hasAll = routine.equipment.every((item) => named.includes(item) || alwaysThere.some((each) => each === item));
  return (
    (type === null || routine.type === type) &&
    (category === null || routine.categories.includes(category)) &&
    (difficulty === null || routine.difficulty === difficulty) &&
    routine.duration >= min &&
    routine.duration <= max &&
    (named.length === 0 || hasAll)
  );
}

function wordsAbout({
  name,
  description,
  type,
  categories,
  difficulty,
  objectives,
  equipment,
}: RoutineSummary): string {
  return [name, description, type, difficulty, ...categories, ...objectives, ...equipment].join(' ');
}
