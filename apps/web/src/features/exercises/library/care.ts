import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { exerciseTexts as texts } from '#features/exercises/library/texts.ts';
import { areaTexts } from '#features/exercises/library/vocabulary.ts';

const either = new Intl.ListFormat('es', { type: 'disjunction' });
const listed = (areas: readonly BodyArea[]) => either.format(areas.map((area) => areaTexts[area]));

/** What to watch in plain words: «Con molestias de rodilla o lumbares: evítalo.» */
export function careSentences({ avoidFor, cautionFor }: Pick<Exercise, 'avoidFor' | 'cautionFor'>): string[] {
  if (avoidFor.length + cautionFor.length === 0) return [texts.noCare];
  return [
    ...(avoidFor.length > 0 ? [texts.avoid(listed(avoidFor))] : []),
    ...(cautionFor.length > 0 ? [texts.caution(listed(cautionFor))] : []),
  ];
}
