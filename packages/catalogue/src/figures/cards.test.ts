import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { drills } from '../drills.ts';
import { figures } from './figures.ts';

/** Nothing moves in them: a routine between points, imagining, a diary. */
const mental = ['M01', 'M02', 'M03'];

describe('figures of the catalogue', () => {
  it('every exercise is shown by a drill or a figure, never by both; mental work by neither', () => {
    const shownBy = (code: string) => [code in drills && 'drill', code in figures && 'figure'].filter(Boolean).length;
    const wrong = catalogue.exercises.filter(({ code }) => shownBy(code) !== (mental.includes(code) ? 0 : 1));
    expect(wrong.map(({ code }) => code)).toEqual([]);
    expect(catalogue.exercises.length).toBeGreaterThan(100);
  });

  it.each(Object.entries(figures))('%s speaks of steps and of a mistake that its card has', (code, { keys, no }) => {
    const card = catalogue.exercises.find((exercise) => exercise.code === code);
    const named = new Set(keys.map(({ step }) => step).filter((step) => step !== undefined));
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((step) => !card?.steps[step])).toEqual([]);
    expect(no && card?.commonMistakes[no.mistake]).toBeTypeOf('string');
  });

  it.each(Object.entries(figures))('%s changes sides where its dose is per side', (code, { sides }) => {
    const card = catalogue.exercises.find((exercise) => exercise.code === code);
    if (card?.dose.perSide) expect(['turns', 'series']).toContain(sides);
    else expect(sides).not.toBe('series');
  });
});
