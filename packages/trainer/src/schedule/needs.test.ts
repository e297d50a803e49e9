import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { describe, expect, it } from 'vitest';
import { physicalNeeds } from '#schedule/needs.ts';

const context = { newcomer: false, racket: false, week: 0, tournamentNear: false, weakStroke: null, block: null };
const categoriesOf = (count: number, goals: Goal[], newcomer = false) =>
  physicalNeeds(count, goals, { ...context, newcomer }).map((need) => need.category);

describe('physical sessions by goal', () => {
  it.each<[Goal, string[]]>([
    ['Mejorar la técnica', ['Funcionalidad', 'Fuerza', 'Funcionalidad']],
    ['Ganar resistencia', ['Cardio', 'Fuerza', 'Cardio']],
    ['Perder peso', ['Fuerza', 'Cardio', 'Funcionalidad']],
    ['Ganar fuerza', ['Fuerza', 'Fuerza explosiva', 'Fuerza']],
    ['Mejorar la movilidad', ['Flexibilidad', 'Fuerza', 'Flexibilidad']],
    ['Prevenir lesiones', ['Fuerza', 'Funcionalidad', 'Fuerza']],
    ['Competir en torneos', ['Fuerza explosiva', 'Cardio', 'Fuerza']],
    ['Divertirme y socializar', ['Funcionalidad', 'Fuerza', 'Funcionalidad']],
  ])('%s', (goal, categories) => {
    expect(categoriesOf(3, [goal])).toEqual(categories);
  });

  it('spreads the week without a goal', () => {
    expect(categoriesOf(3, [])).toEqual(['Fuerza', 'Cardio', 'Funcionalidad']);
  });

  it('lets several goals take turns, each beginning with its first slot', () => {
    expect(categoriesOf(3, ['Ganar resistencia', 'Ganar fuerza'])).toEqual(['Cardio', 'Fuerza', 'Fuerza']);
    expect(categoriesOf(1, ['Mejorar la movilidad', 'Ganar fuerza'])).toEqual(['Flexibilidad']);
  });

  it('gives Fuerza for Explosiva in a Principiante’s first weeks', () => {
    expect(categoriesOf(2, ['Competir en torneos'], true)).toEqual(['Fuerza', 'Cardio']);
    expect(physicalNeeds(1, ['Competir en torneos'], { ...context, newcomer: true })[0]?.cause).toEqual({
      kind: 'newcomer',
    });
  });

  it('asks for Técnico and prevention routines where the goal names them', () => {
    expect(physicalNeeds(3, ['Mejorar la técnica'], context).map((need) => need.first)).toEqual([
      'Técnico',
      null,
      'Técnico',
    ]);
    expect(physicalNeeds(2, ['Prevenir lesiones'], context).map((need) => need.first)).toEqual(['prevention', null]);
  });

  it('mixes the racket in wherever it is possible, and its two kinds take turns', () => {
    const firsts = (goals: Goal[], week: number, tournamentNear = false) =>
      physicalNeeds(3, goals, { ...context, racket: true, week, tournamentNear }).map(
        ({ first, category }) => first ?? category,
      );
    expect(firsts(['Mejorar la técnica'], 0)).toEqual(['Técnico', 'Fuerza', 'Táctico']);
    expect(firsts(['Mejorar la técnica'], 1)).toEqual(['Táctico', 'Fuerza', 'Técnico']);
    expect(firsts(['Competir en torneos'], 0)).toEqual(['Técnico', 'Fuerza', 'Fuerza explosiva']);
    expect(firsts(['Competir en torneos'], 1)).toEqual(['Táctico', 'Fuerza', 'Mental']);
    expect(firsts(['Competir en torneos'], 0, true)).toEqual(['Técnico', 'Fuerza', 'Mental']);
    expect(firsts([], 0)).toEqual(['Fuerza', 'Técnico', 'Cardio']);
    expect(firsts(['Ganar fuerza'], 0)).toEqual(['Fuerza', 'Fuerza explosiva', 'Fuerza']);
  });

  it('gives the weakest stroke the session with the racket, else the last one that is no Fuerza', () => {
    const stroke = { name: 'bandeja', level: 2, drills: ['T05'] };
    const firsts = (count: number, goals: Goal[], racket = true) =>
      physicalNeeds(count, goals, { ...context, racket, weakStroke: stroke }).map(
        ({ first, category, cause }) => `${first ?? category}${cause.kind === 'stroke' ? ' bandeja' : ''}`,
      );
    expect(firsts(3, ['Mejorar la técnica'])).toEqual(['Técnico bandeja', 'Fuerza', 'Táctico']);
    expect(firsts(3, [])).toEqual(['Fuerza', 'Técnico bandeja', 'Cardio']);
    expect(firsts(3, ['Ganar fuerza'])).toEqual(['Fuerza', 'Técnico bandeja', 'Fuerza']);
    expect(firsts(2, ['Ganar resistencia'])).toEqual(['Técnico bandeja', 'Fuerza']);
    // a single session stays the goal's, and without a racket nothing changes
    expect(firsts(1, ['Ganar fuerza'])).toEqual(['Fuerza']);
    expect(firsts(3, ['Ganar fuerza'], false)).toEqual(['Fuerza', 'Fuerza explosiva', 'Fuerza']);
    const tactics = { ...stroke, drills: ['K04'] };
    expect(physicalNeeds(3, [], { ...context, racket: true, weakStroke: tactics })[1]?.first).toBe('Táctico');
  });

  it('gives what the last match cost that session before the weakest stroke, also the only one of a week', () => {
    const weakStroke = { name: 'bandeja', level: 2, drills: ['T05'] };
    const lostPoints = { tag: 'glass', points: 12, drills: ['T09', 'T10'] } as const;
    const needsOf = (count: number, racket = true) =>
      physicalNeeds(count, ['Ganar fuerza'], { ...context, racket, weakStroke, lostPoints });
    expect(needsOf(3).map(({ cause }) => cause.kind)).toEqual(['goal', 'lost points', 'goal']);
    expect(needsOf(1)[0]).toMatchObject({ drills: ['T09', 'T10'], cause: { kind: 'lost points', lost: lostPoints } });
    expect(needsOf(3, false).map(({ cause }) => cause.kind)).toEqual(['goal', 'goal', 'goal']);
  });

  it('gives a weak calf the first session of strength, beside what else is wished', () => {
    const weakCalf = { side: 'L', percent: 21 } as const;
    const stroke = { name: 'bandeja', level: 2, drills: ['T05'] };
    const needsOf = (goals: Goal[], count = 3) =>
      physicalNeeds(count, goals, { ...context, racket: true, weakStroke: stroke, weakCalf });
    expect(needsOf(['Ganar fuerza']).map(({ cause }) => cause.kind)).toEqual(['weak calf', 'stroke', 'goal']);
    expect(needsOf(['Ganar fuerza'])[0]).toMatchObject({ category: 'Fuerza', drills: ['F12', 'F13'] });
    expect(needsOf(['Ganar resistencia'], 1).map(({ cause }) => cause.kind)).toEqual(['goal']);
  });
});
