import { describe, expect, it } from 'vitest';
import { easy, hard, hasIntervals, intensityOf, medium } from '#schedule/intensity.ts';
import { routineByCode, routines } from '#testing/catalogue.ts';

describe('intensity classes', () => {
  const codesOf = (intensity: number) =>
    routines.filter((routine) => intensityOf(routine) === intensity).map((routine) => routine.code);

  it('holds Explosiva, Pliometría, intervals, Fuerza from Intermedio on and matches for hard', () => {
    expect(codesOf(hard)).toEqual(['R03', 'R07', 'R08', 'R09', 'R10', 'R12', 'R14', 'R21', 'R25', 'R33']);
  });

  it('holds basic Fuerza, Funcionalidad, Técnico and Táctico for medium', () => {
    expect(codesOf(medium)).toEqual([
      'R01',
      'R02',
      'R04',
      'R05',
      'R06',
      'R15',
      'R16',
      'R17',
      'R18',
      'R19',
      'R20',
      'R24',
      'R26',
      'R27',
      'R28',
      'R29',
      'R30',
      'R31',
    ]);
  });

  it('holds Flexibilidad, gentle Cardio, Mental and Descanso for easy', () => {
    expect(codesOf(easy)).toEqual(['R11', 'R13', 'R22', 'R23', 'R32']);
  });

  it('tells intervals from one gentle stretch', () => {
    expect(hasIntervals(routineByCode('R10').entries)).toBe(true);
    expect(hasIntervals(routineByCode('R11').entries)).toBe(false);
  });
});
