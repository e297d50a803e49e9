import { addDays } from '@bandeja/domain/calendar/dates';
import { suggestedPlan, weekdayNames } from '@bandeja/domain/schedule/rules';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { planWeek } from '#schedule/plan-week.ts';
import { withoutDays } from '#schedule/reasons.ts';
import type { FinishedSession, PlannerPlayer } from '#schedule/types.ts';
import { routines } from '#testing/catalogue.ts';
import { equipped, plan, weekOf } from '#testing/plan.ts';
import { allDays, finished, makePlayer, monday } from '#testing/players.ts';

describe('a week', () => {
  it('plans the wizard’s beginner on the fixed weekdays', () => {
    expect(weekOf()).toEqual(['Fuerza R26', '-', 'Funcionalidad R29', '-', '-', 'Partido R21', '-']);
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
      'Fuerza: es la base de todo lo demás.',
      'Martes libre: entre dos sesiones, descansar también es entrenar.',
      'Saber dónde ponerte ahorra media carrera.',
      'Jueves libre: lo del miércoles se asimila descansando.',
      'Viernes libre, para llegar con piernas al partido del sábado.',
      'Partido el sábado: mejor con el viernes libre. Antes, 15 minutos de calentamiento.',
      'Domingo libre: el cuerpo se recupera del partido del sábado.',
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

  it.each([2, 3, 4, 5, 6, 7])('says no two reasons of %i days alike but for the names of the days', (trainingDays) => {
    const goals = [[], ['Ganar fuerza'], ['Competir en torneos'], ['Divertirme y socializar']] as const;
    each(goals, 4, (chosen) => {
      const { days } = plan({ availableDays: allDays, trainingDays, goals: [...chosen] });
      const reasons = days.map(({ reason }) => withoutDays(reason));
      expect(new Set(reasons).size, reasons.join('\n')).toBe(7);
    });
  });

  it('says nothing of the days before the player began', () => {
    const reasonsFrom = (weekday: number) =>
      plan({ firstWeek: addDays(monday, weekday) }).days.map(({ reason }) => reason);
    expect(reasonsFrom(1)[1]).toBe('Martes libre: guarda las ganas para el miércoles.');
    expect(reasonsFrom(5).slice(0, 6)).toEqual([
      '',
      '',
      '',
      '',
      '',
      'Partido el sábado: la semana empieza en la pista. Antes, 15 minutos de calentamiento.',
    ]);
    const strong = { goals: ['Ganar fuerza' as const], trainingDays: 5, availableDays: allDays };
    const late = plan({ ...strong, firstWeek: addDays(monday, 3) }).days.map(({ reason }) => reason);
    expect(late.filter((reason) => /^(Segunda|Tercera|Otra vez)/.test(reason))).toEqual([]);
  });

  it('keeps the physical session of a single day', () => {
    expect(weekOf({ availableDays: ['thursday'] })[3]).toBe('Fuerza R26');
    expect(weekOf({ availableDays: ['thursday'] }).filter((day) => day !== '-')).toHaveLength(1);
  });

  it('plans for the days there are', () => {
    const { days, advice } = plan({ availableDays: ['tuesday', 'saturday'], trainingDays: 4 });
    expect(days.filter((day) => day.type !== 'Descanso')).toHaveLength(2);
    expect(advice).toEqual(['Querías 4 días y tienes 2 libres: con esos va el plan.']);
  });

  it('always has one Fuerza from two physical sessions on', () => {
    const rival = { ...equipped, level: 'Intermedio', goals: ['Competir en torneos'] } as const;
    expect(weekOf(rival)).toEqual(['Funcionalidad R19', '-', 'Fuerza R03', '-', '-', 'Partido R21', '-']);
    const runner = { ...rival, goals: ['Ganar resistencia', 'Mejorar la movilidad'] } as const;
    expect(weekOf(runner)).toEqual(['Cardio R10', '-', 'Fuerza R03', '-', '-', 'Partido R21', '-']);
    expect(plan(runner).days[2]?.reason).toMatch(/^Fuerza, todas las semanas: busques lo que busques, la necesitas\./);
    // With a sore knee Explosiva falls back on Fuerza already, so Cardio keeps its place.
    const strong = {
      ...rival,
      goals: ['Ganar fuerza', 'Ganar resistencia'],
      injuries: 'Molestias en la rodilla',
    } as const;
    expect(weekOf(strong).filter((day) => /^(Fuerza|Cardio) /.test(day))).toEqual(['Fuerza R24', 'Cardio R10']);
  });

  it('never plans more than six sessions', () => {
    const { days, advice } = plan({ availableDays: allDays });
    expect(days.filter((day) => day.type !== 'Descanso')).toHaveLength(6);
    expect(advice).toContain('Seis sesiones como mucho: un día a la semana se descansa.');
  });

  it('rests without available days and without routines', () => {
    expect(weekOf({ availableDays: [] })).toEqual(Array(7).fill('-'));
    const { days } = planWeek({ monday, player: makePlayer(), routines: [], history: [] });
    expect(days.map((day) => day.type)).toEqual(Array(7).fill('Descanso'));
  });

  it('plans no routine without exercises, above all not for who may only train gently', () => {
    const hollow = routines.map((routine) => ({ ...routine, entries: [] }));
    for (const injuries of ['', 'Soy hipertenso']) {
      const { days } = planWeek({ monday, player: makePlayer({ injuries }), routines: hollow, history: [] });
      expect(days.map((day) => day.routineId)).toEqual(Array(7).fill(null));
    }
  });

  it('does not promise another session where even that is missing', () => {
    const { advice } = plan({ sessionDuration: { min: 10, max: 10 } });
    expect(advice).toContain('No hay partido de 10 minutos o menos, ni otra rutina en su lugar.');
    expect(advice.join()).not.toContain('ese día, otra sesión');
  });

  it('says on as many days as sessions are missing that nothing fits', () => {
    const walks = routines.filter((routine) => routine.code === 'R11');
    const player = makePlayer({ availableDays: allDays, trainingDays: 3, sessionDuration: { min: 30, max: 45 } });
    const { days, advice } = planWeek({ monday, player, routines: walks, history: [] });
    expect(days.filter((day) => day.reason.startsWith('No tengo nada que te venga bien'))).toHaveLength(3);
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

describe('variety', () => {
  it('does not repeat a routine while another of the same score is unplanned', () => {
    const week = { goals: ['Ganar resistencia'], availableDays: allDays, trainingDays: 5 } as const;
    const walked = [finished(-7, { type: 'Cardio', code: 'R11' })];
    expect(
      weekOf(week, walked)
        .filter((day) => day.startsWith('Cardio'))
        .sort(),
    ).toEqual(['Cardio R11', 'Cardio R12']);
  });

  it('considers the sessions of the seven days before, neither earlier nor in the week itself', () => {
    const mondayAfter = (day: number) =>
      weekOf({ level: 'Intermedio' }, [finished(day, { code: 'R26', minutes: 30 })])[0];
    expect(mondayAfter(-7)).toBe('Fuerza R02');
    expect(mondayAfter(-8)).toBe('Fuerza R26');
    expect(mondayAfter(0)).toBe('Fuerza R26');
  });

  it('keeps strength work off consecutive days, in any category', () => {
    const days = ['monday', 'tuesday', 'thursday', 'friday', 'sunday'] as const;
    const short = plan({ availableDays: days, sessionDuration: { min: 30, max: 45 }, trainingDays: 3 }).days;
    const strength = new Set(routines.flatMap(({ id, categories }) => (categories.includes('Fuerza') ? [id] : [])));
    const inRow = short.filter((day, index) => {
      const next = short[(index + 1) % 7];
      return strength.has(day.routineId ?? '') && strength.has(next?.routineId ?? '');
    });
    expect(inRow).toEqual([]);
  });

  it('leaves a day between jumps, resting where there is nothing else', () => {
    const court = { level: 'Intermedio', equipment: [], places: ['court'] } as const;
    const days = ['monday', 'tuesday', 'wednesday'] as const;
    const jumping = { ...court, availableDays: days, sessionDuration: { min: 30, max: 45 } } as const;
    expect(weekOf(jumping).slice(0, 3)).toEqual(['Fuerza R08', '-', 'Fuerza R08']);
  });

  it('fills functional work with the racket rather than with intervals', () => {
    const social = { level: 'Intermedio', goals: ['Divertirme y socializar'] } as const;
    expect(weekOf(social)[0]).toBe('Funcionalidad R18');
    expect(plan(social).days[0]?.reason).toBe('Un par de golpes nuevos y el partido se pone interesante.');
  });

  it('asks only for material a player may lack', () => {
    const { advice } = plan({ level: 'Intermedio', goals: ['Ganar fuerza'] });
    expect(advice).toContain(
      'Alguna sesión pide material: balón medicinal, mancuernas o kettlebell, gomas. Dinos qué tienes y lo ajustamos.',
    );
  });
});

describe('around matches', () => {
  it('softens the session that must precede a match and says why', () => {
    const days = ['friday', 'saturday', 'sunday'] as const;
    const changes = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'], availableDays: days } as const;
    const { days: week } = plan(changes);
    expect(weekOf(changes).slice(4)).toEqual(['Fuerza R24', 'Partido R21', 'Fuerza explosiva R07']);
    expect(week[4]?.reason).toBe('El sábado hay partido: fuerza sin apretar. Guarda piernas para jugar.');
  });

  it('recovers on the day after a hard match that was played', () => {
    const hard = [finished(-1, { type: 'Partido', code: 'R21', minutes: 75, rpe: 8 })];
    const only = { availableDays: ['monday', 'wednesday'], goals: ['Ganar fuerza'], ...equipped } as const;
    expect(weekOf(only, hard)[0]).toBe('Flexibilidad R23');
    expect(plan(only, hard).days[0]?.reason).toContain('Tras el partido duro del domingo, solo flexibilidad suave.');
    const sevenOfTen = [finished(-1, { type: 'Partido', code: 'R21', minutes: 75, rpe: 7 })];
    expect(weekOf(only, sevenOfTen)[0]).toBe('Flexibilidad R23');
    const calm = [finished(-1, { type: 'Partido', code: 'R21', minutes: 75, rpe: 5 })];
    expect(weekOf(only, calm)[0]).not.toBe('Flexibilidad R23');
    const long = [finished(-1, { type: 'Partido', minutes: 90 })];
    expect(weekOf(only, long)[0]).toBe('Flexibilidad R23');
  });

  it('keeps Monday easy after two matches in a weekend', () => {
    const weekend = [finished(-2, { type: 'Partido', rpe: 5 }), finished(-1, { type: 'Partido', rpe: 5 })];
    expect(weekOf({}, weekend)[0]).toBe('Flexibilidad R23');
    const strong = plan({ goals: ['Ganar fuerza'] }, weekend).days[0];
    expect(strong?.reason).toContain('Tras dos partidos el fin de semana');
  });

  it('keeps days after planned matches easy when the player’s matches are hard, and lets them take turns', () => {
    const matches = [-24, -17, -10].map((day) => finished(day, { type: 'Partido', code: 'R21', rpe: 8 }));
    const availableDays = ['monday', 'tuesday', 'thursday', 'friday', 'sunday'] as const;
    const player = makePlayer({ ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'], availableDays });
    const easyDays = (library: typeof routines) => {
      const { days } = planWeek({ monday, player, routines: library, history: matches });
      return days.filter((day, index) => days[index - 1]?.type === 'Partido' && day.routineId !== null);
    };
    expect(easyDays(routines).map(({ routineId }) => routineId)).toEqual(['routine-R23', 'routine-R13']);
    const onlyRecovery = easyDays(routines.filter(({ code }) => !['R11', 'R13', 'R22', 'R32'].includes(code ?? '')));
    expect(onlyRecovery.map(({ routineId }) => routineId)).toEqual(['routine-R23', 'routine-R23']);
    expect(onlyRecovery[1]?.reason).toMatch(/ Otra vez la misma: no hay otra tan suave\.$/);
  });

  it('keeps hard work two days before a match to an hour', () => {
    const longer = routines.map((routine) => (routine.code === 'R07' ? { ...routine, duration: 61 } : routine));
    const player = makePlayer({
      ...equipped,
      level: 'Intermedio',
      goals: ['Competir en torneos'],
      availableDays: ['thursday', 'saturday'],
    });
    const thursday = (library: typeof routines) =>
      planWeek({ monday, player, routines: library, history: [] }).days[3]?.routineId;
    expect(thursday(routines)).toBe('routine-R07');
    expect(thursday(longer)).toBe('routine-R25');
  });

  it('preselects the match routine', () => {
    const { days } = plan({ equipment: [], places: ['home'] });
    expect(days[5]).toMatchObject({ type: 'Partido', routineId: 'routine-R21' });
  });

  it('never says «hoy», «ayer» or «mañana»: a reason is read on any day', () => {
    const weekend = [finished(-2, { type: 'Partido', rpe: 8 }), finished(-1, { type: 'Partido', rpe: 8 })];
    for (const goals of [[], ['Ganar fuerza'], ['Competir en torneos']] as const) {
      for (const trainingDays of [1, 2, 3, 4, 5, 6, 7]) {
        const changes = { ...equipped, goals, availableDays: allDays.slice(7 - trainingDays), trainingDays };
        for (const history of [[], weekend]) {
          each(plan(changes, history).days, 7, ({ reason }) => expect(reason).not.toMatch(/\b(hoy|ayer|mañana)\b/i));
        }
      }
    }
  });

  it('calls next week’s match likely', () => {
    const days = ['monday', 'tuesday', 'sunday'] as const;
    const changes = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'], availableDays: days } as const;
    expect(weekOf(changes)).toEqual(['Partido R21', 'Fuerza R03', '-', '-', '-', '-', 'Fuerza R24']);
    expect(plan(changes).days[6]?.reason).toMatch(/^El lunes suele haber partido: fuerza en vez de fuerza explosiva\./);
  });

  it('says nothing of a match that an injury note would make untrue', () => {
    const { days } = plan({ injuries: 'Molestias en el hombro al sacar' });
    expect(days[5]?.reason).toMatch(/Si notas el hombro, baja el ritmo o para\.$/);
  });

  it('puts different court sessions where several matches do not fit', () => {
    const short = { ...equipped, level: 'Intermedio', sessionDuration: { min: 30, max: 55 } } as const;
    const court = plan({ ...short, availableDays: allDays }).days.flatMap(({ reason, routineId }) =>
      reason.includes('n partido no cabe') ? [routineId] : [],
    );
    expect(court).toHaveLength(3);
    expect(new Set(court).size).toBe(3);
  });

  it('takes the longest match that fits', () => {
    expect(weekOf({ sessionDuration: { min: 30, max: 74 } })[5]).toBe('Partido R33');
    expect(weekOf({ sessionDuration: { min: 30, max: 75 }, availableDays: allDays }).join()).not.toContain('R33');
  });

  it('puts another session where a match does not fit', () => {
    const { days, advice } = plan({ sessionDuration: { min: 30, max: 55 } });
    expect(days.map((day) => day.type)).not.toContain('Partido');
    expect(days[5]?.reason).toMatch(/^Un partido no cabe en tus 55 minutos: toca funcionalidad\./);
    expect(advice).toContain('No hay partido de 55 minutos o menos: ese día, otra sesión.');
  });
});

describe('the weakest stroke', () => {
  const rival = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'] } as const;
  const weekWith = (name: string, drills: string[]) =>
    planWeek({
      monday,
      player: makePlayer(rival),
      routines,
      history: [],
      weakStroke: { name, level: 2, drills },
    });

  it('brings the routine that trains it, and says so with its number', () => {
    const routineOf = (code: string) => `routine-${code}`;
    const bandeja = weekWith('bandeja', ['T05']).days.find(({ routineId }) => routineId === routineOf('R17'));
    expect(bandeja?.reason).toMatch(/^Bolas para tu bandeja: te pusiste un 2 de 5\./);
    const wall = weekWith('doble pared', ['T10']).days.find(({ routineId }) => routineId === routineOf('R18'));
    expect(wall?.reason).toMatch(/^Bolas para tu doble pared: te pusiste un 2 de 5\./);
  });

  it('is named in what changed, against a week with other sessions', () => {
    const player = makePlayer(rival);
    const weakStroke = { name: 'bandeja', level: 2, drills: ['T05'] };
    const history = [finished(-6, { code: 'R03' })];
    const { days, changes } = planWeek({ monday, player, routines, history, weakStroke });
    const day = days.find(({ routineId }) => routineId === 'routine-R17');
    const name = routines.find(({ id }) => id === 'routine-R17')?.name;
    expect(day?.weekday).toBe('wednesday');
    expect(changes.at(-1)).toBe(`El miércoles toca «${name}»: a tu bandeja le pusiste un 2 de 5.`);
  });

  it('without a routine for it trains with the racket, without claiming more', () => {
    const reasons = weekWith('dejada', ['T17']).days.map(({ reason }) => reason);
    expect(
      reasons.filter((reason) => reason.startsWith('Pala en mano: a tu dejada le pusiste un 2 de 5.')),
    ).toHaveLength(1);
  });

  it('yields to an injury that the routine would load', () => {
    const player = makePlayer({ ...rival, discomforts: [{ area: 'hombro', level: 2, isSevere: false }] });
    const weakStroke = { name: 'remate plano', level: 1, drills: ['T07'] };
    const { days } = planWeek({ monday, player, routines, history: [], weakStroke });
    expect(days.map(({ routineId }) => routineId)).not.toContain('routine-R17');
  });

  it('is not named as the reason of a routine that does not train it', () => {
    const weakStroke = { name: 'dejada', level: 2, drills: ['T17'] };
    const history = [finished(-6, { code: 'R03' })];
    const { changes } = planWeek({ monday, player: makePlayer(rival), routines, history, weakStroke });
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.join(' ')).not.toContain('dejada');
  });
});

describe('the sentences on what changed', () => {
  const intermediate = { ...equipped, level: 'Intermedio', goals: ['Ganar fuerza'] } as const;
  const lastWeek = [-7, -5, -2].map((day) => finished(day, { type: 'Fuerza', code: 'R03', rpe: 5 }));
  const changesWith = (changes: Partial<PlannerPlayer>, history: readonly FinishedSession[] = lastWeek) =>
    planWeek({ monday, player: makePlayer({ ...intermediate, ...changes }), routines, history }).changes;

  it('name each noted discomfort with its figure, the strongest of an area first', () => {
    const discomforts = [
      { area: 'codo', level: 1, isSevere: false },
      { area: 'rodilla', level: 2, isSevere: false },
      { area: 'rodilla', level: 3, isSevere: false },
    ] as const;
    const mild = 'Anotaste 3 de 10 en la rodilla y 1 de 10 en el codo: la semana va sin lo que más carga esas zonas.';
    expect(changesWith({ discomforts })).toHaveLength(3);
    expect(changesWith({ discomforts })).toContain(mild);
    expect(changesWith({ discomforts }, [])).toEqual([mild]);
    expect(changesWith({ discomforts: [] }).join()).not.toContain('Anotaste');
  });

  it('say of one for a professional that the week is gentle, and nothing of load', () => {
    const discomforts = [{ area: 'codo', level: 6, isSevere: true }] as const;
    expect(changesWith({ discomforts })).toEqual([
      'La semana pasada hiciste 3 sesiones, 3 h.',
      'Anotaste 6 de 10 en el codo: la semana es suave hasta que te valore un profesional.',
    ]);
  });

  it('give the load its reason where no guard asks for it', () => {
    const lighter = [-21, -19, -16].map((day) => finished(day, { code: 'R03', rpe: 9 }));
    const easy = finished(-5, { code: 'R03', minutes: 60, rpe: 5 });
    const [, after] = changesWith({ firstWeek: '2025-05-05' }, [...lighter, easy]);
    expect(after).toMatch(
      /^Tras una semana más ligera, el esfuerzo de la semana sube a [\d.]+: tu semana más fuerte del último mes fue de/,
    );
    const long = [-7, -5, -2].map((day) => finished(day, { code: 'R03', minutes: 120, rpe: 8 }));
    expect(changesWith({ firstWeek: '2025-05-05' }, long)[1]).toMatch(
      /^Esfuerzo de la semana: [\d.]+, un \d+ % menos que los [\d.]+ de la anterior: la semana pasada entrenaste 6 h y tus rutinas pedían [\d hmin]+\.$/,
    );
    const [, more] = changesWith({ firstWeek: '2025-05-05' }, [...long, finished(-1, { code: 'R03' })]);
    expect(more).toMatch(/: son 3 sesiones, y la semana pasada 4\.$/);
  });
});

describe('a tournament', () => {
  it('is named in the words of its three weeks, not before and not after', () => {
    const named = (tournament: string) =>
      planWeek({ monday, player: makePlayer(), routines, history: [], tournament }).advice;
    const sentence =
      'Preparas el torneo del 2 de agosto: esa semana, menos carga con las mismas sesiones, y la víspera libre o muy suave.';
    expect(named('2025-08-02')).toContain(sentence);
    expect(named('2025-08-11').join()).not.toContain('torneo');
    expect(named('2025-07-20').join()).not.toContain('torneo');
  });
});
