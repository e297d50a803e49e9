import type { BodyArea } from '#exercises/vocabulary.ts';

export const bodyRegions = [
  'cuello',
  'hombro',
  'codo',
  'muñeca',
  'espalda alta',
  'lumbar',
  'cadera',
  'isquios',
  'rodilla',
  'gemelo',
  'tobillo',
] as const;
export type BodyRegion = (typeof bodyRegions)[number];

/** `middle` where the body has no sides, `none` where the side was not said. */
export const bodySides = ['left', 'right', 'both', 'middle', 'none'] as const;
export type BodySide = (typeof bodySides)[number];

/** Where the player said it. */
export const discomfortSources = ['body', 'profile', 'notes', 'check-in', 'chat'] as const;
export type DiscomfortSource = (typeof discomfortSources)[number];

export const discomfortBeginnings = ['today', 'days', 'weeks'] as const;
export type DiscomfortBeginning = (typeof discomfortBeginnings)[number];

/** The area whose exercises a region spares (docs/training.md#body-areas). */
export const areaOfRegion: Record<BodyRegion, BodyArea> = {
  cuello: 'hombro',
  hombro: 'hombro',
  codo: 'codo',
  muñeca: 'muñeca',
  'espalda alta': 'lumbar',
  lumbar: 'lumbar',
  cadera: 'rodilla',
  isquios: 'rodilla',
  rodilla: 'rodilla',
  gemelo: 'tobillo',
  tobillo: 'tobillo',
};
