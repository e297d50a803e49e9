/** Texts of today's card and of starting a session. */
export const todayTexts = {
  title: 'Entrenamiento de hoy',
  today: 'Hoy',
  loading: 'Cargando tu entrenamiento de hoy...',
  loadFailed: 'Error al cargar tu entrenamiento de hoy',
  start: 'Empezar Entrenamiento',
  starting: 'Empezando...',
  logMatch: 'Apuntar partido',
  scoreBoard: 'Marcador',
  change: 'Cambiar',
  why: 'Por qué:',
  restTitle: 'Día de descanso',
  noRoutine: 'Sin rutina asignada',
  available: (count: number) => (count === 1 ? 'Tienes 1 rutina disponible.' : `Tienes ${count} rutinas disponibles.`),
  availableAtRest: (count: number) =>
    count === 1
      ? 'Tienes 1 rutina disponible si quieres moverte.'
      : `Tienes ${count} rutinas disponibles si quieres moverte.`,
  done: 'Ya has completado una sesión hoy. ¡Buen trabajo!',
  doneFacts: (minutes: number, exercises: number) =>
    // a match has no exercises
    `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}${exercises === 0 ? '' : `, ${exercises} ${exercises === 1 ? 'ejercicio' : 'ejercicios'}`}.`,
  another: 'Realizar otra sesión',
  exercises: (count: number) => `${count} ${count === 1 ? 'ejercicio' : 'ejercicios'}`,
  form: {
    title: 'Elige tu entrenamiento',
    type: 'Tipo de entrenamiento',
    routine: 'Rutina',
    choose: 'Elige una rutina',
    none: 'No hay rutinas de este tipo',
    loading: 'Cargando rutinas...',
    routinesFailed: 'Error al cargar las rutinas',
    retry: 'Intentar de nuevo',
    cancel: 'Cancelar',
    noRoutine: 'Por favor, selecciona una rutina antes de continuar.',
    noType: 'Error: No se pudo determinar el tipo de entrenamiento.',
  },
  plans: 'Ver planes',
  failed: 'Error al crear la sesión de entrenamiento',
  missingId: 'Error al crear la sesión. Por favor, inténtalo de nuevo.',
  open: {
    title: (name: string) => `Tienes una sesión en marcha: ${name}`,
    exists: 'Ya tienes una sesión en marcha. Continúala o descártala.',
    continue: 'Continuar',
    discard: 'Descartar',
  },
  discarding: {
    title: '¿Descartar la sesión?',
    text: (name: string) => `Se borra lo que has apuntado en «${name}». No se puede deshacer.`,
    keep: 'Cancelar',
    confirm: 'Descartar',
    pending: 'Descartando...',
    failedHint: 'No se ha podido descartar la sesión.',
  },
} as const;
