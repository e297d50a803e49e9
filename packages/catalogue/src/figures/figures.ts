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

export const figureNamed = (name: string | null): Figure | null =>
  name !== null && Object.hasOwn(figures, name) ? (figures[name] ?? null) : null;

/** The figure of an exercise. One that was made for another exercise leaves out the mistake: it is of that one's card. */
export function figureOf({ code, figure: name }: { code: string | null; figure: string | null }): Figure | null {
  const figure = figureNamed(name);
  if (figure === null || code === name) return figure;
  const { no: _, ...shared } = figure;
  return shared;
}
