import { bodyAreas } from '@bandeja/domain/exercises/vocabulary';
import { atLeast, each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { type OfferPlayer, offersFor } from '#safety/offer.ts';
import { planWeek } from '#schedule/plan-week.ts';
import { routines } from '#testing/catalogue.ts';
import { allDays, makePlayer, monday } from '#testing/players.ts';

const player = (overrides: Partial<OfferPlayer> = {}): OfferPlayer => ({
  level: 'Avanzado',
  age: 35,
  injuries: '',
  today: monday,
  ...overrides,
});
const hurt = {
  codo: 'Me molesta el codo',
  hombro: 'Me molesta el hombro',
  rodilla: 'Me molesta la rodilla',
  tobillo: 'Me molesta el tobillo',
  lumbar: 'Me molesta la zona lumbar',
  muñeca: 'Me molesta la muñeca',
};
const codeOf = (code: string) => {
  const routine = routines.find((each) => each.code === code);
  if (!routine) throw new Error(`no routine ${code}`);
  return routine;
};

describe('offered routines', () => {
  it('all routines × all areas: none marked ! for the area, those marked ~ only with a note', () => {
    each(bodyAreas, 6, (area) => {
      const offer = offersFor(player({ injuries: hurt[area] }));
      each(routines, 25, (routine) => {
        const exercises = routine.entries.map(({ exercise }) => exercise);
        const isAvoided = exercises.some(({ avoidFor }) => avoidFor.includes(area));
        const isCautioned = exercises.some(({ cautionFor }) => cautionFor.includes(area));
        const { isOffered, reason, note } = offer(routine);
        const pair = `${routine.code} × ${area}`;
        if (isAvoided) expect([pair, isOffered, reason, note]).toEqual([pair, false, 'injury', '']);
        else if (isOffered) expect([pair, note !== '']).toEqual([pair, isCautioned]);
      });
      expect(routines.filter((routine) => offer(routine).isOffered).length).toBeGreaterThan(0);
      expect(routines.filter((routine) => !offer(routine).isOffered).length).toBeGreaterThan(0);
    });
  });

  it('the plan holds nothing that is not offered', () => {
    each(bodyAreas, 6, (area) => {
      const injuries = hurt[area];
      const planned = makePlayer({ injuries, availableDays: allDays, trainingDays: 6, level: 'Intermedio' });
      const offer = offersFor({ ...planned, today: monday });
      const { days } = planWeek({ monday, player: planned, routines, history: [] });
      const ids = days.flatMap(({ routineId }) => routineId ?? []);
      each(ids, 1, (id) => {
        const routine = routines.find((candidate) => candidate.id === id);
        expect([id, routine && offer(routine).isOffered]).toEqual([id, true]);
      });
    });
  });

  it.each([
    ['hombro', 'R03'],
    ['rodilla', 'R03'],
  ] as const)('%s: «%s» is not offered, and says which area', (area, code) => {
    expect(offersFor(player({ injuries: hurt[area] }))(codeOf(code))).toEqual({
      isOffered: false,
      reason: 'injury',
      area,
      note: '',
    });
  });

  it('«Fuerza completa con mancuernas» comes to a sore elbow with its note', () => {
    expect(offersFor(player({ injuries: hurt.codo }))(codeOf('R03'))).toEqual({
      isOffered: true,
      reason: null,
      area: null,
      note: 'Si notas el codo, menos carga o menos recorrido.',
    });
  });

  it('nothing above the level; without a level none is too hard', () => {
    const hard = routines.filter(({ difficulty }) => difficulty !== 'Principiante');
    const offer = offersFor(player({ level: 'Principiante' }));
    each(hard, 5, (routine) => {
      expect(offer(routine)).toMatchObject({ isOffered: false, reason: 'level' });
      expect(offersFor(player({ level: null }))(routine).isOffered).toBe(true);
    });
  });

  it('nothing at all under a red flag, until it is confirmed', () => {
    const injuries = 'Me duele el pecho al correr';
    each(routines, 25, (routine) => {
      expect(offersFor(player({ injuries }))(routine)).toMatchObject({ isOffered: false, reason: 'health' });
    });
    const offered = routines.filter(
      (routine) => offersFor(player({ injuries, confirmedWords: injuries }))(routine).isOffered,
    );
    expect(offered.length).toBeGreaterThan(0);
    each(offered, 1, ({ entries }) => {
      expect(atLeast(1, entries).some(({ exercise }) => exercise.demands.includes('run'))).toBe(false);
    });
  });
});
