import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { formatNumber } from '#lib/format.ts';

const film = { play: (name: string) => `Ver el vídeo de ${name}`, title: (name: string) => `Vídeo de ${name}` };
const picture = { play: (name: string) => `Ver la imagen de ${name}`, title: (name: string) => `Imagen de ${name}` };

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const sessionTexts = {
  minutes: 'min',
  of: (total: number) => `de ${total}`,
  unfinished: 'Sin terminar',
  continue: 'Continuar',
  backToDashboard: 'Volver al Dashboard',
  exercises: 'Ejercicios',
  improvements: 'Mejoras',
  notes: 'Notas',
  score: 'Calidad',
  effort: 'Esfuerzo',
} as const;

export const pastTexts = {
  title: 'Sesiones Anteriores',
  sentence: 'Todo lo que has entrenado, de lo último a lo primero.',
  logMatch: 'Apuntar partido',
  loading: 'Cargando sesiones...',
  loadFailed: 'Error al cargar las sesiones',
  empty: 'Aún no has hecho ninguna sesión.',
  emptyHint: 'En cuanto empieces la primera, la verás aquí.',
  toDashboard: 'Ir al Dashboard',
  results: 'Tus partidos',
  views: { label: 'Ver como', list: 'Lista', month: 'Mes' },
  filters: {
    text: 'Buscar por nombre, nota o pareja',
    kind: 'Tipo',
    all: 'Todos los tipos',
  },
  noneFound: 'Ninguna sesión así.',
  noneFoundHint: 'Prueba con otra palabra o con todos los tipos.',
  month: {
    before: 'Mes anterior',
    after: 'Mes siguiente',
    day: (date: string, names: readonly string[]) => `${date}: ${names.join(', ')}`,
    total: (count: number, time: string) => `${times(count, 'sesión', 'sesiones')}, ${time}`,
    none: 'Sin sesiones este mes',
  },
  more: 'Ver más',
  tags: 'Etiquetas',
  moreExercises: (count: number) => `y ${count} más`,
  open: 'Ver la sesión',
  done: 'Hecho',
  facts: (minutes: number, done: number, total: number) =>
    total === 0 ? `${minutes} min` : `${minutes} min, ${done} de ${times(total, 'ejercicio', 'ejercicios')}`,
} as const;

const sources: Record<string, string> = {
  strong: 'Strong',
  hevy: 'Hevy',
  gpx: 'un reloj (GPX)',
  tcx: 'un reloj (TCX)',
  fit: 'un reloj (FIT)',
  apple: 'Apple Health',
  polar: 'Polar Flow',
  strava: 'Strava',
  garmin: 'Garmin Connect',
  samsung: 'Samsung Health',
  fitnotes: 'FitNotes',
  fitbod: 'Fitbod',
  stronglifts: 'StrongLifts',
  jefit: 'Jefit',
  liftosaur: 'Liftosaur',
  bandeja: 'una copia de Bandeja',
};

export const detailTexts = {
  windowTitle: 'Sesión completada',
  heading: 'Detalle de la sesión',
  loading: 'Cargando la sesión...',
  loadFailed: 'Error al cargar los detalles de la sesión',
  missing: 'No se encontró la sesión',
  missingHint: 'Puede que la hayas descartado o que el enlace no sea tuyo.',
  congratulation: '¡Enhorabuena!',
  completed: 'Has completado tu entrenamiento.',
  played: 'Has jugado tu partido.',
  match: 'El partido',
  noResult: 'Sin resultado anotado.',
  balls: {
    of: (hits: number, attempts: number) => `${hits} de ${attempts} dentro`,
    better: 'mejor que la última vez',
    lastTime: 'la última vez',
    before: (hits: number, attempts: number) => `${hits} de ${attempts}`,
  },
  takeAlong: 'Llévatela',
  tcx: 'Descargar archivo (TCX)',
  workout: 'Reloj (FIT)',
  workoutWithPro: 'Reloj (FIT), con Pro',
  workoutHint: 'Un entrenamiento con sus series, repeticiones y descansos.',
  workoutHow: 'Cómo ponerlo en el reloj',
  install: {
    title: 'Bandeja en tu pantalla de inicio',
    text: 'Se abre sin cobertura, con tu semana y los dibujos. Ocupa menos de 4 MB y no pasa por ninguna tienda.',
    add: 'Añadir',
    notNow: 'Ahora no',
  },
  side: 'Lado',
  partner: 'Pareja',
  tags: 'Qué destacas',
  totalTime: 'Tiempo total',
  objectives: 'Objetivos',
  noObjectives: 'Esta rutina no tiene objetivos anotados.',
  equipment: 'Equipamiento',
  noEquipment: 'Sin material: basta con tu cuerpo.',
  imported: (source: string) => `Importada de ${sources[source] ?? 'un archivo'}`,
  measured: 'Medido por tu reloj',
  averageHeartRate: 'Frecuencia cardiaca media',
  maxHeartRate: 'Frecuencia cardiaca máxima',
  distance: 'Distancia',
  beats: (beats: number) => `${beats} ppm`,
  travelled: (metres: number) => (metres < 1000 ? `${metres} m` : `${formatNumber(metres / 1000)} km`),
  sets: (count: number) => (count === 1 ? 'serie' : 'series'),
  reps: (count: number) => (count === 1 ? 'rep' : 'reps'),
  perSide: 'por lado',
  done: 'Hiciste',
  doneWithoutSets: 'Marcado como hecho',
  notDone: 'Sin series anotadas',
  playerNote: 'Tu nota',
  media: { frame: film, file: film, picture },
  open: {
    title: 'Esta sesión está sin terminar',
    text: 'Lo que llevas hecho está guardado. Sigue donde lo dejaste.',
  },
} as const;

