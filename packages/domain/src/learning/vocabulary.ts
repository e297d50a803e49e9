import { chatReadings } from '#coach/vocabulary.ts';

export const channels = ['wish', 'chat'] as const;
export type Channel = (typeof channels)[number];

export const dangerLabels = ['ok', 'urg', 'prof', 'rest', 'crisis', 'no', 'weight', 'drug', 'minor'] as const;
export const wishLabels = [
  'type:fisico',
  'type:tecnico',
  'type:tactico',
  'type:mental',
  'warmup',
  'cooldown',
  'recover',
] as const;
/** A wish has the labels of wishes, a chat message one intent, both a danger. */
export const messageLabels: readonly string[] = [...dangerLabels, ...wishLabels, ...chatReadings];

const valued = (head: string, values: string) => values.split(' ').map((value) => `${head}:${value}`);
const materials =
  'gomas mancuernas kettlebell barra balon_medicinal comba cajon conos escalera bici pared silla toalla pala bolas companero otro';
const kinds = 'fuerza potencia pliometria cardio movilidad funcional';
const groups = 'piernas gluteos core espalda hombros brazos pecho caderas cuerpo';
const strokes = 'bandeja vibora remate volea globo saque resto derecha reves salida bajada contrapared dejada chiquita';
const areas = 'hombro codo muneca lumbar cadera rodilla tobillo gemelo isquio cuello pie abdomen ingle mano';
const days = 'mon tue wed thu fri sat sun today tomorrow';

/** As `packages/reader/messages` writes them. Lengths, ages and days take their number from the words. */
export const spanLabels: readonly string[] = [
  'dur',
  'durmax',
  'durno',
  'othernum',
  'days',
  'age',
  'weekday',
  ...valued('place', 'home court gym park hotel'),
  ...valued('noplace', 'home court gym park hotel'),
  ...valued('eq', materials),
  ...valued('noeq', materials),
  'eqnone',
  ...valued('cat', kinds),
  ...valued('nocat', kinds),
  ...valued('grp', groups),
  ...valued('nogrp', groups),
  ...valued('stroke', strokes),
  ...valued('nostroke', strokes),
  ...valued('no', 'jump run floor overhead'),
  ...valued('yes', 'jump run floor overhead'),
  ...valued('hurt', areas),
  ...valued('acute', areas),
  ...valued('healed', areas),
  ...valued('protect', areas),
  ...valued('lvl', '1 2 3'),
  'alone',
  'with',
  'hard',
  'soft',
  ...valued('goal', 'peso torneo resistencia velocidad'),
  ...valued('from', days),
  ...valued('to', days),
];
export const numberedLabels: readonly string[] = ['dur', 'durmax', 'durno', 'days', 'age'];
