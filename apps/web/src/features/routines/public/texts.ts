const exercises = (count: number) => (count === 1 ? '1 ejercicio' : `${count} ejercicios`);

export const publicRoutineTexts = {
  home: 'Inicio',
  trail: 'Dónde estás',
  all: 'Rutinas',
  list: {
    title: 'Rutinas de pádel',
    windowTitle: 'Rutinas de pádel para empezar hoy, con dibujos',
    description: (count: number) =>
      `${count} rutinas de pádel en español: fuerza, pies, técnica y movilidad, con dibujos, series y descansos. Empieza sin cuenta o imprímelas.`,
    keywords: ['rutinas de pádel', 'entrenamiento de pádel', 'rutina de fuerza para pádel', 'preparación física pádel'],
    pictureKicker: 'Con dibujos, series y descansos',
    sentence: 'Elige una y empieza: sin cuenta, en este navegador. También se imprimen.',
    missing: 'Las rutinas no están disponibles ahora mismo.',
  },
  minutes: (minutes: number) => `${minutes} min`,
  exercises,
  noEquipment: 'Sin material',
  windowTitle: (name: string) => `${name}: rutina de pádel`,
  pictureKicker: (kind: string, minutes: number) => `Rutina · ${kind} · ${minutes} min`,
  start: 'Empezar sin cuenta',
  resume: 'Seguir entrenando',
  startPlayer: 'Abrir en mi cuenta',
  print: 'Imprimir o PDF',
  try: {
    title: 'Pruébala ahora',
    steps: [
      'Empiezas al momento, con reloj y dibujos.',
      'Tus series se guardan en este navegador.',
      'Si te registras al acabar, se quedan en tu cuenta.',
    ],
    hint: 'Si no, se borran a los 30 días. No te pedimos el correo para entrenar.',
  },
  lines: 'Los ejercicios',
  rest: (rest: string) => `Descanso: ${rest}`,
  care: (areas: readonly string[]) => `Con cuidado: ${areas.join(', ')}`,
  steps: 'Ver los pasos',
  objectives: 'Para qué',
  who: 'Para quién',
  whoText: (level: string) =>
    `Nivel ${level.toLowerCase()}. Si te duele algo o tienes una enfermedad, consulta antes con tu médico. Para si notas dolor, mareo u opresión en el pecho.`,
  next: 'Cómo sigue',
  nextText: 'Cuando te sobren dos repeticiones en todo, sube un poco la carga o pasa a otra rutina.',
  disclaimer: 'Información general; no es consejo médico.',
} as const;

export const guestTexts = {
  label: 'Entrenamiento',
  position: (at: number, all: number) => `Ejercicio ${at} de ${all}`,
  set: (at: number, all: number) => `Serie ${at} de ${all}`,
  done: 'Hecho',
  complete: 'Completar serie',
  resting: 'Descanso',
  skipRest: 'Saltar descanso',
  previous: 'Anterior',
  next: 'Siguiente',
  finish: 'Finalizar',
  elapsed: 'Tiempo',
  leave: 'Salir',
  saved: 'Se guarda en este navegador',
  unsaved: 'Este navegador no guarda datos: si cierras la página, se pierde.',
  finished: {
    title: '¡Enhorabuena!',
    lead: (sets: string, minutes: number) =>
      `${sets} en ${minutes} min. Está guardado en este navegador durante 30 días.`,
    sets: (count: number) => (count === 1 ? '1 serie' : `${count} series`),
    register: 'Guardar en una cuenta gratis',
    login: 'Ya tengo cuenta',
    again: 'Volver a la rutina',
  },
} as const;
