import { expect, it } from 'vitest';
import { converse } from '#testing/chat-context.ts';

it.each([
  [
    ['una rutina de piernas', 'sin saltos', 'que dure 30 minutos', 'y con gomas'],
    /piernas, sin saltos, gomas|30 min, piernas, sin saltos, gomas/,
  ],
  [['una rutina de pliometría', 'no, pliometría no, de hombro'], /hombros/],
  [['una rutina de volea de 40 minutos', 'más corta'], /25 min/],
  [['una rutina de volea de 40 minutos', 'mejor de 20'], /20 min/],
  [
    ['una rutina de bandeja', 'solo tengo 40 minutos', 'no tengo compañero', 'y sin remates'],
    /40 min, bandeja, sin remate/,
  ],
  [['algo de core en casa', '¿y con qué lo hago? tengo una goma'], /gomas/],
])('a wish grows: %s', (messages, expected) => {
  const { action, text } = converse(messages);
  expect(action?.type).toBe('make_routine');
  expect(text).toMatch(expected);
});

it.each([
  'hazla',
  'dale, mandale',
  'buenísimo, hacela',
  'venga, créala',
  'sí sí',
  'ea pues sí, hazla así',
  '¿y a qué esperas? hazla',
])('is agreed to: %s', (message) => {
  expect(converse(['una rutina de piernas', message])).toMatchObject({
    confirms: true,
    action: { type: 'make_routine' },
  });
});

it('is not agreed to by «sí» before a statement', () => {
  expect(converse(['una rutina de bandeja', 'bueno, sí viene mi hermano']).confirms).toBeUndefined();
});

it.each(['no', 'nada, déjalo', 'qué va, paso'])('is declined: %s', (message) => {
  expect(converse(['quita el jueves', message])).toMatchObject({
    action: null,
    text: expect.stringMatching(/como está/),
  });
});

it.each(['hazlo', 'sí', 'sí sí', 'confirmo'])(
  'an order without a proposal changes nothing and says so: %s',
  (message) => {
    expect(converse(['¿qué es la bandeja?', message])).toMatchObject({
      action: null,
      text: expect.stringMatching(/ninguna propuesta/),
    });
  },
);

it.each([
  [['ayer 6-4 6-3'], { date: '2025-07-22', minutes: 90 }],
  [['ayer 6-4 6-3', '75 min'], { date: '2025-07-22', minutes: 75 }],
  [
    ['ayer jugamos y perdimos 6-3 7-5', 'no, 6-4 7-5'],
    {
      date: '2025-07-22',
      sets: [
        { us: 4, them: 6 },
        { us: 5, them: 7 },
      ],
    },
  ],
  [
    ['ayer 6-4 6-3', 'no, perdimos'],
    {
      sets: [
        { us: 4, them: 6 },
        { us: 3, them: 6 },
      ],
    },
  ],
  [['ayer 6-4 6-3', 'perdona, fue el lunes'], { date: '2025-07-21' }],
])('a match is logged and corrected: %s', (messages, data) => {
  expect(converse(messages).action).toMatchObject({ type: 'log_match', data });
});

it.each([
  [['me molesta el codo', 'perdona, es el hombro, el codo está bien'], /tu hombro/, /codo/],
  [['me molesta el codo', 'leve, un 2'], /hasta 3 sobre 10/, /024/],
  [['me molesta el codo', 'un 6 y de noche'], /profesional sanitario/, /hasta 3 sobre 10 y sin ir a más/],
  [['me molesta el codo', '¿puedo jugar el sábado?'], /el sábado solo si/, /024/],
  [['me molesta el codo', '¿qué ejercicios no debo hacer?'], /menos remates/, /024/],
])('a discomfort is talked about: %s', (messages, expected, not) => {
  const { text } = converse(messages);
  expect(text).toMatch(expected);
  expect(text).not.toMatch(not);
});

it.each([
  [['qué me toca mañana?', '¿y eso cuánto dura?'], /60 minutos/],
  [['qué me toca mañana?', '¿lo puedo hacer en casa?'], /en casa/],
  [['qué me toca mañana?', '¿qué material necesito?'], /lleva/],
])('the session just named is asked about: %s', (messages, expected) => {
  expect(converse(messages).text).toMatch(expected);
});

it.each(['Gracias, crack. Hablamos mañana.', 'hasta mañana', 'nos vemos el lunes'])(
  'a goodbye is none of the plan: %s',
  (message) => {
    expect(converse(['¿qué me toca hoy?', message])).toMatchObject({ action: null, intent: 'gracias' });
  },
);

it.each([
  [['me molesta la rodilla', '¿bolsa fría o manta eléctrica?'], /ninguno de los dos cura tu rodilla/, /urgencias/],
  [
    ['me molesta el hombro', 'llevo tres semanas así', '¿y puedo jugar el domingo?'],
    /médico o fisioterapeuta/,
    /solo si/,
  ],
  [
    ['me molesta el codo', 'lo siento más al rematar, con la volea nada'],
    /es el remate.*Con la volea/,
    /la volea\. Estos/,
  ],
  [['me molesta la muñeca', 'me pasa más al rematar que al sacar'], /remate/, /el saque/],
  [['me molesta el codo', '¿es una epicondilitis?', 'llevo un mes así'], /profesional sanitario/, /entendido/],
  [['me molesta el codo desde hace un mes', '¿con codera puedo jugar?'], /no basta/, /024/],
  [['tengo 6 alumnos en una pista', 'uno anda con molestias en el hombro'], /Con esa persona/, /Tu semana|partido del/],
  [['tengo un torneo el 2 de agosto, categoría 4ª', '¿el viernes entreno?'], /El viernes 1 es la víspera/, /entendido/],
  [['¿cuántos partidos llevo este mes?', '¿y qué me toca el viernes?'], /El viernes te toca/, /registros/],
])('what goes on from before is answered: %s', (messages, expected, not) => {
  const { text } = converse(messages);
  expect(text).toMatch(expected);
  expect(text).not.toMatch(not);
});

it.each(['no, el viernes', 'el viernes'])('a day alone corrects where a session goes: %s', (correction) => {
  const { action } = converse(['¿qué toca mañana?', 'pásala', correction]);
  expect(action?.data).toMatchObject({
    currentWeek: { thursday: { type: 'Funcionalidad' }, friday: { type: 'Fuerza' } },
  });
});

it('«sí, déjala así» carries out what is shown; what was not confirmed and is taken back does not come again', () => {
  expect(converse(['quita el jueves', 'sí, así déjalo'])).toMatchObject({ confirms: true });
  expect(converse(['quita el jueves', 'deshazlo', 'ok']).confirms).toBeUndefined();
});
