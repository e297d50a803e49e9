import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import type { ChatAnswer, ChatContext } from '#chat/types.ts';
import { day, makeContext, today as wednesday, week } from '#testing/chat-context.ts';

const saturday = addDays(wednesday, 3);
/** As this one: Fuerza on Monday and Thursday, Cardio on Wednesday, Funcionalidad on Friday, a match on Saturday. */
const nextWeek = week.map((each, index) => ({
  ...day(7 + index, each.type, each.routineId?.slice(-3) ?? null),
  reason: '',
}));
const dateOf = (offset: number): string => addDays(mondayOf(wednesday), offset).slice(5);

function talk(messages: readonly string[], today: string): ChatAnswer {
  let context: ChatContext = makeContext({ today, nextWeek });
  let answer = replyTo(messages[0] ?? '', context);
  for (const message of messages.slice(1)) {
    context = { ...context, state: answer.state };
    answer = replyTo(message, context);
  }
  return answer;
}

/** «10-05 Descanso, 10-06 Fuerza», or the answer's buttons, or its words. */
function outcome({ action, choices, text }: ChatAnswer): string {
  if (action?.type !== 'update_day' && action?.type !== 'adapt_week') {
    return choices.length > 0 ? choices.map(({ label }) => label).join(' / ') : text;
  }
  const { from = '' } = action.data;
  const edits = action.type === 'update_day' ? { [action.data.day]: action.data } : action.data.currentWeek;
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  return Array.from({ length: 7 }, (_, at) => addDays(from, at))
    .flatMap((date) => {
      const index = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
      const edit = Object.entries(edits).find(([name]) => name === names[index])?.[1];
      return edit ? [`${date.slice(5)} ${edit.type}`] : [];
    })
    .join(', ');
}

