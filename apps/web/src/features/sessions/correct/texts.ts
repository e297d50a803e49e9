/** Texts of correcting a finished session and of adding one by hand. */
export const correctTexts = {
  open: 'Corregir',
  openFailed: 'No se ha podido leer la sesión. Prueba otra vez.',
  title: 'Corregir sesión',
  day: 'Día',
  minutes: 'Duración',
  set: (number: number) => `Serie ${number}`,
  figure: {
    reps: (number: number) => `Repeticiones de la serie ${number}`,
    seconds: (number: number) => `Segundos de la serie ${number}`,
    metres: (number: number) => `Metros de la serie ${number}`,
  },
  weight: (number: number) => `Kilos de la serie ${number}`,
  units: { reps: 'reps', seconds: 's', metres: 'm' },
  remove: (number: number) => `Quitar la serie ${number}`,
  add: 'Añadir serie',
  addTo: (exercise: string) => `Añadir serie a ${exercise}`,
  save: 'Guardar cambios',
  saved: 'Sesión corregida',
  failed: 'No se han podido guardar los cambios. Siguen aquí: prueba otra vez.',
} as const;

export const addTexts = {
  open: 'Añadir sesión',
  title: 'Añadir una sesión pasada',
  type: 'Tipo de entrenamiento',
  routine: 'Rutina (opcional)',
  noRoutine: 'Sin rutina',
  withSets: 'Con todas sus series; después las puedes corregir',
  effort: {
    label: 'Esfuerzo',
    unanswered: 'De 0, nada, a 10, todo lo que podías.',
    ends: ['Nada', 'Duro', 'Máximo'],
    clear: 'Borrar',
    clearOf: 'Borrar el esfuerzo',
  },
  save: 'Guardar sesión',
  saved: 'Sesión añadida',
  failed: 'No se ha podido guardar la sesión. Sigue aquí: prueba otra vez.',
} as const;
