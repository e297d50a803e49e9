import { type BodyArea, bodyAreas, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { atLeast } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import type { PlannedDay } from '#schedule/types.ts';
import { routineByCode, routines } from '#testing/catalogue.ts';
import { equipped, plan, weekOf } from '#testing/plan.ts';
import { allDays, finished, monday } from '#testing/players.ts';

const exercisesOn = (routineId: string | null) =>
  routines.find(({ id }) => id === routineId)?.entries.map(({ exercise }) => exercise) ?? [];

describe('health', () => {
  it('stops on urgent signs, fever and crisis, with the safety text', () => {
    for (const [injuries, start] of [
      ['Me duele el pecho cuando corro', 'Lo que cuentas puede ser serio.'],
      ['Tengo fiebre', 'Con fiebre o malestar general, no entrenes'],
      ['No quiero vivir', 'Siento que lo estés pasando así.'],
    ] as const) {
      const { days, advice } = plan({ injuries });
      expect(atLeast(7, days).every((day) => day.type === 'Descanso' && day.routineId === null)).toBe(true);
      expect(advice).toHaveLength(1);
      expect(advice[0]?.startsWith(start)).toBe(true);
      expect(new Set(days.map((day) => day.reason)).size).toBe(7);
    }
  });

  it('keeps to gentle work and refers to a professional', () => {
    expect(weekOf({ injuries: 'Soy hipertenso' })).toEqual([
      'Cardio R11',
      '-',
      'Cardio R11',
      '-',
      '-',
      'Cardio R11',
      '-',
    ]);
    const { days, advice } = plan({ injuries: 'Soy hipertenso' });
    expect(advice[0]).toMatch(/^Soy un entrenador virtual: no puedo diagnosticar/);
    expect(days[0]?.reason).toMatch(/^Algo suave hasta que te valore un profesional\./);
  });

  it('rests when not even gentle work is possible with an acute injury', () => {
    const { days, advice } = plan({ injuries: 'Me duele mucho la rodilla desde ayer' });
    expect(atLeast(7, days).every((day) => day.type === 'Descanso')).toBe(true);
    expect(advice[0]).toMatch(/^Soy un entrenador virtual/);
  });

  it('explains the wait if an acute injury leaves nothing', () => {
    const { days, advice } = plan({ injuries: 'Esguince de tobillo ayer, hinchado', age: 66 });
    expect(days[0]?.reason).toBe('El lunes, descanso: primero, que te vea un profesional.');
    // Balance on one leg is excluded by the ankle, so the advice does not promise it in every session.
    expect(advice).toHaveLength(1);
  });

  it('adds no balance work to the gentle work of a referral', () => {
    const { days, advice } = plan({ injuries: 'Soy hipertenso', age: 66 });
    expect(days.filter((day) => day.reason.includes('equilibrio'))).toEqual([]);
    expect(advice).toHaveLength(1);
  });

  it('keeps `~` with a note and drops `!` for a mild injury', () => {
    const { days, advice } = plan({ injuries: 'Molestias en la rodilla', level: 'Intermedio', ...equipped });
    expect(advice[0]).toMatch(/^He quitado lo que más carga tu rodilla y suavizado el resto\./);
    expect(days[0]?.reason).toMatch(/Si notas la rodilla, menos carga o menos recorrido\.$/);
  });

  it('says «he quitado» of what the week without the discomfort holds, else «he suavizado» of what it still holds', () => {
    const holds = (days: readonly PlannedDay[], list: 'avoidFor' | 'cautionFor', area: BodyArea) =>
      days.some(({ routineId }) => exercisesOn(routineId).some((exercise) => exercise[list].includes(area)));
    const said = atLeast(6, bodyAreas).flatMap((area) =>
      difficulties.map((level) => {
        const free = plan({ level, ...equipped });
        const spared = plan({ injuries: `Molestias en ${area}`, level, ...equipped });
        const [advice = ''] = spared.advice;
        const eased = holds(spared.days, 'cautionFor', area) ? 'He suavizado' : '';
        const start = holds(free.days, 'avoidFor', area) ? 'He quitado' : eased;
        expect([area, level, /^He (?:quitado|suavizado)/.exec(advice)?.[0] ?? '']).toEqual([area, level, start]);
        return start;
      }),
    );
    expect(new Set(said)).toEqual(new Set(['He quitado', 'He suavizado']));
  });

  it('advises a minor to talk to an adult', () => {
    expect(plan({ injuries: 'Tengo fiebre', age: 15 }).advice[0]).toMatch(/avisa a un adulto/);
  });

  it('asks where it hurts when the text does not say', () => {
    expect(plan({ injuries: 'Me duele todo' }).advice).toContain(
      'Cuentas molestias sin decir dónde: dinos la zona y la tendremos en cuenta.',
    );
  });
});

describe('age', () => {
  it('adds balance from 60 years on', () => {
    const { days, advice } = plan({ age: 66 });
    expect(days[2]?.reason).toMatch(/Lleva 3 series de 30 segundos de equilibrio por pierna\.$/);
    expect(advice).toContain(
      'Desde los 60 años no ponemos pliometría y cada sesión lleva equilibrio a una pierna: 3 × 30 segundos por lado.',
    );
  });

  it('puts technique first below 16, with an adult', () => {
    const { days, advice } = plan({ age: 14 });
    expect(days[0]?.reason).toMatch(/Técnica antes que carga, y con un adulto cualificado\.$/);
    expect(advice).toContain(
      'Tienes menos de 16 años: primero la técnica, nunca hasta el fallo y con un adulto cualificado.',
    );
  });
});

describe('load', () => {
  const strong = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'], firstWeek: '2025-05-26' } as const;
  const week = (minutes: number) => [-14, -7, -5, -3].map((day) => finished(day, { minutes, rpe: 6 }));

  it('leaves the plan as it is without history', () => {
    expect(weekOf(strong)).toEqual(['Fuerza R03', '-', 'Fuerza explosiva R07', '-', '-', 'Partido R21', '-']);
  });

  it('takes a lighter routine over the guard, or says what to cut', () => {
    const { days, advice } = plan(strong, week(30));
    expect(days[0]?.routineId).not.toBe('routine-R03');
    expect(days[2]?.minutes).toBeLessThanOrEqual(33);
    expect(days[2]?.reason).toMatch(
      /como mucho un 10 % más que tu sesión más larga en 30 días \(estudio con corredores\)\.$/,
    );
    expect(advice).toContain('Vienes de sesiones más ligeras: esta semana subimos poco a poco.');
  });

  it('does not touch a week within the guard', () => {
    expect(weekOf(strong, [...week(75), finished(-2, { type: 'Partido', minutes: 75, rpe: 6 })])).toEqual(
      weekOf(strong),
    );
  });

  it('lightens a deload week and states it', () => {
    const history = [-21, -19, -17, -14, -12, -10, -7, -5, -3].map((day) => finished(day, { minutes: 80, rpe: 6 }));
    const { days, advice } = plan({ ...strong, firstWeek: '2025-06-16' }, history);
    expect(days[0]?.routineId).not.toBe('routine-R03');
    expect(days[0]?.reason).toMatch(/Semana de descarga: menos trabajo que de costumbre\.$/);
    expect(advice).toContain('Semana de descarga: sesiones más cortas o ligeras para asimilar lo entrenado.');
  });

  it('takes no jumps for lighter strength work', () => {
    const history = [-21, -19, -17, -14, -12, -10, -7, -5, -3].map((day) => finished(day, { minutes: 65, rpe: 6 }));
    const reached = ['R03', 'R07', 'R24', 'R26'].map((code) => routineByCode(code).id);
    const trained = history.map((session, index) => ({ ...session, routineId: reached[index % 4] ?? null }));
    const { days, advice } = plan({ ...strong, firstWeek: '2025-06-16' }, trained);
    expect(days.map((day) => day.routineId)).not.toContain('routine-R08');
    expect(days[0]?.reason).toMatch(/Semana de descarga/);
    expect(advice).toContain('Para que descargue de verdad, haz la mitad de las series de cada ejercicio.');
  });

  it('restarts softly after two weeks off', () => {
    const { advice } = plan(
      strong,
      [-20, -18, -16].map((day) => finished(day, { minutes: 60, rpe: 6 })),
    );
    expect(advice).toContain('Llevas dos semanas o más sin entrenar: retomamos con bastante menos de lo que hacías.');
  });
});

describe('plan limits of the subscription', () => {
  const free = { countedRoutineIds: [], routinesLeft: 3, sessionsLeft: 10, today: monday };

  it('repeats routines instead of using more than are left; those of matches do not count', () => {
    const changes = { availableDays: allDays, trainingDays: 6 };
    const { days, advice } = plan(changes, [], { ...free, routinesLeft: 2 });
    const used = days.filter((day) => day.type !== 'Partido').flatMap((day) => day.routineId ?? []);
    expect(used).toHaveLength(3);
    expect(new Set(used).size).toBe(2);
    expect(days.filter((day) => day.routineId !== null)).toHaveLength(6);
    expect(advice).toContain('Repetimos rutinas para no pasar de las que incluye tu plan este mes.');
  });

  it('keeps to already counted routines when none is left', () => {
    const counted = ['R02', 'R11', 'R21'].map((code) => routineByCode(code).id);
    const spent = { ...free, countedRoutineIds: counted, routinesLeft: 0 };
    expect(weekOf({}, [], spent)).toEqual(['Fuerza R02', '-', 'Cardio R11', '-', '-', 'Partido R21', '-']);
  });

  it('says that the plan is used up, not that the library is empty', () => {
    const { days, advice } = plan({}, [], { ...free, routinesLeft: 0 });
    expect(days[0]?.reason).toBe('Tu plan no cubre más rutinas este mes: el lunes, descanso.');
    expect(advice).toContain('No hay fuerza en las rutinas que te quedan este mes, ni otra rutina en su lugar.');
    expect(advice.join()).not.toMatch(/biblioteca|Repetimos/);
  });

  it('says which days lie beyond the sessions, from today on; matches do not count', () => {
    const { days, advice } = plan({}, [], { ...free, sessionsLeft: 1 });
    expect(days[2]?.reason).toMatch(/Esta ya no entra en las sesiones de tu plan este mes\.$/);
    expect(days[5]?.reason).not.toMatch(/Queda fuera/);
    expect(advice).toContain('Este mes no te quedan sesiones para el miércoles.');
    expect(plan({}, [], { ...free, sessionsLeft: 1, today: '2025-07-22' }).advice).toEqual([]);
  });
});
