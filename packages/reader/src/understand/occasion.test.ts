import { describe, expect, it } from 'vitest';
import { asksForNothing } from '#understand/chips.ts';
import { understand } from '#understand/understand.ts';
import { wishFrom } from '#understand/wish.ts';

describe('a body that had enough', () => {
  it.each([
    'toy reventao de ayer argo flojito pa solta las piernas',
    'me quedaron adoloridos los chamorros del partido, algo para aflojar porfa',
    'ayer jugué tres partidos y voy muerto, dame algo',
    'descargar la espalda después del partido',
    'agujetas brutales, algo suave',
    'cuello tieso de tanto ordenador, aflojar',
    'acabo de volver de un partido eterno y querría soltar un poco',
  ])('is loosened, not trained: %s', (text) => {
    expect(wishFrom(text)).toMatchObject({ routineType: 'Descanso', categories: ['Flexibilidad'], warmUp: false });
  });

  it.each([
    'piernas, explosividad y a reventar, 40 minutos',
    'soltar el brazo en la bandeja, que pego agarrotado',
    'peso muerto y zancadas con mancuernas',
    'fuerza de piernas, estoy cansado de perder',
    'quiero recuperar fuerza en las piernas',
  ])('is not read into %s', (text) => {
    expect(wishFrom(text).routineType).not.toBe('Descanso');
  });
});

describe('little time', () => {
  it.each([
    'algo rapidito de piernas',
    'una sesión cortita en casa',
    'tengo poco tiempo, core',
    'fuerza exprés en casa',
    'dame algo rápido',
    'voy con prisa, hombros con gomas',
  ])('is twenty minutes at most: %s', (text) => {
    expect(wishFrom(text).duration).toEqual({ minutes: 20, kind: 'most' });
  });

  it.each(['llevo poco tiempo jugando, fuerza', 'mi globo se queda cortito y me lo comen', 'pies rápidos en casa'])(
    'is not read into %s',
    (text) => expect(wishFrom(text).duration).toBeNull(),
  );

  it('gives way to minutes that are told', () => {
    expect(wishFrom('algo rapidito, 25 minutos de piernas').duration).toMatchObject({ minutes: 25 });
  });
});

it.each(['algo tranquilo antes de dormir', 'antes de acostarme, algo suave', 'ejercicios para dormir mejor'])(
  'before sleep is mobility: %s',
  (text) => expect(wishFrom(text).categories).toEqual(['Flexibilidad']),
);

it('leaves what was asked for before sleep', () => {
  expect(wishFrom('quiero cansarme antes de dormir, cardio').categories).toEqual(['Cardio']);
});

it.each(['cardio en zona 2 con la elíptica', 'bici en zona dos', 'rodaje suave por el parque'])(
  'is an aerobic base: %s',
  (text) => expect(wishFrom(text)).toMatchObject({ aerobicBase: true, categories: ['Cardio'] }),
);

describe('what half of a session is made of', () => {
  it.each([
    ['seated', 'ejercicios sentada en una silla'],
    ['seated', 'algo muy suave que pueda hacer en la cama o en el sofá'],
    ['seated', 'brazos sentado, con gomas'],
    ['balance', 'equilibrio agarrada a la pared'],
    ['balance', 'a mis 68 busco no caerme'],
    [undefined, 'trabajo ocho horas sentado, algo de movilidad'],
    [undefined, 'sentadillas y zancadas'],
    [undefined, 'equilibrios no, que me mareo'],
    [undefined, 'fuerza de piernas apoyado en la silla'],
    [undefined, 'nada sentado, todo de pie'],
  ])('%s: %s', (focus, text) => {
    expect(wishFrom(text).focus).toBe(focus);
  });
});

describe('what the library does not have', () => {
  it.each([
    [['machines'], 'prensa y poleas en el gimnasio'],
    [['machines'], 'fuerza en máquinas, 45 minutos'],
    [['pool'], 'ejercicios en la piscina, 30 minutos'],
    [['pool'], 'Piscina, 30 minutos'],
    [['trx'], 'TRX en casa'],
    [['barbell'], 'sentadilla con barra y press de banca'],
    [['rower'], 'máquina de remo, 20 minutos'],
    [['pullUps', 'foam'], 'dominadas y foam roller'],
    [undefined, 'gimnasio pero máquinas no'],
    [undefined, 'sin poleas ni prensa'],
    [undefined, 'no tengo TRX'],
    [undefined, 'eres una máquina, dame piernas'],
    [undefined, 'vengo de la piscina, piernas 30 min'],
  ])('%j: %s', (things, text) => {
    expect(wishFrom(text).beyondLibrary).toEqual(things);
  });
});

it.each([
  ['voy con prisa', true],
  ['me largo de puente', true],
  ['me largo de puente hasta el martes', true],
  ['me voy a la playa', true],
  ['nos vemos el jueves', true],
  ['el viernes no estaré', true],
  ['rutina para martes y jueves', false],
  ['algo para el martes', false],
  ['en la playa, 20 minutos', false],
  ['algo rapidito de piernas', false],
  ['20 minutos', false],
  ['TRX', false],
  ['sentada en una silla', false],
])('%s asks for nothing: %s', (text, isNothing) => {
  const frame = understand(text, { channel: 'wish' });
  expect(asksForNothing(wishFrom(text, { frame }), frame)).toBe(isNothing);
});
