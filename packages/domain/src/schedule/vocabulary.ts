import { categories } from '#exercises/vocabulary.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const planDayTypes = [...categories, 'Descanso', 'Partido'] as const;
export type PlanDayType = (typeof planDayTypes)[number];

/** Why the player does not train as planned: on a trip, ill, or without time. */
export const absenceKinds = ['away', 'ill', 'busy'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

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
export type Goal = (typeof goals)[number];
