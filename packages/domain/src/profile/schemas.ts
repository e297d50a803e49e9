import * as z from 'zod/mini';
import { healthQuestions, redFlagKinds } from '#profile/vocabulary.ts';

export const redFlagKindSchema = z.enum(redFlagKinds);
export const healthQuestionSchema = z.enum(healthQuestions);
