import * as z from 'zod/mini';
import { ratedStrokes } from '#strokes/vocabulary.ts';

export const ratedStrokeSchema = z.enum(ratedStrokes);
