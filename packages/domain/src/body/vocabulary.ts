import * as z from 'zod/mini';
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
export const bodyRegionSchema = z.enum(bodyRegions);
export type BodyRegion = z.infer<typeof bodyRegionSchema>;

/** `middle` where the body has no sides, `none` where the side was not said. */
export const bodySides = ['left', 'right', 'both', 'middle', 'none'] as const;
export const bodySideSchema = z.enum(bodySides);
export type BodySide = z.infer<typeof bodySideSchema>;

/** Where the player said it. */
const discomfortSources = ['body', 'profile', 'notes', 'check-in', 'chat'] as const;
export const discomfortSourceSchema = z.enum(discomfortSources);
export type DiscomfortSource = z.infer<typeof discomfortSourceSchema>;

const discomfortBeginnings = ['today', 'days', 'weeks'] as const;
export const discomfortBeginningSchema = z.enum(discomfortBeginnings);
export type DiscomfortBeginning = z.infer<typeof discomfortBeginningSchema>;

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
