export const routineTexts = {
  notHere: 'No está en este dispositivo: para empezarla hace falta conexión.',
  details: 'Ver detalles',
  start: 'Empezar',
  startOf: (name: string) => `Empezar ${name}`,
  starting: 'Empezando...',
  minutes: (minutes: number) => `${minutes} min`,
  exercises: (count: number) => (count === 1 ? '1 ejercicio' : `${count} ejercicios`),
  more: 'Mostrar más',
  loading: 'Cargando rutinas...',
  loadFailed: 'Error al cargar las rutinas',
} as const;

export const finderTexts = {
  label: 'Buscar otra rutina',
  placeholder: 'Escribe su nombre',
  none: 'Ninguna rutina de este tipo se llama así.',
  failed: 'Error al cargar las rutinas',
} as const;

export const routinesTexts = {
  title: 'Rutinas',
  start: 'Empezar',
  starting: 'Empezando...',
  loading: 'Cargando rutinas...',
  loadFailed: 'Error al cargar las rutinas',
  empty: 'Hoy no tengo nada más que proponerte.',
  all: 'Ver todas las rutinas',
} as const;
