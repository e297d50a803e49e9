import { suggestedPlan, weekdayNames } from '@bandeja/domain/schedule/rules';
import { describe, expect, it } from 'vitest';
import { planWeek } from '#schedule/plan-week.ts';
import type { FinishedSession, PlannerAllowance, PlannerPlayer } from '#schedule/types.ts';
import { routineByCode, routines } from '../../test/catalogue.ts';
import { allDays, finished, fullKit, makePlayer, monday } from '../../test/players.ts';

function plan(changes: Partial<PlannerPlayer> = {}, history: FinishedSession[] = [], allowance?: PlannerAllowance) {
  return planWeek({ monday, player: makePlayer(changes), routines, history, allowance });
}

/** The week as «type code» per day, «-» for rest. */
function weekOf(...input: Parameters<typeof plan>): string[] {
  return plan(...input).days.map(({ type, routineId }) =>
    routineId === null ? '-' : `${type} ${routineId.replace('routine-', '')}`,
  );
}

const equipped = { equipment: fullKit, places: ['home', 'court'] } as const;

describe('a week (domain.md 4.1)', () => {
  it('plans the wizard’s beginner on the specification’s weekdays', () => {
    expect(weekOf()).toEqual(['Fuerza R26', '-', 'Cardio R11', '-', '-', 'Partido R21', '-']);
    const { days } = plan();
    expect(days.map((day) => day.date)).toEqual([
      '2025-07-21',
      '2025-07-22',
      '2025-07-23',
      '2025-07-24',
      '2025-07-25',
      '2025-07-26',
      '2025-07-27',
    ]);
    expect(days.map((day) => day.weekday)).toEqual(allDays);
    expect(days.map((day) => day.reason)).toEqual([
      'Empiezas por fuerza: sin objetivo elegido, repartimos el trabajo. Mañana descansas.',
      'El martes no está entre tus días: descansas de la sesión de ayer.',
      'Hoy cardio, para una semana equilibrada. Mañana descansas.',
      'El jueves no está entre tus días: descansas de la sesión de ayer.',
      'El viernes no entrenas: llegas al partido con la víspera libre.',
      'Partido el sábado, con el viernes libre. Antes, 15 minutos de calentamiento.',
      'El domingo no entrenas: recuperas tras el partido.',
    ]);
  });

  it.each([3, 4, 5, 6, 7])('agrees with the suggestion for %i days', (trainingDays) => {
    const { days } = plan({ availableDays: allDays, trainingDays });
    const kindOf = (type: string) => {
      if (type === 'Descanso') return 'Descanso';
      return type === 'Partido' ? 'Partido de práctica' : 'Entrenamiento físico';
    };
    const lines = days.map(({ weekday, type }) => `${weekdayNames[weekday]}: ${kindOf(type)}`);
    expect(lines).toEqual(expect.arrayContaining(suggestedPlan(trainingDays).suggestion));
  });

  it('keeps the physical session of a single day', () => {
    expect(weekOf({ availableDays: ['thursday'] })[3]).toBe('Fuerza R26');
    expect(weekOf({ availableDays: ['thursday'] }).filter((day) => day !== '-')).toHaveLength(1);
  });

  it('plans for the days there are (decisions, «Days in the wizard»)', () => {
    const { days, advice } = plan({ availableDays: ['tuesday', 'saturday'], trainingDays: 4 });
    expect(days.filter((day) => day.type !== 'Descanso')).toHaveLength(2);
    expect(advice).toEqual(['Querías 4 días y tienes 2 disponibles: el plan usa los que hay.']);
  });

  it('always has one Fuerza from two physical sessions on (domain.md 4.1.4)', () => {
    const rival = { ...equipped, level: 'Intermedio', goals: ['Competir en torneos'] } as const;
    expect(weekOf(rival)).toEqual(['Fuerza explosiva R07', '-', 'Fuerza R03', '-', '-', 'Partido R21', '-']);
    expect(plan(rival).days[2]?.reason).toMatch(/^Toda semana lleva fuerza, sea cual sea tu objetivo\./);
    // With a sore knee Explosiva falls back on Fuerza already, so Cardio keeps its place.
    expect(weekOf({ ...rival, injuries: 'Molestias en la rodilla' })).toEqual([
      'Fuerza R24',
      '-',
      'Cardio R10',
      '-',
      '-',
      'Partido R21',
      '-',
    ]);
  });

  it('never plans more than six sessions', () => {
    const { days, advice } = plan({ availableDays: allDays });
    expect(days.filter((day) => day.type !== 'Descanso')).toHaveLength(6);
    expect(advice).toContain('Planificamos seis sesiones como máximo: siempre queda un día de descanso.');
  });

  it('rests without available days and without routines', () => {
    expect(weekOf({ availableDays: [] })).toEqual(Array(7).fill('-'));
    const { days } = planWeek({ monday, player: makePlayer(), routines: [], history: [] });
    expect(days.map((day) => day.type)).toEqual(Array(7).fill('Descanso'));
  });

  it('says on as many days as sessions are missing that nothing fits', () => {
    const walks = routines.filter((routine) => routine.code === 'R11');
    const player = makePlayer({ availableDays: allDays, trainingDays: 3, sessionDuration: { min: 30, max: 45 } });
    const { days, advice } = planWeek({ monday, player, routines: walks, history: [] });
    expect(days.filter((day) => day.reason.startsWith('Ninguna rutina encaja con tu perfil'))).toHaveLength(3);
    expect(advice).toContain('No hay cardio de 45 minutos o menos, ni otra rutina en su lugar.');
  });

  it('does not depend on the order of its input', () => {
    const player = makePlayer({ level: 'Avanzado', goals: ['Competir en torneos'], availableDays: allDays });
    const history = [finished(-2, { code: 'R03', rpe: 7 }), finished(-9, { type: 'Partido', rpe: 8 })];
    const there = planWeek({ monday, player, routines, history });
    const turned = { ...player, availableDays: [...allDays].reverse() };
    expect(planWeek({ monday, player: turned, routines: [...routines].reverse(), history: history.reverse() })).toEqual(
      there,
    );
  });
});

