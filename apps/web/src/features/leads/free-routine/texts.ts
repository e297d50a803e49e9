export const freeRoutineTexts = {
  title: 'Rutina de pádel gratuita de 7 días',
  pictureKicker: 'En casa, sin gimnasio y en PDF',
  description:
    'Descarga gratis una semana completa de entrenamiento de pádel: fuerza, pies, movilidad y un partido, día a día, en casa y sin gimnasio. También en PDF.',
  keywords: ['rutina pádel gratis', 'entrenamiento pádel en casa', 'rutina pádel PDF', 'preparación física pádel'],
  form: {
    title: 'Llévate la semana',
    lead: 'El texto se descarga al momento. El PDF para imprimir te llega por email.',
    firstName: 'Nombre',
    email: 'Email',
    privacy: 'Política de privacidad',
    submit: 'Descargar mi rutina',
    pending: 'Enviando...',
    noScript: 'El formulario necesita JavaScript. Actívalo y vuelve a cargar la página.',
    emailRequired: 'El email es requerido',
    termsRequired: 'Marca esta casilla para recibir la rutina',
    failed: 'Error al descargar el recurso. Inténtalo de nuevo.',
    started: '¡Descarga iniciada! Revisa tu email para el PDF.',
  },
  minutes: (minutes: number) => `${minutes} min`,
  perDay: (days: readonly string[]) => `Minutos por día: ${days.join(', ')}`,
  week: {
    title: 'La semana, día a día',
    lead: 'Lo mismo que vas a descargar, resumido.',
  },
  sample: {
    title: 'Así es el lunes',
    lead: 'Cada día trae sus series, sus descansos y una clave para hacer bien cada ejercicio.',
  },
  audience: { title: 'Para quién es', kit: 'Qué necesitas' },
  calm: {
    title: 'Sin presión',
    points: [
      'No hace falta cuenta ni tarjeta.',
      'Te enviamos un email con el PDF. Los consejos solo llegan si los pides y los confirmas.',
      'Si pierdes un día, sigue con el que toca.',
    ],
  },
  done: {
    title: 'Tu semana está lista',
    lead: (email: string) => `La descarga ha empezado y el PDF va camino de ${email}.`,
    again: '¿No se descarga? Guarda la rutina desde aquí',
    toRegister: 'Crear cuenta gratis',
    toDashboard: 'Ir al Dashboard',
    quizQuestion: '¿Prefieres un plan hecho para ti?',
    toQuiz: 'Responde al cuestionario',
  },
} as const;
