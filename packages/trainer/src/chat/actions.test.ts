import { addDays } from '@bandeja/domain/calendar/dates';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { exercises, routineByCode, routines } from '#testing/catalogue.ts';
import { day, freePlan, makeContext, playerWith, today, week } from '#testing/chat-context.ts';

const ask = (message: string, changes: Partial<ChatContext> = {}): ChatReply => replyTo(message, makeContext(changes));

/** The days of an `adapt_week` as «type code», «-» for rest. */
function daysOf({ action }: ChatReply): Record<string, string> {
  if (action?.type !== 'adapt_week') throw new Error('No week is proposed');
  return Object.fromEntries(
    Object.entries(action.data.currentWeek).map(([weekday, edit]) => [
      weekday,
      edit?.routineId ? `${edit.type} ${edit.routineId.replace('routine-', '')}` : '-',
    ]),
  );
}

describe('a discomfort', () => {
  it('leads to days that avoid it, from today on', () => {
    const reply = ask('me duele el hombro');
    expect(reply).toMatchObject({ intent: 'lesion', final: true, upsell: false, action: { data: { area: 'hombro' } } });
    expect(reply.text).toContain('Si el dolor aumenta, dura más de una semana o aparece de noche');
    // nothing is changed yet
    expect(reply.text).not.toContain('He quitado');
    expect(Object.keys(daysOf(reply)).sort()).toEqual(['friday', 'thursday']);
    each(Object.values(daysOf(reply)), 2, (proposed) => {
      const moves = routineByCode(proposed.split(' ').at(-1) ?? '').entries.map(({ exercise }) => exercise);
      expect(moves.flatMap(({ avoidFor }) => avoidFor)).not.toContain('hombro');
    });
  });

  it('touches no day that has passed, rests, or is trained already', () => {
    const last = { localDate: today, name: 'Base aeróbica suave', minutes: 60 };
    const stats = { ...makeContext().stats, last };
    const changed = daysOf(ask('me he torcido el tobillo y lo tengo inflamado', { stats }));
    expect(Object.keys(changed).sort()).toEqual(['friday', 'saturday', 'thursday']);
  });

  it('refers and rests where it is acute', () => {
    const reply = ask('me he torcido el tobillo esta tarde y lo tengo muy inflamado');
    expect(reply.text.startsWith(safetyTexts.prof)).toBe(true);
    each(Object.values(daysOf(reply)), 1, (proposed) => expect(proposed).toMatch(/^-$|R11$/));
  });

  it('changes nothing where the week is free of it', () => {
    const gentle = week.map((one, index) => (one.type === 'Descanso' ? one : day(index, 'Cardio', 'R11')));
    const reply = ask('me duele el hombro', { week: gentle });
    expect(reply.action).toBeNull();
    expect(reply.text).toMatch(/no cambio nada.*fisioterapeuta o médico/);
  });

  it('adds to the injuries of the profile', () => {
    const player = playerWith({ injuries: 'Molestias en la rodilla' });
    const trained = Object.values(daysOf(ask('me duele el codo', { player }))).filter((one) => one !== '-');
    each(trained, 1, (proposed) => {
      const moves = routineByCode(proposed.split(' ').at(-1) ?? '').entries.map(({ exercise }) => exercise);
      expect(moves.flatMap(({ avoidFor }) => avoidFor)).not.toContain('rodilla');
    });
  });

  it('takes a wished rest along', () => {
    expect(daysOf(ask('me duele el hombro, quítame el sábado')).saturday).toBe('-');
  });

  it('proposes nothing without a week', () => {
    const reply = ask('me duele el hombro', { week: null, player: null });
    expect(reply.action).toBeNull();
    expect(reply.text).toMatch(/fisioterapeuta o médico/);
  });

  it('advises minors to talk to an adult', () => {
    expect(ask('me duele el hombro', { player: playerWith({ age: 15 }) }).text).toContain('Y avisa a un adulto.');
    expect(ask('tengo 15 años y me duele el pecho').text).toBe(safetyTexts.forMinor(safetyTexts.urg));
  });

  it('speaks of today’s match as today’s', () => {
    const onSaturday = ask('me duele el codo', { today: addDays(today, 3) }).text;
    expect(onSaturday).toContain('El partido de hoy, solo si no te duele.');
    expect(ask('me duele el codo').text).toContain('El partido del sábado, solo si para entonces no te duele.');
  });
});

