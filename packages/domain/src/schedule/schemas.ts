import * as z from 'zod/mini';
import { absenceKinds, goals, planDayTypes, weekdays } from '#schedule/vocabulary.ts';

export const weekdaySchema = z.enum(weekdays);
export const planDayTypeSchema = z.enum(planDayTypes);
export const absenceKindSchema = z.enum(absenceKinds);
export const goalSchema = z.enum(goals);
