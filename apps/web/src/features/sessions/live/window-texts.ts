/** Texts of the windows over the live session; they come with the windows. */
export const windowTexts = {
  menu: {
    list: { name: 'Ver todos los ejercicios', hint: 'Ve a cualquiera' },
    skip: { name: 'Saltar', hint: 'Queda como no hecho' },
    sets: {
      name: 'Añadir o quitar series',
      hint: (sets: number) => `Ahora, ${sets}`,
      now: (sets: number) => (sets === 1 ? 'Este ejercicio tiene 1 serie.' : `Este ejercicio tiene ${sets} series.`),
    },
    note: {
      name: 'Nota',
      hint: 'La verás también la próxima vez',
      pinned: 'Solo la ves tú, hoy y la próxima vez que hagas este ejercicio.',
      save: 'Guardar nota',
    },
    finish: { name: 'Terminar la sesión', hint: 'Guarda lo que llevas' },
    discard: { name: 'Descartar la sesión', hint: 'No se guarda nada' },
  },
  discarding: {
    title: '¿Descartar la sesión?',
    text: (sets: string, minutes: string) => `Llevas ${sets} y ${minutes}. No contarán en tu semana ni en tu progreso.`,
    finish: 'Terminar y guardar',
    confirm: 'Descartar',
  },
  missing: {
    title: (exercises: number) =>
      exercises === 1 ? 'Falta 1 ejercicio: ¿terminar?' : `Faltan ${exercises} ejercicios: ¿terminar?`,
    saved: (exercises: string, sets: string, minutes: string) =>
      `Lo hecho se guarda: ${exercises}, ${sets}, ${minutes}.`,
    more: (exercises: number) => `y ${exercises} más`,
    goOn: (name: string) => `Seguir con ${name}`,
    confirm: 'Terminar aquí',
  },
  leaveDialog: {
    title: '¿Salir de la sesión?',
    text: 'Todo lo que has hecho está guardado.',
    stay: 'Seguir entrenando',
    later: 'Salir y seguir luego',
    discard: 'Descartar la sesión',
    finishNow: 'Terminar ahora',
  },
  list: {
    here: 'Estás aquí',
    complete: 'Completado',
    jumped: 'Este te lo saltaste',
    progress: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'serie' : 'series'}`,
  },
} as const;