describe('on a Saturday, after which this week has one day', () => {
  it.each([
    ['quita el lunes', [], `${dateOf(7)} Descanso`],
    ['el lunes no puedo', [], /Moverla al martes 2\d|Moverla al martes/],
    ['pasa lo del lunes al martes', [], `${dateOf(7)} Descanso, ${dateOf(8)} Fuerza`],
    ['hoy no puedo, pásalo al domingo', [], `${dateOf(5)} Descanso, ${dateOf(6)} Partido`],
    ['no puedo jugar hoy', ['pásalo al lunes'], `${dateOf(5)} Fuerza, ${dateOf(7)} Partido`],
    ['el martes ponme cardio', [], `${dateOf(8)} Cardio`],
    ['mañana quiero movilidad', [], `${dateOf(6)} Flexibilidad`],
    ['el miércoles que viene descanso', [], `${dateOf(9)} Descanso`],
    ['libra el jueves y el viernes', [], `${dateOf(10)} Descanso, ${dateOf(11)} Descanso`],
    ['cambia el lunes por movilidad', [], `${dateOf(7)} Flexibilidad`],
    ['el finde que viene descanso', [], `${dateOf(12)} Descanso`],
    ['del lunes al miércoles no puedo entrenar', [], `${dateOf(7)} Descanso, ${dateOf(9)} Descanso`],
    ['quita el lunes', ['no, mejor el jueves'], `${dateOf(10)} Descanso`],
    ['qué me toca el lunes?', ['quítalo'], `${dateOf(7)} Descanso`],
  ])('%s %s', (message, then, expected) => {
    expect(outcome(talk([message, ...then], saturday))).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});

/** Of two sessions one finds a free day. */
const spread = `${dateOf(3)} Descanso, ${dateOf(4)} Descanso, ${dateOf(6)} Fuerza`;

describe('several statements in one message, on a Wednesday', () => {
  it.each([
    ['martes descanso, miércoles la fuerza y jueves nada', [], `${dateOf(2)} Fuerza, ${dateOf(3)} Descanso`],
    [
      'esta semana solo puedo entrenar jueves y domingo',
      [],
      `${dateOf(2)} Descanso, ${dateOf(4)} Descanso, ${dateOf(5)} Descanso, ${dateOf(6)} Cardio`,
    ],
    [
      'el jueves y el viernes no puedo, y el sábado tampoco',
      [],
      `${dateOf(3)} Descanso, ${dateOf(4)} Descanso, ${dateOf(5)} Descanso`,
    ],
    ['no voy a poder hasta el viernes', [], `${dateOf(2)} Descanso, ${dateOf(3)} Descanso`],
    ['cámbiame el cardio del miércoles por fuerza que estoy harto de correr', [], `${dateOf(2)} Fuerza`],
    ['me han cambiado el partido al domingo', [], `${dateOf(5)} Descanso, ${dateOf(6)} Partido`],
    ['mañana imposible, tengo reunión. El viernes tampoco. ¿Cómo lo arreglamos?', [], spread],
    ['jueves y viernes no puedo, pásamelos a donde quepan', [], spread],
    ['jueves y viernes los quiero al revés', [], `${dateOf(3)} Funcionalidad, ${dateOf(4)} Fuerza`],
    [
      'hoy no he podido, lo hago mañana y lo de mañana lo dejamos para el viernes',
      [],
      `${dateOf(2)} Descanso, ${dateOf(3)} Cardio, ${dateOf(4)} Fuerza, ${dateOf(6)} Funcionalidad`,
    ],
    [
      'me he apuntado a jugar el jueves con los del curro, ajusta lo demás',
      [],
      `${dateOf(3)} Partido, ${dateOf(6)} Fuerza`,
    ],
    [
      'la semana que viene ponme toda la semana suavecita',
      [],
      [7, 9, 10, 11].map((at) => `${dateOf(at)} Flexibilidad`).join(', '),
    ],
    ['¿puedo hacer hoy lo del viernes y el viernes descanso?', [], `${dateOf(2)} Funcionalidad, ${dateOf(4)} Descanso`],
    [
      'pasa lo de mañana al domingo',
      ['¿y el sábado sigue el partido?'],
      'El sábado sigue igual: partido, «Partido amistoso dirigido». ¿Lo confirmas?',
    ],
    ['pon el partido el viernes a las 8 y quita lo del sábado', [], `${dateOf(4)} Partido, ${dateOf(5)} Descanso`],
    ['adelanta la fuerza a hoy y deja mañana libre', [], `${dateOf(2)} Fuerza, ${dateOf(3)} Descanso`],
    ['quiero entrenar un día más esta semana', [], `${dateOf(6)} Fuerza`],
    ['menos fuerza y más pista', [], `${dateOf(3)} Funcionalidad`],
    ['no quiero descansar el domingo', [], `${dateOf(6)} Fuerza`],
    ['el sábado llueve seguro, puedes poner otra cosa en vez del partido?', [], `${dateOf(5)} Fuerza`],
    ['haz más corta la sesión del jueves', [], `${dateOf(3)} Fuerza`],
    ['mañana no, que viene el fontanero. La fuerza, al domingo.', [], `${dateOf(3)} Descanso, ${dateOf(6)} Fuerza`],
    ['la semana que viene déjame solo dos días de entreno', [], `${dateOf(10)} Descanso, ${dateOf(11)} Descanso`],
    ['esta semana solo puedo entrenar un día', [], `${dateOf(3)} Descanso, ${dateOf(4)} Descanso`],
    ['quítelo el viernes, por favor', [], `${dateOf(4)} Descanso`],
    ['pon fuerza el domingo', ['y el lunes descanso'], `${dateOf(6)} Fuerza, ${dateOf(7)} Descanso`],
    ['quita el jueves y el viernes', ['bueno el viernes no'], `${dateOf(3)} Descanso`],
    ['qué me toca mañana?', ['ponme otra cosa más corta'], `${dateOf(3)} Fuerza`],
  ])('%s %s', (message, then, expected) => {
    expect(outcome(talk([message, ...then], wednesday))).toEqual(expected);
  });

  it.each([
    '¿es buena idea hacer fuerza el día antes del partido?',
    'mañana juego un torneo, ¿qué ceno?',
    '¿por qué me pones cardio hoy si ayer jugué?',
    '¿puedo entrenar hoy dos veces?',
  ])('changes nothing: %s', (message) => {
    expect(talk([message], wednesday).action).toBeNull();
  });
});

describe('what lasts longer than a day', () => {
  const away = { kind: 'away', hasKit: false };
  it.each([
    ['estoy en un hotel de lunes a jueves, sin gimnasio', { ...away, from: dateOf(7), to: dateOf(10) }],
    ['me voy de vacaciones del 3 al 10 de agosto, sin nada de material', { ...away, from: '08-03', to: '08-10' }],
    ['el martes salgo a Fráncfort y vuelvo el jueves', { ...away, from: dateOf(8), to: dateOf(10) }],
    ['me llevo gomas al pueblo de lunes a viernes', { kind: 'away', hasKit: true, from: dateOf(7), to: dateOf(11) }],
  ])('%s', (message, { from, to, ...more }) => {
    expect(talk([message], saturday).action).toEqual({
      type: 'absence',
      data: { ...more, from: `2025-${from}`, to: `2025-${to}` },
    });
  });

  it.each([
    ['vuelvo el miércoles', { to: `2025-${dateOf(9)}` }],
    ['al final sí llevo gomas', { hasKit: true }],
  ])('is corrected before it is agreed to: %s', (message, data) => {
    expect(talk(['estoy en un hotel de lunes a jueves, sin gimnasio', message], saturday).action).toMatchObject({
      type: 'absence',
      data,
    });
  });

  it('a weekday of every week', () => {
    expect(talk(['los jueves no puedo nunca, tengo inglés'], saturday).action).toEqual({
      type: 'never_on',
      data: { weekday: 'thursday', isNever: true },
    });
  });
});

describe('on a Wednesday', () => {
  it.each([
    ['quita el viernes', [], `${dateOf(4)} Descanso`],
    ['el jueves no puedo', [], /Moverla al domingo/],
    ['pasa lo del jueves al domingo', [], `${dateOf(3)} Descanso, ${dateOf(6)} Fuerza`],
    ['quita el lunes', [], `${dateOf(7)} Descanso`],
    ['pasa el partido del sábado al domingo', [], `${dateOf(5)} Descanso, ${dateOf(6)} Partido`],
    ['pasa el partido del sábado al martes que viene', [], `${dateOf(5)} Descanso, ${dateOf(8)} Partido`],
    ['el domingo ponme movilidad', [], `${dateOf(6)} Flexibilidad`],
    ['pasado mañana descanso', [], `${dateOf(4)} Descanso`],
    ['hoy no, mejor mañana', [], `${dateOf(2)} Fuerza, ${dateOf(3)} Cardio`],
    ['el jueves de la semana que viene descanso', [], `${dateOf(10)} Descanso`],
    ['este finde no puedo', [], `${dateOf(5)} Descanso`],
    ['quita el viernes', ['perdona, el jueves'], `${dateOf(3)} Descanso`],
    [
      'cambia el lunes y el jueves de la semana que viene a descanso',
      [],
      `${dateOf(7)} Descanso, ${dateOf(10)} Descanso`,
    ],
    ['qué toca el sábado?', ['pues cámbialo por fuerza'], `${dateOf(5)} Fuerza`],
  ])('%s %s', (message, then, expected) => {
    expect(outcome(talk([message, ...then], wednesday))).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});
