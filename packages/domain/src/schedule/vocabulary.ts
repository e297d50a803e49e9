import * as z from 'zod/mini';
import { categories } from '#exercises/vocabulary.ts';

/** Weekday keys of the wire, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const weekdaySchema = z.enum(weekdays);
export type Weekday = z.infer<typeof weekdaySchema>;

/** Types of a plan day: the six categories, rest or a match. */
export const planDayTypes = [...categories, 'Descanso', 'Partido'] as const;
export const planDayTypeSchema = z.enum(planDayTypes);
export type PlanDayType = z.infer<typeof planDayTypeSchema>;

/** The eight goals a player may choose (docs/product.md#onboarding). */
export const goals = [
  'Mejorar la técnica',
  'Ganar resistencia',
  'Perder peso',
  'Ganar fuerza',
  'Mejorar la movilidad',
  'Prevenir lesiones',
  'Competir en torneos',
  'Divertirme y socializar',
] as const;
export const goalSchema = z.enum(goals);
export type Goal = z.infer<typeof goalSchema>;