describe('around matches (domain.md 4.1.3, 4.5)', () => {
  it('softens the session that must precede a match and says why', () => {
    const days = ['friday', 'saturday', 'sunday'] as const;
    const changes = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'], availableDays: days } as const;
    const { days: week } = plan(changes);
    expect(weekOf(changes).slice(4)).toEqual(['Fuerza R24', 'Partido R21', 'Fuerza explosiva R07']);
    expect(week[4]?.reason).toBe('Mañana hay partido: hoy fuerza sin apretar. Guarda piernas para jugar.');
  });

  it('recovers on the day after a hard match that was played', () => {
    const hard = [finished(-1, { type: 'Partido', code: 'R21', minutes: 75, rpe: 8 })];
    const only = { availableDays: ['monday', 'wednesday'], goals: ['Ganar fuerza'], ...equipped } as const;
    expect(weekOf(only, hard)[0]).toBe('Flexibilidad R23');
    expect(plan(only, hard).days[0]?.reason).toContain('Ayer, partido exigente');
    const calm = [finished(-1, { type: 'Partido', code: 'R21', minutes: 75, rpe: 5 })];
    expect(weekOf(only, calm)[0]).not.toBe('Flexibilidad R23');
    const long = [finished(-1, { type: 'Partido', minutes: 90 })];
    expect(weekOf(only, long)[0]).toBe('Flexibilidad R23');
  });

  it('keeps Monday easy after two matches in a weekend', () => {
    const weekend = [finished(-2, { type: 'Partido', rpe: 5 }), finished(-1, { type: 'Partido', rpe: 5 })];
    expect(weekOf({}, weekend)[0]).toBe('Cardio R11');
    const strong = plan({ goals: ['Ganar fuerza'] }, weekend).days[0];
    expect(strong?.reason).toContain('Dos partidos el fin de semana');
  });

  it('keeps the day after a planned match easy when the player’s matches are hard', () => {
    const matches = [-23, -16, -9].map((day) => finished(day, { type: 'Partido', code: 'R21', rpe: 8 }));
    const week = plan({ availableDays: allDays, trainingDays: 5 }, matches).days;
    const after = week.filter((day, index) => week[index - 1]?.type === 'Partido' && day.routineId !== null);
    expect(after.map((day) => day.routineId)).toEqual(after.map(() => 'routine-R23'));
  });

  it('preselects the match routine', () => {
    const { days } = plan({ equipment: [], places: ['home'] });
    expect(days[5]).toMatchObject({ type: 'Partido', routineId: 'routine-R21' });
  });

  it('puts another session where a match does not fit', () => {
    const { days, advice } = plan({ sessionDuration: { min: 30, max: 60 } });
    expect(days.map((day) => day.type)).not.toContain('Partido');
    expect(days[5]?.reason).toMatch(/^Un partido no cabe en tus 60 minutos: hoy funcionalidad\./);
    expect(advice).toContain('No hay partido de 60 minutos o menos: ese día lleva otra sesión.');
  });
});