describe('changes of the week', () => {
  it('moves a session to a free day and swaps two sessions', () => {
    expect(daysOf(ask('pasa el jueves al domingo'))).toEqual({ thursday: '-', sunday: 'Fuerza R03' });
    const swapped = ask('pasa el jueves al viernes');
    expect(daysOf(swapped)).toEqual({ thursday: 'Funcionalidad R26', friday: 'Fuerza R03' });
    expect(swapped.text).toMatch(/Intercambio.*Ojo: el sábado hay partido/);
  });

  it('finds a free day where none is named', () => {
    expect(daysOf(ask('mueve el entreno del jueves a otro día'))).toEqual({ thursday: '-', sunday: 'Fuerza R03' });
  });

  it.each([
    ['quiero entrenar el domingo en vez del jueves', { thursday: '-', sunday: 'Fuerza R03' }],
    ['descanso el jueves y el viernes', { thursday: '-', friday: '-' }],
    ['el jueves y el viernes no puedo', { thursday: '-', friday: '-' }],
    ['no puedo el jueves, mejor el domingo', { thursday: '-', sunday: 'Fuerza R03' }],
  ])('%s', (message, days) => expect(daysOf(ask(message))).toEqual(days));

  it('picks by the planner’s rules: kit, level, eve of a match', () => {
    const player = playerWith({ equipment: [], level: 'Principiante' });
    const reply = ask('pon fuerza el viernes', { player });
    expect(reply.action).toMatchObject({ type: 'update_day', data: { type: 'Fuerza' } });
    const id = reply.action?.type === 'update_day' ? reply.action.data.routineId : null;
    const picked = routines.find((routine) => routine.id === id);
    expect(picked?.difficulty).toBe('Principiante');
    expect(
      picked?.entries
        .flatMap(({ exercise }) => exercise.equipment)
        .filter((item) => item !== 'silla' && item !== 'pared'),
    ).toEqual([]);
  });

  it('puts no jumps before players from 60 and says why', () => {
    const reply = ask('pon pliometría el domingo', { player: playerWith({ age: 64 }) });
    expect(reply.text).toMatch(/No hay pliometría para tu edad/);
    expect(reply.action).toMatchObject({ type: 'update_day', data: { day: 'sunday', type: 'Fuerza' } });
  });

  it('leaves one day of rest', () => {
    const full = week.map((one, index) => (index === 6 ? one : day(index, 'Cardio', 'R11')));
    const reply = ask('pon fuerza el domingo', { week: full });
    expect(reply.action).toBeNull();
    expect(reply.text).toMatch(/descanso/);
  });

  it('plans no week but the running one', () => {
    expect(ask('el lunes que viene no puedo').action).toBeNull();
    expect(ask('mañana no puedo', { today: '2025-07-27' }).text).toMatch(/semana que viene/);
  });

  it('points to the dashboard for next week, from Friday on and for a player who began this week', () => {
    const notYet =
      'La semana que viene la ves en el Dashboard desde el viernes; el lunes la ajusto con lo que entrenes esta.';
    const shown = 'La semana que viene ya la tienes en el Dashboard; el lunes la ajusto con lo que entrenes esta.';
    const question = '¿qué me toca la semana que viene?';
    const thursday = addDays(today, 1);
    expect(ask(question, { today: thursday }).text).toBe(notYet);
    expect(ask(question, { today: addDays(today, 2) }).text).toBe(shown);
    expect(ask(question, { today: addDays(today, 4) }).text).toBe(shown);
    expect(ask(question, { today: thursday, player: playerWith({ firstWeek: today }) }).text).toBe(shown);
    expect(ask('el lunes que viene no puedo', { today: addDays(today, 2) }).text).toBe(
      'El lunes 28 todavía no está planificado: preparo cada semana cuando llega la anterior. Hasta el domingo de la semana que viene sí puedo cambiar lo que quieras.',
    );
  });

  it('does not pretend to change a week that is already so', () => {
    expect(ask('pon descanso el domingo').text).toMatch(/ya es descanso/);
    expect(ask('pasa el martes al domingo').action).toBeNull();
  });

  it.each(['cambia el jueves a descanso', 'regenera mi semana', 'me toca entrenar hoy?'])(
    'has no plan: «%s»',
    (message) => {
      const reply = ask(message, { week: null, player: null });
      expect(reply.action).toBeNull();
      expect(reply.text).toMatch(/no tienes plan/);
    },
  );

  it('speaks of no training where the profile forbids it', () => {
    const player = playerWith({ injuries: 'Me duele el pecho cuando corro' });
    expect(ask('pon fuerza el domingo', { player })).toMatchObject({
      text: safetyTexts.urg,
      action: null,
      final: true,
    });
    expect(ask('hazme una rutina de fuerza', { player })).toMatchObject({ text: safetyTexts.urg, action: null });
  });
});

