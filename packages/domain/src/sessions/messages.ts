export const sessionMessages = {
  score: 'La puntuación va de 0 a 10',
  rpe: 'El esfuerzo va de 0 a 10',
  noSuchExercise: 'La sesión no tiene ese ejercicio',
  name: (type: string) => `Sesión de ${type.toLocaleLowerCase('es')}`,
  future: 'Una sesión no puede empezar en el futuro. Revisa la fecha de tu dispositivo.',
  otherDate: 'La fecha y la hora de inicio no son del mismo día',
  area: 'Elige la zona que te molesta',
  nothingLeft: 'Hoy no queda nada de esta rutina que te convenga: descansa o elige otra',
  minutes: 'Una sesión dura entre 1 minuto y 10 horas',
  notesLong: 'Las notas pueden tener 2000 caracteres como máximo',
} as const;

/** Borg's CR-10 anchors in Spanish; values between two anchors have no word. */
export const effortWords: Readonly<Record<number, string>> = {
  0: 'nada',
  0.5: 'casi nada',
  1: 'muy suave',
  2: 'suave',
  3: 'moderado',
  4: 'algo duro',
  5: 'duro',
  6: 'entre duro y muy duro',
  7: 'muy duro',
  8: 'durísimo',
  9: 'casi el máximo',
  10: 'el máximo',
};
