/** Spanish texts about sessions that server and browser both speak. */
export const sessionMessages = {
  score: 'La puntuación va de 0 a 10',
  rpe: 'El esfuerzo va de 0 a 10',
  noSuchExercise: 'La sesión no tiene ese ejercicio',
  notesLong: 'Las notas pueden tener 2000 caracteres como máximo',
} as const;
