import { describe, expect, it } from 'vitest';
import {
  cappedDuration,
  entryIdOf,
  exerciseTags,
  isEntryComplete,
  isLocked,
  minutesOf,
  setIdOf,
  usesBand,
  usesWeight,
} from '#sessions/rules.ts';
import { sessionEntrySchema } from '#sessions/schemas.ts';

describe('minutesOf', () => {
  it('rounds seconds divided by 60, everywhere', () => {
    expect([0, 29, 30, 90, 2770].map(minutesOf)).toEqual([0, 0, 1, 2, 46]);
  });
});

describe('cappedDuration', () => {
  const start = new Date('2026-11-20T10:00:00Z');
  it.each([
    [600, '2026-11-20T10:20:00Z', 600],
    [5000, '2026-11-20T10:20:00Z', 1200],
    [-5, '2026-11-20T10:20:00Z', 0],
    [60, '2026-11-20T09:59:00Z', 0],
  ])('%d s sent at %s are stored as %d', (sent, now, stored) => {
    expect(cappedDuration(sent, start, new Date(now))).toBe(stored);
  });
});

describe('isLocked', () => {
  it('locks fourteen days after the end', () => {
    const end = new Date('2026-11-01T10:00:00Z');
    expect(isLocked(end, new Date('2026-11-15T10:00:00Z'))).toBe(false);
    expect(isLocked(end, new Date('2026-11-15T10:00:00.001Z'))).toBe(true);
    expect(isLocked(null, new Date('2036-11-15T10:00:00Z'))).toBe(false);
  });
});

describe('isEntryComplete', () => {
  it('is passed with «Siguiente» or has all its sets done', () => {
    expect(isEntryComplete({ completed: true, setRows: [{ done: false }] })).toBe(true);
    expect(isEntryComplete({ completed: false, setRows: [{ done: true }, { done: true }] })).toBe(true);
    expect(isEntryComplete({ completed: false, setRows: [{ done: true }, { done: false }] })).toBe(false);
    expect(isEntryComplete({ completed: false, setRows: [] })).toBe(false);
  });
});

describe('ids of entries and sets', () => {
  it('follow from the session’s id, differ within it, and are uuids', () => {
    const session = '019a9f0e-7c1b-7def-8a31-5b1c2d3e4f50';
    const ids = [
      entryIdOf(session, 0),
      entryIdOf(session, 1),
      setIdOf(session, 0, 0),
      setIdOf(session, 0, 1),
      setIdOf(session, 1, 0),
    ];
    expect(new Set(ids).size).toBe(5);
    expect(ids).toEqual([
      entryIdOf(session, 0),
      entryIdOf(session, 1),
      setIdOf(session, 0, 0),
      setIdOf(session, 0, 1),
      setIdOf(session, 1, 0),
    ]);
    for (const id of ids) expect(sessionEntrySchema.shape._id.safeParse(id).success).toBe(true);
  });
});

describe('usesWeight', () => {
  it('applies to material with selectable weights', () => {
    expect(usesWeight(['mancuernas o kettlebell', 'silla'])).toBe(true);
    expect(usesWeight(['balón medicinal', 'pared'])).toBe(true);
    expect(usesWeight(['gomas'])).toBe(false);
    expect(usesWeight([])).toBe(false);
  });
});

describe('usesBand', () => {
  it('applies to bands without other selectable weights', () => {
    expect([['gomas'], ['gomas', 'poste'], ['cuerda o gomas']].map(usesBand)).toEqual([true, true, true]);
    expect([['mancuernas o gomas'], ['silla'], []].map(usesBand)).toEqual([false, false, false]);
  });
});

describe('exerciseTags', () => {
  it('names the main category and two muscle groups, each once', () => {
    expect(exerciseTags({ categories: ['Cardio', 'Fuerza'], muscleGroups: ['Cardio', 'Piernas', 'Core'] })).toEqual([
      'Cardio',
      'Piernas',
    ]);
  });
});