describe('routines and plans', () => {
  it('hands the wish on where the plan allows it', () => {
    const wish = 'Hazme una rutina de 45 minutos para el remate con balón medicinal';
    expect(ask(wish).action).toEqual({ type: 'make_routine', data: { prompt: wish } });
  });

  it('names the library where it does not, within the player’s limits', () => {
    const reply = ask('quiero una rutina de fuerza de 30 minutos', freePlan);
    expect(reply).toMatchObject({ action: null, upsell: true });
    expect(reply.text).toMatch(/«Fuerza base en casa sin material»/);
    expect(ask('quiero una rutina de fuerza de 30 minutos', { ...freePlan, upsellShown: true })).toMatchObject({
      upsell: false,
      text: expect.not.stringMatching(/Premium/),
    });
  });

  it('says when the month’s routines are used up', () => {
    const reply = ask('hazme una rutina de fuerza', { left: { sessions: 50, routines: 0 } });
    expect(reply.action).toBeNull();
    expect(reply.text).toMatch(/ya no te quedan rutinas nuevas/);
  });

  it('recommends nothing above the level or against an injury', () => {
    const beginner = ask('explícame la víbora', { player: playerWith({ level: 'Principiante' }) }).text;
    expect(beginner).not.toMatch(/Víbora al lateral/);
    const injured = ask('¿cómo hago el press a una mano?', {
      player: playerWith({ injuries: 'Tendinitis en el hombro' }),
    }).text;
    expect(injured).toMatch(/mejor déjalo fuera/);
    expect(exercises.get('F20')?.avoidFor).toContain('hombro');
  });

  it('minds minors and players from 60', () => {
    expect(ask('hazme una rutina de fuerza', { player: playerWith({ age: 13 }) }).text).toMatch(/adulto cualificado/);
    expect(ask('hazme una rutina de fuerza', { player: playerWith({ age: 66 }) }).text).toMatch(
      /equilibrio a una pierna/,
    );
  });

  it('takes prices and remaining uses from the tables', () => {
    expect(ask('¿cuánto cuesta?', freePlan).text).toMatch(/9,99 €.*19,99 €/);
    expect(ask('¿cuántas sesiones me quedan este mes?', freePlan).text).toMatch(/2 rutinas y 4 sesiones/);
    expect(
      ask('¿cuántas sesiones me quedan este mes?', { plan: 'pro', left: { sessions: null, routines: null } }).text,
    ).toMatch(/sin límite|no tienes límite/);
  });
});
