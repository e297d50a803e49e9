/** What a coach may ask every week, in the order in which it is asked. */
export const checkInQuestions = [
  'sleep',
  'energy',
  'effort',
  'soreness',
  'mood',
  'stress',
  'motivation',
  'time',
  'hurts',
  'free',
] as const;
export type CheckInQuestion = (typeof checkInQuestions)[number];

/** Until the coach chooses others. */
export const usualQuestions = ['sleep', 'energy', 'effort', 'hurts', 'free'] as const satisfies CheckInQuestion[];

export const questionLimits = { least: 4, most: 8, letters: 600 } as const;

/** Answered by 1 to 5. */
export const scaleQuestions = [
  'sleep',
  'energy',
  'effort',
  'soreness',
  'mood',
  'stress',
  'motivation',
  'time',
] as const;
export type ScaleQuestion = (typeof scaleQuestions)[number];

/** `nada`: nothing hurts. */
export const hurtingParts = ['nada', 'hombro', 'codo', 'lumbar', 'rodilla', 'tobillo', 'otra'] as const;
export type HurtingPart = (typeof hurtingParts)[number];
