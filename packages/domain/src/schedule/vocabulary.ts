import * as z from 'zod/mini';
import { categories } from '#exercises/vocabulary.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export const weekdaySchema = z.enum(weekdays);
export type Weekday = z.infer<typeof weekdaySchema>;

export const planDayTypes = [...categories, 'Descanso', 'Partido'] as const;
export const planDayTypeSchema = z.enum(planDayTypes);
export type PlanDayType = z.infer<typeof planDayTypeSchema>;

/** Why the player does not train as planned: on a trip, ill, or without time. */
export const absenceKinds = ['away', 'ill', 'busy'] as const;
export const absenceKindSchema = z.enum(absenceKinds);
export type AbsenceKind = z.infer<typeof absenceKindSchema>;

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