export const closingTexts = {
  title: '¿Cómo ha ido?',
  skippable: 'Contesta lo que quieras; puedes cambiarlo durante 14 días.',
  rpe: {
    label: '¿Cuánto te has esforzado?',
    unanswered: 'De 0, nada, a 10, todo lo que podías.',
    ends: ['Nada', 'Duro', 'Máximo'],
  },
  score: {
    label: '¿Qué tal te ha salido?',
    unanswered: 'La calidad, no el cansancio.',
    ends: ['Mal', 'Bien', 'Perfecto'],
  },
  clear: 'Borrar',
  clearOf: (question: string) => `Borrar la respuesta a «${question}»`,
  improvements: {
    label: '¿Qué ha mejorado?',
    own: 'Otra mejora',
    add: 'Añadir',
    full: 'Ya has elegido doce, el máximo.',
    suggestions: [
      'Más fuerza',
      'Más resistencia',
      'Más explosividad',
      'Mejor técnica',
      'Mejor equilibrio',
      'Más movilidad',
      'Más control de bola',
      'Más concentración',
    ],
  },
  notes: { label: 'Notas', hint: 'Solo las ves tú.' },
  discomforts: '¿Te molesta algo? Apúntalo',
  save: 'Guardar',
  saving: 'Guardando...',
  saveFailed: 'No se han podido guardar tus respuestas.',
  saveFailedStays: 'Siguen aquí.',
  retry: 'Intentar de nuevo',
  edit: 'Cambiar',
  locked: 'Han pasado más de 14 días desde que terminaste la sesión y ya no se puede cambiar.',
  lockedEmpty: 'No anotaste nada.',
} as const;

/** Only these are padel; the others make fit for it. */
const onCourt: ReadonlySet<SessionType> = new Set(['Técnico', 'Táctico', 'Partido']);

export const shareTexts = {
  share: 'Compartir',
  heading: 'Compartir en',
  why: 'Para compartirla se crea una página pública con el tipo de sesión, los minutos y el nombre de la rutina. Nada más. Puedes quitarla cuando quieras.',
  create: 'Crear enlace público',
  creating: 'Creando enlace...',
  createFailed: 'No se ha podido crear el enlace. Prueba otra vez.',
  hashtag: 'Bandeja',
  publishedWith: 'Se publica con #Bandeja',
  message: (name: string, minutes: number, type: SessionType) =>
    `He completado «${name}»: ${times(minutes, 'minuto', 'minutos')} de ${onCourt.has(type) ? 'pádel' : 'entrenamiento'}.`,
  picture: {
    time: 'Tiempo',
    bestSet: 'Mejor serie',
    result: 'Resultado',
    reps: 'reps',
    done: (done: number, all: number) => `Hecho: ${done} de ${all} ${all === 1 ? 'ejercicio' : 'ejercicios'}`,
  },
  on: (network: string) => `Compartir en ${network} (se abre en otra pestaña)`,
  copy: 'Copiar enlace',
  copied: '¡Enlace copiado!',
  copiedSpoken: 'El enlace está en el portapapeles.',
  copyFailed: 'No se ha podido copiar. Cópialo a mano:',
  address: 'Enlace público',
  stop: 'Dejar de compartir',
  stopping: 'Quitando...',
  stopFailed: 'No se ha podido quitar el enlace. Prueba otra vez.',
} as const;

export const sharedTexts = {
  windowTitle: 'Sesión compartida',
  picture: 'Tipo, minutos y nombre de la rutina',
  loading: 'Cargando la sesión...',
  gone: 'Este enlace ya no está disponible.',
  goneHint: 'Quien lo compartió lo ha quitado, o la dirección no está completa.',
  failed: 'Error al cargar la sesión',
  done: 'Sesión completada',
  time: 'Tiempo total',
  invite: 'Bandeja prepara tu semana de pádel y te acompaña en cada sesión.',
  register: 'Crear mi Cuenta',
  home: 'Ir al inicio',
} as const;

/** In a file for other apps. */
export const matchSport = 'Pádel';
