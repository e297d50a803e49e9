import { catalogue } from '@bandeja/catalogue/catalogue';
import { type CaredPlace, caredPlaces } from '@bandeja/domain/body/rules';
import { areaOfRegion, bodyRegions } from '@bandeja/domain/body/vocabulary';
import { addDays } from '@bandeja/domain/calendar/dates';
import { materials } from '@bandeja/domain/exercises/vocabulary';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { withAreaWork } from '#area-work/area-work.ts';
import { type WorkDay, workDays } from '#area-work/work-days.ts';
import { fullExercises, fullRoutine } from '#testing/full-catalogue.ts';

const elbow: CaredPlace = { region: 'codo', side: 'right', level: 3, stage: 'hurts' };
const player = { level: 'Intermedio', age: 35, equipment: [...materials], places: ['home', 'court'] } as const;
const spares = (...areas: ('codo' | 'hombro')[]) => ({ injured: areas, acute: [], excludedDemands: [] });
const workOn = (code: string, overrides: Partial<Parameters<typeof withAreaWork>[0]> = {}) =>
  withAreaWork({
    routine: fullRoutine(code),
    places: [elbow],
    catalogue: fullExercises,
    player: { ...player, equipment: [...player.equipment], places: [...player.places] },
    spared: spares('codo'),
    ...overrides,
  });
const codes = (work: ReturnType<typeof workOn>) => work?.entries.map(({ exercise }) => exercise.code) ?? [];

describe('a session with work for an area', () => {
  it('begins with it after the warm-up, on the arm that hurts, and says so', () => {
    const work = workOn('R02');
    expect(codes(work).slice(0, 3)).toEqual(['L01', 'F27', 'F28']);
    expect(work?.entries[1]).toMatchObject({
      perSide: false,
      notes: 'Solo el lado derecho. Si pasa de 3 de 10, para.',
    });
    expect(work?.sentence).toBe('Tras calentar, los dos primeros son para tu codo.');
    // push-ups load the elbow a little
    expect(work?.changes).toContainEqual({
      kind: 'fewer',
      name: 'Flexión inclinada',
      dose: expect.stringMatching(/^2 × /),
      why: 'Una serie menos, con menos recorrido o menos carga.',
    });
  });

  it('takes out what loads the area, and says what was there', () => {
    const work = workOn('R09', { player: { ...player, level: 'Avanzado', equipment: null, places: null } });
    expect(codes(work)).not.toContain('P09');
    const taken = work?.changes.filter(({ kind }) => kind !== 'fewer') ?? [];
    expect(taken.map(({ why, name }) => `${name} ${why}`).join()).toContain('Flexión pliométrica');
  });

  it('takes what is at hand: no bar, no band, no weight', () => {
    const bare = workOn('R02', { player: { ...player, equipment: [], places: ['home'] } });
    expect(codes(bare)).toContain('L11');
    expect(codes(bare)).not.toContain('F27');
    expect(codes(bare)).not.toContain('F28');
    const unknown = workOn('R02', { player: { ...player, equipment: null, places: null } });
    expect(codes(unknown).slice(1, 3)).toEqual(['F27', 'F29']);
  });

  it('does not do an exercise twice that the routine has already', () => {
    const work = workOn('R05');
    expect(codes(work).filter((code) => code === 'F27')).toHaveLength(1);
    expect(codes(work)[1]).toBe('F27');
  });

  it('takes no longer, whatever the routine and the place, and only what is written there changes', () => {
    const all = catalogue.routines.filter(({ type }) => type !== 'Partido');
    each(bodyRegions, 11, (region) => {
      each(all, 20, ({ code }) => {
        const routine = fullRoutine(code);
        const area = areaOfRegion[region];
        const work = withAreaWork({
          routine,
          places: [{ region, side: 'none', level: 2, stage: 'hurts' }],
          catalogue: fullExercises,
          player: { ...player, level: 'Avanzado', equipment: [...materials], places: [...player.places] },
          spared: { injured: [area], acute: [], excludedDemands: [] },
        });
        if (work === null) return;
        const label = `${code} ${region}`;
        expect(estimatedSeconds(work.entries), label).toBeLessThanOrEqual(estimatedSeconds(routine.exercises));
        expect(work.minutes, label).toBeLessThanOrEqual(routine.duration);
        expect(work.work.length, label).toBeGreaterThan(0);
        const loaded = work.entries.filter(({ exercise }) =>
          fullExercises.some(({ code: known, avoidFor }) => known === exercise.code && avoidFor.includes(area)),
        );
        expect(
          loaded.map(({ exercise }) => exercise.code),
          label,
        ).toEqual([]);
        // every line that is gone or shorter is told by its name
        const told = work.changes.map(({ name, why }) => `${name} ${why}`).join();
        const own = new Set(work.work.map(({ exerciseId }) => exerciseId));
        for (const entry of routine.exercises) {
          const { _id, name } = entry.exercise;
          const after = work.entries.filter(({ exercise }) => exercise._id === _id);
          const before = routine.exercises.filter(({ exercise }) => exercise._id === _id);
          const setsOf = (lines: typeof after) => lines.reduce((sum, { sets }) => sum + sets, 0);
          if (!own.has(_id) && setsOf(after) !== setsOf(before)) expect(told, label).toContain(name);
        }
      });
    });
  });
});

describe('how often', () => {
  const monday = '2026-05-04';
  const kindOf: Record<string, WorkDay['kind']> = { s: 'session', m: 'match' };
  const week = (kinds: string): WorkDay[] =>
    [...kinds].map((kind, day) => ({
      date: addDays(monday, day),
      kind: kindOf[kind] ?? 'rest',
    }));
  const daysOf = (place: Partial<CaredPlace>, kinds: string) =>
    [...workDays([{ ...elbow, ...place }], week(kinds)).keys()].map((date) => Number(date.slice(-2)) - 4).sort();

  it('is every session for an elbow, three for a shoulder, two for a knee', () => {
    expect(daysOf({}, 's-s-s-m')).toEqual([0, 2, 4]);
    expect(daysOf({ region: 'hombro' }, 'ss-sss-')).toEqual([0, 3, 5]);
    expect(daysOf({ region: 'rodilla' }, 's-s-s--')).toEqual([0, 4]);
  });

  it('is twice at least: the warm-up of a match joins a single session', () => {
    expect(daysOf({ region: 'hombro' }, '-s---m-')).toEqual([1, 5]);
    expect(daysOf({ region: 'hombro' }, '-s-----')).toEqual([1]);
  });

  it('fades once it is gone', () => {
    expect(daysOf({ stage: 'fading' }, 'sssss--')).toHaveLength(4);
    expect(daysOf({ region: 'hombro', stage: 'fading' }, 'sssss--')).toHaveLength(2);
    expect(daysOf({ stage: 'last' }, 'sssss--')).toHaveLength(1);
    expect(caredPlaces([], monday, (instant) => instant)).toEqual([]);
  });

  it('is for two places a day at the most', () => {
    const three: CaredPlace[] = [elbow, { ...elbow, region: 'muñeca' }, { ...elbow, region: 'tobillo' }];
    each([...workDays(three, week('s-s-s--')).values()], 3, (places) => expect(places).toHaveLength(2));
  });
});
