/**
 * Samples of the product on the landing. Names and minutes are those of the catalogue; the week is the trainer's plan for
 * a beginner with rubber bands, the goal to prevent injuries and these four days.
 */
export const sampleWeek = [
  { day: 'Lunes', type: 'Fuerza', routine: 'Hombro y espalda con gomas', minutes: 35 },
  { day: 'Miércoles', type: 'Partido', routine: 'Partido amistoso dirigido', minutes: 75 },
  { day: 'Viernes', type: 'Funcionalidad', routine: 'Funcional completa en casa', minutes: 60 },
  { day: 'Sábado', type: 'Partido', routine: 'Partido amistoso dirigido', minutes: 75 },
] as const;

/** The «bajada de pared», cut to three lines. */
export const sampleSteps = [
  'Retrocede de lado con la bola, la pala por encima del hombro.',
  'Avanza con el rebote y golpea de arriba abajo, girando el tronco.',
  'Dirige la bola al centro y sube detrás del golpe.',
] as const;

/** Minutes per kind of work as shares of the most trained one, this month and the month before. */
export const sampleBalance = [
  { kind: 'Fuerza', now: 0.82, before: 0.6 },
  { kind: 'Cardio', now: 0.5, before: 0.5 },
  { kind: 'Partido', now: 0.7, before: 0.55 },
  { kind: 'Flexibilidad', now: 0.62, before: 0.5 },
  { kind: 'Técnico', now: 0.78, before: 0.52 },
  { kind: 'Táctico', now: 0.5, before: 0.46 },
] as const;
