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

export const bodySides = ['left', 'right', 'middle'] as const;
export const bodySideSchema = z.enum(bodySides);
export type BodySide = z.infer<typeof bodySideSchema>;

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
