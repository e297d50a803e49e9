import type { BlockKind, SeasonGoalKind } from '#season/vocabulary.ts';

export const seasonMessages = {
  name: 'El nombre puede tener 60 caracteres como máximo',
  templateName: 'Ponle un nombre a la plantilla',
  dateMissing: 'Di qué día empieza el torneo',
  noDateOfReturn: 'Una vuelta no tiene fecha: se avanza según cómo te encuentres',
} as const;

export const goalNames: Record<SeasonGoalKind, string> = {
  tournament: 'Torneo',
  return: 'Volver tras una pausa',
  net: 'Volver a la red',
  strength: 'Fuerza base',
  general: 'Seguir mejorando',
};

export const blockNames: Record<BlockKind, string> = {
  base: 'Base',
  build: 'Construir',
  sharpen: 'Afinar',
  taper: 'Torneo',
  bridge: 'Puente',
  pause: 'Pausa',
};
