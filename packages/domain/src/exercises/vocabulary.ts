export const categories = [
  'Fuerza',
  'Fuerza explosiva',
  'Pliometría',
  'Cardio',
  'Flexibilidad',
  'Funcionalidad',
] as const;
export type Category = (typeof categories)[number];

export const difficulties = ['Principiante', 'Intermedio', 'Avanzado'] as const;
export type Difficulty = (typeof difficulties)[number];

export const muscleGroups = ['Piernas', 'Glúteos', 'Core', 'Espalda', 'Hombros', 'Brazos', 'Pecho', 'Cardio'] as const;
export type MuscleGroup = (typeof muscleGroups)[number];

export const loadTypes = ['reps', 'time', 'distance'] as const;
export type LoadType = (typeof loadTypes)[number];

export const bodyAreas = ['codo', 'hombro', 'rodilla', 'tobillo', 'lumbar', 'muñeca'] as const;
export type BodyArea = (typeof bodyAreas)[number];

export const demands = ['jump', 'run', 'overhead', 'floor'] as const;
export type Demand = (typeof demands)[number];

/** Each is answered before publishing; «No» and «Ninguna zona» are answers too. */
export const safetyQuestions = ['areas', ...demands, 'places'] as const;
export type SafetyQuestion = (typeof safetyQuestions)[number];

export const places = ['home', 'court'] as const;
export type Place = (typeof places)[number];

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
export type Stroke = (typeof strokes)[number];

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
export type Material = (typeof materials)[number];

/** Containers of an exercise's own film. */
export const filmTypes = ['mp4', 'webm'] as const;
