import * as z from 'zod/mini';
import { blockKinds, seasonGoalKinds } from '#season/vocabulary.ts';

export const seasonGoalKindSchema = z.enum(seasonGoalKinds);

export const blockKindSchema = z.enum(blockKinds);
