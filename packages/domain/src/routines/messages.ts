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
  /** Why a routine cannot be activated. */
  holdsDrafts: (names: readonly string[]) =>
    names.length === 1
      ? `«${names[0]}» es un borrador: publícalo o quítalo antes de activar la rutina.`
      : `${new Intl.ListFormat('es').format(names.map((name) => `«${name}»`))} son borradores: publícalos o quítalos antes de activar la rutina.`,
  durationOff: (written: number, estimated: number) =>
    `Pone ${written} min, pero sus ejercicios duran unos ${estimated} min. Ajusta la duración o los ejercicios.`,
  termRequired: 'Por favor introduce un término de búsqueda',
  /** What the name of a copy ends with. */
  copySuffix: ' (copia)',
} as const;
