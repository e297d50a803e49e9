import { each } from '@bandeja/domain/testing/each';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DoneSet, proposeLoad } from '#load/proposal.ts';

const prescribed = { sets: 3, reps: 10 };
const sets = (reps: number, weight: number | null, inReserve: number | null): DoneSet[] =>
  Array.from({ length: 3 }, () => ({ reps, weight, inReserve }));

describe('the load of the next session', () => {
  it('adds two reps after two easy sessions, and load at the top of the range', () => {
    const easy = sets(10, 20, 5);
    expect(proposeLoad('Intermedio', prescribed, [easy, easy])).toEqual({
      sets: 3,
      reps: 12,
      weight: 20,
      change: 'more reps',
      reason: 'Te sobraron 5 o más repeticiones en todas las series, dos veces seguidas: suma 2 por serie.',
    });
    const top = sets(12, 20, 5);
    expect(proposeLoad('Intermedio', prescribed, [top, top])).toMatchObject({
      reps: 10,
      weight: 21,
      change: 'more load',
      reason: expect.stringContaining('sube de 20 kg a 21 kg y vuelve a 10.'),
    });
  });

  it('waits for a second easy session, and for what each level leaves in reserve', () => {
    const easy = sets(10, 20, 5);
    expect(proposeLoad('Intermedio', prescribed, [easy]).change).toBe('same');
    expect(proposeLoad('Intermedio', prescribed, [easy, sets(10, 20, 3)]).change).toBe('same');
    expect(proposeLoad('Principiante', prescribed, [easy, easy]).change).toBe('same');
    expect(proposeLoad('Avanzado', prescribed, [sets(10, 20, 4), sets(10, 20, 4)]).change).toBe('more reps');
  });

  it('takes load off where a set ended more than one below the target, or a set without a weight', () => {
    const hard = [...sets(10, 20, 3), { reps: 8, weight: 20, inReserve: 0 }];
    expect(proposeLoad('Intermedio', prescribed, [hard])).toMatchObject({
      weight: 18.5,
      reps: 10,
      change: 'less load',
      reason: 'Acabaste una serie sin repeticiones de margen: baja de 20 kg a 18,5 kg.',
    });
    expect(proposeLoad('Intermedio', prescribed, [sets(10, null, 0)])).toMatchObject({ sets: 2, change: 'fewer sets' });
    expect(proposeLoad('Avanzado', prescribed, [sets(10, 20, 0)]).change).toBe('same');
  });

  it('changes nothing without an answer on the reserve, and begins with a margin', () => {
    expect(proposeLoad('Intermedio', prescribed, [sets(10, 20, null), sets(10, 20, null)]).change).toBe('same');
    expect(proposeLoad('Intermedio', prescribed, [])).toMatchObject({ reps: 10, weight: null, change: 'same' });
  });

  it('never jumps: at most 10 % or half a kilo more, at most 10 % or half a kilo less', () => {
    const anySet = fc.record({
      reps: fc.integer({ min: 1, max: 20 }),
      weight: fc.integer({ min: 2, max: 200 }).map((halves) => halves / 2),
      inReserve: fc.option(fc.integer({ min: 0, max: 8 })),
    });
    const anySession = fc.array(anySet, { minLength: 1, maxLength: 5 });
    const levels = ['Principiante', 'Intermedio', 'Avanzado'] as const;
    fc.assert(
      fc.property(anySession, anySession, (newest, before) => {
        const heaviest = Math.max(...newest.map(({ weight }) => weight));
        each(levels, 3, (level) => {
          const { weight, reps, sets: count } = proposeLoad(level, prescribed, [newest, before]);
          expect(weight).toBeLessThanOrEqual(Math.max(heaviest + 0.5, heaviest * 1.1));
          expect(weight).toBeGreaterThanOrEqual(Math.min(heaviest - 0.5, heaviest * 0.9));
          expect(reps).toBeGreaterThanOrEqual(prescribed.reps);
          expect(count).toBeGreaterThan(0);
        });
      }),
    );
  });
});
