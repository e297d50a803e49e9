import * as z from 'zod/mini';
import { bodyRegions, bodySides, discomfortBeginnings, discomfortSources } from '#body/vocabulary.ts';

export const bodyRegionSchema = z.enum(bodyRegions);
export const bodySideSchema = z.enum(bodySides);
export const discomfortSourceSchema = z.enum(discomfortSources);
export const discomfortBeginningSchema = z.enum(discomfortBeginnings);
