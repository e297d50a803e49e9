/** Texts that server and browser both speak. */
export const routineMessages = {
  nameRequired: 'El nombre es requerido',
  descriptionRequired: 'La descripción es requerida',
  duration: 'La duración va de 15 a 180 minutos',
  entryRequired: 'Añade al menos un ejercicio',
  exerciseRequired: 'Elige un ejercicio',
  exerciseUnknown: 'Este ejercicio ya no existe',
  exerciseRetired: 'Este ejercicio está retirado',
  sets: 'Al menos 1 serie',
  reps: 'Al menos 1 repetición',
  rest: 'El descanso no puede ser negativo',
  termRequired: 'Por favor introduce un término de búsqueda',
  /** What the name of a copy ends with. */
  copySuffix: ' (copia)',
} as const;