describe('health (domain.md 4.1.7, section 8)', () => {
  it('stops on urgent signs, fever and crisis, with the text of section 8', () => {
    for (const [injuries, start] of [
      ['Me duele el pecho cuando corro', 'Lo que cuentas puede ser serio.'],
      ['Tengo fiebre', 'Con fiebre o malestar general, no entrenes'],
      ['No quiero vivir', 'Siento que lo estés pasando así.'],
    ] as const) {
      const { days, advice } = plan({ injuries });
      expect(days.every((day) => day.type === 'Descanso' && day.routineId === null)).toBe(true);
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
    expect(days.every((day) => day.type === 'Descanso')).toBe(true);
    expect(advice[0]).toMatch(/^Soy un entrenador virtual/);
  });

  it('keeps `~` with a note and drops `!` for a mild injury', () => {
    const { days, advice } = plan({ injuries: 'Molestias en la rodilla', level: 'Intermedio', ...equipped });
    expect(advice[0]).toMatch(/^He quitado lo que más carga tu rodilla/);
    expect(days[0]?.reason).toMatch(/Si notas la rodilla, menos carga o menos recorrido\.$/);
  });

  it('asks a minor to tell an adult', () => {
    expect(plan({ injuries: 'Tengo fiebre', age: 15 }).advice[0]).toMatch(/avisa a un adulto/);
  });

  it('asks where it hurts when the text does not say', () => {
    expect(plan({ injuries: 'Me duele todo' }).advice).toContain(
      'Cuentas molestias sin decir dónde: escribe la zona en tu perfil y la tendremos en cuenta.',
    );
  });
});

describe('age (domain.md 4.1.5)', () => {
  it('adds balance from 60 years on', () => {
    const { days, advice } = plan({ age: 66 });
    expect(days[2]?.reason).toMatch(/Añade 3 series de 30 segundos de equilibrio por pierna\.$/);
    expect(advice).toContain(
      'Desde los 60 años no ponemos pliometría y cada sesión lleva equilibrio a una pierna: 3 × 30 segundos por lado.',
    );
  });

  it('puts technique first below 16, with an adult', () => {
    const { days, advice } = plan({ age: 14 });
    expect(days[0]?.reason).toMatch(/Primero la técnica, y con un adulto cualificado\.$/);
    expect(advice).toContain(
      'Tienes menos de 16 años: primero la técnica, nunca hasta el fallo y con un adulto cualificado.',
    );
  });
});

describe('load (domain.md 4.3, 4.4)', () => {
  const strong = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'], firstWeek: '2025-05-26' } as const;
  const week = (minutes: number) => [-14, -7, -5, -3].map((day) => finished(day, { minutes, rpe: 6 }));

  it('leaves the plan as it is without history', () => {
    expect(weekOf(strong)).toEqual(['Fuerza R03', '-', 'Fuerza explosiva R07', '-', '-', 'Partido R21', '-']);
  });

  it('takes a lighter routine over the guard, or says what to cut', () => {
    const { days, advice } = plan(strong, week(30));
    expect(days[0]?.routineId).not.toBe('routine-R03');
    expect(days[0]?.reason).toMatch(/De las más suaves: tus últimas sesiones fueron menores\.$/);
    expect(days[2]?.reason).toMatch(/quita una serie a cada ejercicio\.$/);
    expect(advice).toContain('Tus últimas sesiones fueron más suaves: donde se puede, hemos elegido rutinas menores.');
  });

  it('does not touch a week within the guard', () => {
    expect(weekOf(strong, [...week(75), finished(-2, { type: 'Partido', minutes: 75, rpe: 6 })])).toEqual(
      weekOf(strong),
    );
  });

  it('lightens a deload week and says so', () => {
    const history = [-21, -19, -17, -14, -12, -10, -7, -5, -3].map((day) => finished(day, { minutes: 80, rpe: 6 }));
    const { days, advice } = plan({ ...strong, firstWeek: '2025-06-16' }, history);
    expect(days[0]?.routineId).not.toBe('routine-R03');
    expect(days[0]?.reason).toMatch(/Semana de descarga: menos trabajo que de costumbre\.$/);
    expect(advice).toContain('Semana de descarga: sesiones más cortas o ligeras para asimilar lo entrenado.');
  });

  it('restarts softly after two weeks off', () => {
    const { advice } = plan(
      strong,
      [-20, -18, -16].map((day) => finished(day, { minutes: 60, rpe: 6 })),
    );
    expect(advice).toContain('Llevas dos semanas o más sin entrenar: retomamos con bastante menos de lo que hacías.');
  });
});

describe('plan limits of the subscription (decisions, «Plan limits»)', () => {
  const free = { countedRoutineIds: [], routinesLeft: 3, sessionsLeft: 10, today: monday };

  it('repeats routines instead of using more than are left', () => {
    const changes = { availableDays: allDays, trainingDays: 6 };
    const { days, advice } = plan(changes, [], free);
    const used = new Set(days.flatMap((day) => day.routineId ?? []));
    expect(used.size).toBeLessThanOrEqual(3);
    expect(days.filter((day) => day.routineId !== null)).toHaveLength(6);
    expect(advice).toContain('Repetimos rutinas para no pasar de las que incluye tu plan este mes.');
  });

  it('stays with what counts already when none is left', () => {
    const counted = ['R02', 'R11', 'R21'].map((code) => routineByCode(code).id);
    const spent = { ...free, countedRoutineIds: counted, routinesLeft: 0 };
    expect(weekOf({}, [], spent)).toEqual(['Fuerza R02', '-', 'Cardio R11', '-', '-', 'Partido R21', '-']);
  });

  it('says which days lie beyond the sessions, from today on; matches do not count', () => {
    const { days, advice } = plan({}, [], { ...free, sessionsLeft: 1 });
    expect(days[2]?.reason).toMatch(/Queda fuera de las sesiones de tu plan este mes\.$/);
    expect(days[5]?.reason).not.toMatch(/Queda fuera/);
    expect(advice).toContain('Tus sesiones de este mes no llegan a: el miércoles.');
    expect(plan({}, [], { ...free, sessionsLeft: 1, today: '2025-07-22' }).advice).toEqual([
      'Repetimos rutinas para no pasar de las que incluye tu plan este mes.',
    ]);
  });
});
