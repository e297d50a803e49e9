import { describe, expect, it } from 'vitest';
import { canConfirm, choicesFor, draftOf, withType } from '#features/schedule/day-draft.ts';
import { aWeek, choices, routineIds } from '#features/schedule/testing/a-week.ts';

const { monday, tuesday } = aWeek();

describe('the draft of a plan day', () => {
  it('is taken from the current entry, or rest', () => {
    expect(draftOf(monday)).toEqual({ type: 'Fuerza', routineId: routineIds.strength });
    expect(draftOf(tuesday)).toEqual({ type: 'Descanso', routineId: null });
    expect(draftOf(undefined)).toEqual({ type: 'Descanso', routineId: null });
  });

  it('drops the routine for rest, clears it for another type, takes the first for a match', () => {
    expect(withType('Descanso', [choices.strength])).toEqual({ type: 'Descanso', routineId: null });
    expect(withType('Cardio', [choices.cardio])).toEqual({ type: 'Cardio', routineId: null });
    expect(withType('Partido', [choices.match])).toEqual({ type: 'Partido', routineId: routineIds.match });
    expect(withType('Partido', [])).toEqual({ type: 'Partido', routineId: null });
  });

  it('can be confirmed with a routine or as rest, and not while it is saved', () => {
    expect(canConfirm({ type: 'Descanso', routineId: null }, false)).toBe(true);
    expect(canConfirm({ type: 'Cardio', routineId: null }, false)).toBe(false);
    expect(canConfirm({ type: 'Cardio', routineId: routineIds.cardio }, false)).toBe(true);
    expect(canConfirm({ type: 'Cardio', routineId: routineIds.cardio }, true)).toBe(false);
  });
});

describe('routines to choose from', () => {
  it('keep a planned one that has left the library', () => {
    expect(choicesFor('Fuerza', monday, []).map(({ name }) => name)).toEqual(['Tren inferior para pista']);
    expect(choicesFor('Fuerza', monday, [choices.strength])).toHaveLength(1);
    expect(choicesFor('Cardio', monday, [])).toEqual([]);
  });
});
