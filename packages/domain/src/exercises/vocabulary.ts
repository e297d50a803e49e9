import * as z from 'zod/mini';

export const categories = [
  'Fuerza',
  'Fuerza explosiva',
  'Pliometría',
  'Cardio',
  'Flexibilidad',
  'Funcionalidad',
] as const;
export const categorySchema = z.enum(categories);
export type Category = z.infer<typeof categorySchema>;

export const difficulties = ['Principiante', 'Intermedio', 'Avanzado'] as const;
export const difficultySchema = z.enum(difficulties);
export type Difficulty = z.infer<typeof difficultySchema>;

export const muscleGroups = ['Piernas', 'Glúteos', 'Core', 'Espalda', 'Hombros', 'Brazos', 'Pecho', 'Cardio'] as const;
export const muscleGroupSchema = z.enum(muscleGroups);
export type MuscleGroup = z.infer<typeof muscleGroupSchema>;

export const loadTypes = ['reps', 'time', 'distance'] as const;
export const loadTypeSchema = z.enum(loadTypes);
export type LoadType = z.infer<typeof loadTypeSchema>;

export const bodyAreas = ['codo', 'hombro', 'rodilla', 'tobillo', 'lumbar', 'muñeca'] as const;
export const bodyAreaSchema = z.enum(bodyAreas);
export type BodyArea = z.infer<typeof bodyAreaSchema>;

export const demands = ['jump', 'run', 'overhead', 'floor'] as const;
export const demandSchema = z.enum(demands);
export type Demand = z.infer<typeof demandSchema>;

/** Each is answered before publishing; «No» and «Ninguna zona» are answers too. */
export const safetyQuestions = ['areas', ...demands, 'places'] as const;
export const safetyQuestionSchema = z.enum(safetyQuestions);
export type SafetyQuestion = z.infer<typeof safetyQuestionSchema>;

export const places = ['home', 'court'] as const;
export const placeSchema = z.enum(places);
export type Place = z.infer<typeof placeSchema>;

export const strokes = [
  'saque',
  'resto',
  'derecha',
  'revés',
  'volea',
  'bandeja',
  'víbora',
  'gancho',
  'remate',
  'salida',
  'doble pared',
  'bajada',
  'contrapared',
  'globo',
  'chiquita',
  'dejada',
  'transición',
  'australiana',
  'todos',
] as const;
export const strokeSchema = z.enum(strokes);
export type Stroke = z.infer<typeof strokeSchema>;

export const materials = [
  'mancuernas',
  'kettlebell',
  'silla',
  'compañero',
  'pared',
  'cajón',
  'gomas',
  'barra flexible',
  'bolas',
  'balón medicinal',
  'comba',
  'bici',
  'pista',
  'conos',
  'toalla',
  'escalera de agilidad',
  'pala',
] as const;
export const materialSchema = z.enum(materials);
export type Material = z.infer<typeof materialSchema>;

/** `reps` stays 1 where the work is timed or measured. Seconds, metres; `perSide`: once for each side. */
export const doseSchema = z.object({
  sets: z.int().check(z.minimum(1), z.maximum(20)),
  reps: z.int().check(z.minimum(1), z.maximum(500)),
  seconds: z.optional(z.int().check(z.minimum(1), z.maximum(7200))),
  metres: z.optional(z.int().check(z.minimum(1), z.maximum(5000))),
  perSide: z.boolean(),
  rest: z.int().check(z.minimum(0), z.maximum(900)),
});
export type Dose = z.infer<typeof doseSchema>;
