import { catalogue } from '@bandeja/catalogue/catalogue';
import type { Figure } from '@bandeja/domain/exercises/figure';
import { footFigures, gaitFigures } from './gait-tables.ts';
import { lowerFigures } from './lower-tables.ts';
import { mobilityFigures } from './mobility-tables.ts';
import { jumpFigures, powerFigures } from './power-tables.ts';
import { upperFigures } from './upper-tables.ts';

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

/** Without its mistake if today's card no longer has that, or if the figure belongs to another exercise. */
export function figureOf({ code, figure: name, common_mistakes }: Drawn): Figure | null {
  const figure = figureNamed(name);
  if (!figure?.no) return figure;
  const { no, ...rest } = figure;
  const drawn = code === name && code !== null ? drawnMistakes.get(code) : undefined;
  const mistake = drawn === undefined ? -1 : common_mistakes.indexOf(drawn);
  return mistake < 0 ? rest : { ...rest, no: { ...no, mistake } };
}
