import { describe, expect, it } from 'vitest';
import { effortFrom, effortKindOf } from '#schedule/effort.ts';
import { routineByCode, routines } from '#testing/catalogue.ts';
import { finished } from '#testing/players.ts';

const effortOf = (history: ReturnType<typeof finished>[]) => effortFrom(history, routines, 'Intermedio');

describe('planned effort', () => {
  it.each([
    ['R13', 'flexibility', 2],
    ['R22', 'mental', 1],
    ['R23', 'rest', 1],
    ['R11', 'gentleCardio', 3],
    ['R10', 'intervals', 7],
    ['R02', 'basicStrength', 5],
    ['R03', 'strength', 6],
    ['R07', 'explosive', 6],
    ['R08', 'plyometrics', 6],
    ['R26', 'functional', 5],
    ['R16', 'technical', 4],
    ['R19', 'tactical', 5],
    ['R21', 'match', 6],
  ])('%s is %s, %i', (code, kind, rpe) => {
    expect(effortKindOf(routineByCode(code))).toBe(kind);
    expect(effortOf([]).rpeOf(effortKindOf(routineByCode(code)))).toBe(rpe);
  });

  it('uses the player’s median after three sessions of a kind, not before', () => {
    const matches = [finished(-9, { type: 'Partido', rpe: 8 }), finished(-7, { type: 'Partido', rpe: 9 })];
    expect(effortOf(matches).rpeOf('match')).toBe(6);
    expect(effortOf([...matches, finished(-2, { type: 'Partido', rpe: 8 })]).rpeOf('match')).toBe(8);
  });

  it('multiplies effort by minutes, with the planned effort where none was recorded', () => {
    const [recorded, silent] = effortOf([
      finished(-3, { code: 'R03', minutes: 50, rpe: 8 }),
      finished(-2, { code: 'R10', minutes: 40 }),
    ]).sessions;
    expect(recorded?.load).toBe(400);
    expect(silent?.load).toBe(280);
    expect(effortOf([]).loadOf(routineByCode('R21'))).toBe(450);
  });
});
