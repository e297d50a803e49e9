import type { Figure } from '@bandeja/domain/exercises/figure';
import { lowerFigures } from './lower-tables.ts';

/** The figures by name: the code of the exercise they were made for. */
export const figures: Readonly<Record<string, Figure>> = { ...lowerFigures };

export const figureNamed = (name: string | null): Figure | null => (name === null ? null : (figures[name] ?? null));
