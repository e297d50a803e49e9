import type { FigureProp } from '@bandeja/domain/exercises/figure';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { drills } from '../drills.ts';
import { figures } from './figures.ts';

/** Nothing moves in them: a routine between points, imagining, a diary. */
const mental = ['M01', 'M02', 'M03'];

/** What is in the hands or on the feet, as the cards call it; «mancuernas o kettlebell» asks for one of them. */
const kit: Partial<Record<FigureProp[0], string>> = {
  dumbbell: 'mancuernas',
  kettlebell: 'kettlebell',
  racket: 'pala',
  ball: 'bolas',
  medicineBall: 'balón medicinal',
  flexBar: 'barra flexible',
  rope: 'comba',
  band: 'gomas',
  towel: 'toalla',
  box: 'cajón',
  chair: 'silla',
  bike: 'bici',
  ladder: 'escalera de agilidad',
};

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

  it.each(Object.entries(figures))('%s shows the kit that its card asks for and no other', (code, { props, mate }) => {
    const asked = catalogue.exercises.find((exercise) => exercise.code === code)?.equipment ?? [];
    const drawn = (props ?? []).map(([kind]) => kit[kind]).filter((word) => word !== undefined);
    const alternatives = asked.map((words) => words.split(' o '));
    // a card that says «siéntate» leaves open on what
    expect(drawn.filter((word) => word !== 'silla' && !alternatives.flat().includes(word))).toEqual([]);
    const missing = alternatives.filter(
      (words) => words.some((word) => Object.values(kit).includes(word)) && !words.some((word) => drawn.includes(word)),
    );
    expect(missing).toEqual([]);
    expect(asked.includes('compañero')).toBe(mate !== undefined);
  });

  it.each(Object.entries(figures))('%s changes sides where its dose is per side', (code, { sides }) => {
    const card = catalogue.exercises.find((exercise) => exercise.code === code);
    if (card?.dose.perSide) expect(['turns', 'series']).toContain(sides);
    else expect(sides).not.toBe('series');
  });
});
