import { describe, expect, it } from 'vitest';
import {
  daysOfFlags,
  flagsOfDays,
  isAsPlanned,
  isProfileComplete,
  proposedWeekdays,
  quota,
  suggestedPlan,
} from '#schedule/rules.ts';

describe('quota and suggestion', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 2],
    [6, 3, 3],
    [7, 3, 3],
  ])('%i training days ask for %i physical sessions and %i matches', (days, physical, matches) => {
    expect(quota(days)).toEqual({ physical, matches });
  });

  it.each([
    [1, ['tuesday', 'saturday']],
    [2, ['tuesday', 'saturday']],
    [3, ['monday', 'wednesday', 'saturday']],
    [4, ['monday', 'wednesday', 'friday', 'sunday']],
    [5, ['monday', 'tuesday', 'thursday', 'friday', 'sunday']],
    [6, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday']],
    [7, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']],
  ])('proposes weekdays for %i', (days, weekdays) => {
    expect(proposedWeekdays(days)).toEqual(weekdays);
  });

  it('writes one line per proposed day', () => {
    expect(suggestedPlan(3)).toEqual({
      physical: 2,
      matches: 1,
      suggestion: ['Lunes: Entrenamiento físico', 'Miércoles: Entrenamiento físico', 'Sábado: Partido de práctica'],
    });
    expect(suggestedPlan(7).suggestion).toContain('Sábado: Descanso');
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('holds as many lines of each kind as it counts (%i)', (days) => {
    const { physical, matches, suggestion } = suggestedPlan(days);
    expect(suggestion.filter((line) => line.endsWith(': Entrenamiento físico'))).toHaveLength(physical);
    expect(suggestion.filter((line) => line.endsWith(': Partido de práctica'))).toHaveLength(matches);
    expect(suggestion).toHaveLength(Math.max(2, days));
  });
});

describe('flags of weekdays', () => {
  it('turns a list into flags and back', () => {
    const flags = flagsOfDays(['friday', 'monday']);
    expect(flags).toEqual({
      monday: true,
      tuesday: false,
      wednesday: false,
      thursday: false,
      friday: true,
      saturday: false,
      sunday: false,
    });
    expect(daysOfFlags(flags)).toEqual(['monday', 'friday']);
  });
});

describe('profile completeness', () => {
  const sessionDuration = { min: 60, max: 120 };

  it('needs a day and both ends of the duration', () => {
    expect(isProfileComplete({ availableDays: { monday: true }, sessionDuration })).toBe(true);
    expect(isProfileComplete({ availableDays: ['monday'], sessionDuration })).toBe(true);
    expect(isProfileComplete({ availableDays: { monday: false }, sessionDuration })).toBe(false);
    expect(isProfileComplete({ availableDays: [], sessionDuration })).toBe(false);
    expect(isProfileComplete({ availableDays: { monday: true }, sessionDuration: null })).toBe(false);
    expect(isProfileComplete({ availableDays: { monday: true }, sessionDuration: { min: 60, max: null } })).toBe(false);
    expect(isProfileComplete(null)).toBe(false);
  });

  it('accepts what the schedule knows, and the profile alone when the schedule could not be read', () => {
    const schedule = { availableDays: { friday: true }, sessionDuration };
    expect(isProfileComplete({}, schedule)).toBe(true);
    expect(isProfileComplete({ availableDays: { friday: true } }, { sessionDuration })).toBe(true);
    expect(isProfileComplete({ availableDays: { friday: true } }, null)).toBe(false);
  });
});

describe('done as planned', () => {
  const day = { type: 'Fuerza', routineId: 'planned' } as const;
  it.each([
    ['the planned routine', day, { type: 'Físico', routineId: 'planned' }, true],
    ['another routine of the planned type', day, { type: 'Fuerza', routineId: 'other' }, true],
    ['another type', day, { type: 'Cardio', routineId: 'other' }, false],
    [
      'anything on an empty day of another type',
      { type: 'Fuerza', routineId: null },
      { type: 'Cardio', routineId: null },
      false,
    ],
    ['anything on a rest day', { type: 'Descanso', routineId: null }, { type: 'Flexibilidad', routineId: null }, false],
  ] as const)('%s', (_, planned, session, expected) => {
    expect(isAsPlanned(planned, session)).toBe(expected);
  });
});
