import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { describe, expect, it } from 'vitest';
import { recommend, routinesOfType } from '#features/routines/recommend.ts';
import { aRoutine } from '#features/routines/testing/a-routine.ts';

const wish = { level: 'Intermedio', equipment: null, plannedRoutineId: null, today: '2025-11-20', count: 2 } as const;
const names = (routines: RoutineSummary[]) => routines.map(({ name }) => name);

describe('recommended routines', () => {
  it('omit today’s, harder and inactive ones, and those without a category', () => {
    const routines = [
      aRoutine('hoy'),
      aRoutine('difícil', { difficulty: 'Avanzado' }),
      aRoutine('retirada', { isActive: false }),
      aRoutine('partido', { type: 'Partido', categories: [] }),
      aRoutine('buena'),
    ];
    expect(names(recommend(routines, { ...wish, plannedRoutineId: 'hoy' }))).toEqual(['buena']);
  });

  it('ask for no equipment the player lacks; one alternative is enough', () => {
    const routines = [
      aRoutine('pesas', { equipment: ['mancuernas o kettlebell'] }),
      aRoutine('comba', { equipment: ['comba'], categories: ['Cardio'] }),
    ];
    expect(names(recommend(routines, { ...wish, equipment: ['kettlebell'] }))).toEqual(['pesas']);
    expect(recommend(routines, wish)).toHaveLength(2);
  });

  it('prefer the own level, and two different categories', () => {
    const routines = [
      aRoutine('fácil', { difficulty: 'Principiante', categories: ['Flexibilidad'] }),
      aRoutine('fuerza A'),
      aRoutine('fuerza B'),
      aRoutine('cardio', { categories: ['Cardio'] }),
    ];
    const chosen = recommend(routines, wish);
    expect(new Set(chosen.map(({ categories }) => categories[0]))).toEqual(new Set(['Fuerza', 'Cardio']));
  });

  it('are the same all day and move on with the days', () => {
    const routines = [aRoutine('a'), aRoutine('b'), aRoutine('c')];
    const of = (today: string) => names(recommend(routines, { ...wish, today, count: 1 }));
    expect(of('2025-11-20')).toEqual(of('2025-11-20'));
    expect(new Set(['2025-11-20', '2025-11-21', '2025-11-22'].flatMap(of)).size).toBe(3);
  });
});

it('finds the routines of a plan day: by category, a match’s by routine type', () => {
  const routines = [
    aRoutine('fuerza'),
    aRoutine('mixta', { categories: ['Cardio', 'Fuerza'] }),
    aRoutine('partido', { type: 'Partido', categories: [] }),
    aRoutine('retirada', { isActive: false }),
  ];
  expect(names(routinesOfType(routines, 'Fuerza'))).toEqual(['fuerza', 'mixta']);
  expect(names(routinesOfType(routines, 'Partido'))).toEqual(['partido']);
  expect(routinesOfType(routines, 'Descanso')).toEqual([]);
});
