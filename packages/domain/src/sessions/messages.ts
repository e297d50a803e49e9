import { mostNotes } from '#sessions/vocabulary.ts';

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
  notesLong: `Las notas pueden tener ${mostNotes} caracteres como máximo`,
} as const;
