/** Spanish texts about sessions that server and browser both speak. */
export const sessionMessages = {
  score: 'La puntuación va de 0 a 10',
  rpe: 'El esfuerzo va de 0 a 10',
  noSuchExercise: 'La sesión no tiene ese ejercicio',
  future: 'Una sesión no puede empezar en el futuro. Revisa la fecha de tu dispositivo.',
  otherDate: 'La fecha y la hora de inicio no son del mismo día',
  notesLong: 'Las notas pueden tener 2000 caracteres como máximo',
} as const;
