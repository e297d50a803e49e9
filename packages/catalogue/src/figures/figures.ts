import type { Figure } from '@bandeja/domain/exercises/figure';
import { catalogue } from '../catalogue.ts';
import { footFigures, gaitFigures } from './gait-tables.ts';
import { lowerFigures } from './lower-tables.ts';
import { mobilityFigures } from './mobility-tables.ts';
import { jumpFigures, powerFigures } from './power-tables.ts';
import { upperFigures } from './upper-tables.ts';

/** The figures by name: the code of the exercise they were made for. */
export const figures: Readonly<Record<string, () => Figure>> = {
  ...lowerFigures,
  ...upperFigures,
  ...powerFigures,
  ...jumpFigures,
  ...gaitFigures,
  ...mobilityFigures,
  ...footFigures,
};

export const figureNamed = (name: string | null): Figure | null =>
  name !== null && Object.hasOwn(figures, name) ? (figures[name]?.() ?? null) : null;

const drawnMistakes = new Map(catalogue.exercises.map(({ code, commonMistakes: [first] }) => [code, first]));

type Drawn = { code: string | null; figure: string | null; common_mistakes: readonly string[] };

/**
 * The figure of an exercise. Its mistake is the first one of the catalogue's card: it is named by its place in the card of
 * today, and left out where that card no longer has it, and of a figure that was made for another exercise.
 */
export function figureOf({ code, figure: name, common_mistakes }: Drawn): Figure | null {
  const figure = figureNamed(name);
  if (!figure?.no) return figure;
  const { no, ...rest } = figure;
  const drawn = code === name && code !== null ? drawnMistakes.get(code) : undefined;
  const mistake = drawn === undefined ? -1 : common_mistakes.indexOf(drawn);
  return mistake < 0 ? rest : { ...rest, no: { ...no, mistake } };
}
