import type { Figure } from '@bandeja/domain/exercises/figure';
import { footFigures, gaitFigures } from './gait-tables.ts';
import { lowerFigures } from './lower-tables.ts';
import { mobilityFigures } from './mobility-tables.ts';
import { jumpFigures, powerFigures } from './power-tables.ts';
import { upperFigures } from './upper-tables.ts';

/** The figures by name: the code of the exercise they were made for. */
export const figures: Readonly<Record<string, Figure>> = {
  ...lowerFigures,
  ...upperFigures,
  ...powerFigures,
  ...jumpFigures,
  ...gaitFigures,
  ...mobilityFigures,
  ...footFigures,
};

export const figureNamed = (name: string | null): Figure | null => (name === null ? null : (figures[name] ?? null));
