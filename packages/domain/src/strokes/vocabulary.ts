import * as z from 'zod/mini';

export const ratedStrokes = [
  'saque',
  'resto',
  'derecha',
  'revés',
  'volea',
  'volea baja',
  'bandeja',
  'víbora',
  'gancho',
  'remate plano',
  'remate x3',
  'remate x4',
  'salida de pared',
  'doble pared',
  'bajada de pared',
  'contrapared',
  'globo',
  'chiquita',
  'dejada',
  'posición de red',
  'posición de fondo',
  'transición',
  'australiana',
  'comunicación',
] as const;
export const ratedStrokeSchema = z.enum(ratedStrokes);
export type RatedStroke = z.infer<typeof ratedStrokeSchema>;

export const strokeFamilies = {
  'Saque y resto': ['saque', 'resto'],
  'Derecha y revés': ['derecha', 'revés'],
  Voleas: ['volea', 'volea baja', 'dejada'],
  'Bandeja y víbora': ['bandeja', 'víbora', 'gancho'],
  Remates: ['remate plano', 'remate x3', 'remate x4'],
  Paredes: ['salida de pared', 'doble pared', 'bajada de pared', 'contrapared'],
  'Globo y chiquita': ['globo', 'chiquita'],
  Táctica: ['posición de red', 'posición de fondo', 'transición', 'australiana', 'comunicación'],
} as const satisfies Record<string, readonly RatedStroke[]>;

/** By catalogue code, the nearest first. */
export const drillsOfStroke: Record<RatedStroke, readonly string[]> = {
  saque: ['T01', 'T04'],
  resto: ['T02'],
  derecha: ['T15', 'T02'],
  revés: ['T15', 'T02'],
  volea: ['T03', 'T15'],
  'volea baja': ['T03', 'T04'],
  bandeja: ['T05'],
  víbora: ['T06', 'T05'],
  gancho: ['T16'],
  'remate plano': ['T07'],
  'remate x3': ['T08', 'T07'],
  'remate x4': ['T08', 'T07'],
  'salida de pared': ['T09', 'U05'],
  'doble pared': ['T10', 'U05'],
  'bajada de pared': ['T11'],
  contrapared: ['T12'],
  globo: ['T13', 'K01'],
  chiquita: ['T14'],
  dejada: ['T17'],
  'posición de red': ['K02', 'T03'],
  'posición de fondo': ['K04', 'T09'],
  transición: ['K01', 'T14'],
  australiana: ['K03'],
  comunicación: ['K04', 'K02'],
};
