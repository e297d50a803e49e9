import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';

const many = (count: number) => (count === 1 ? '1 ejercicio' : `${count} ejercicios`);

export const libraryTexts = {
  home: 'Inicio',
  trail: 'Dónde estás',
  name: 'Ejercicios',
  title: 'Ejercicios de pádel',
  windowTitle: 'Ejercicios de pádel: fuerza, técnica y táctica',
  windowTitleOf: (page: number) => `Ejercicios de pádel, página ${page}`,
  pictureKicker: 'Paso a paso y con dibujos',
  sentence: (count: number) =>
    `${many(count)} para jugar mejor: golpes, piernas, hombros y cabeza. Cada uno con sus pasos, su dosis y los errores que conviene vigilar.`,
  description: (count: number) =>
    `${many(count)} de pádel en español, con pasos, dosis, errores comunes y dibujos animados de cada golpe. Busca por golpe, material o grupo muscular.`,
  keywords: [
    'ejercicios de pádel',
    'entrenamiento de pádel',
    'ejercicios de técnica de pádel',
    'ejercicios de fuerza para pádel',
    'ejercicios para la bandeja',
  ],
  filters: 'Filtrar los ejercicios',
  search: 'Buscar ejercicios',
  searchHint: 'Abdominales, bandeja, gomas...',
  category: { label: 'Categoría', all: 'Todas' },
  stroke: { label: 'Golpe', all: 'Todos' },
  material: { label: 'Material', all: 'Cualquiera', none: 'Sin material' },
  group: { label: 'Grupo muscular', all: 'Todos' },
  clear: 'Quitar filtros',
  count: (shown: number, all: number) => (shown === all ? many(all) : `${shown} de ${many(all)}`),
  sections: 'Secciones',
  nothing: 'Ningún ejercicio cumple todo eso.',
  nothingHint: 'Quita algún filtro o prueba con otra palabra.',
  missing: 'La lista de ejercicios no está disponible ahora mismo.',
  drawing: 'Dibujo animado',
  apply: 'Buscar',
  pages: 'Páginas',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
} as const;

const film = { title: 'Vídeo', play: 'Ver el vídeo', name: (name: string) => `Vídeo: ${name}` };
const elsewhere = 'Al pulsar se carga desde otra web, que recibe tu dirección IP.';

export const exerciseTexts = {
  windowTitle: (name: string) => `${name}: ejercicio de pádel`,
  pictureKicker: ({ categories, difficulty }: Pick<ExerciseSummary, 'categories' | 'difficulty'>) =>
    ['Ejercicio', categories[0], difficulty].filter(Boolean).join(' · '),
  keywords: ({ name, categories, muscleGroups }: Pick<ExerciseSummary, 'name' | 'categories' | 'muscleGroups'>) => [
    name,
    'ejercicio de pádel',
    ...categories,
    ...muscleGroups,
  ],
  drawing: 'Así se ve en la pista',
  figure: 'Así se mueve',
  pictures: (count: number, hasFilm: boolean) => {
    if (count === 0) return 'Vídeo';
    const pictures = count === 1 ? 'Imagen' : 'Imágenes';
    return hasFilm ? `${pictures} y vídeo` : pictures;
  },
  facts: 'En resumen',
  dose: 'Dosis',
  perSide: 'por lado',
  doseNote: 'Es el punto de partida. En tu plan se ajusta a tu nivel y a tu semana.',
  level: 'Nivel',
  muscleGroups: 'Trabaja',
  equipment: 'Material',
  noEquipment: 'Sin material',
  places: 'Dónde',
  placeNames: { home: 'En casa', court: 'En la pista', both: 'En casa y en la pista' },
  demands: 'Exige',
  steps: 'Cómo se hace',
  mistakes: 'Errores comunes',
  tips: 'Consejos',
  strokes: 'Qué mejora en tu juego',
  care: 'Qué vigilar',
  avoid: (areas: string) => `Con molestias ${areas}: evítalo.`,
  caution: (areas: string) =>
    `Con molestias ${areas}: con precaución, con menos carga y menos recorrido. Si el dolor pasa de 3 sobre 10, déjalo.`,
  noCare: 'No carga ninguna zona de forma especial. Si algo te duele al hacerlo, para.',
  notMedical: 'Información general; no es consejo médico.',
  media: {
    frame: { ...film, note: 'Al pulsar se carga desde YouTube o Vimeo, que reciben tu dirección IP.' },
    file: { ...film, note: elsewhere },
    picture: { title: 'Imagen', play: 'Ver la imagen', name: (name: string) => `Imagen: ${name}`, note: elsewhere },
  },
  variations: 'Variaciones',
  variationsSentence: 'Sirven en su lugar: más fáciles, más difíciles o con otro material.',
  related: 'Ejercicios relacionados',
  all: 'Todos los ejercicios',
  practice: 'Llévalo a tu semana',
  doors: {
    routine: { title: 'Rutina gratis de 7 días', sentence: 'Déjanos tu email y descárgala. Sin cuenta.' },
    register: {
      title: 'Crea tu cuenta',
      sentence: 'Un plan semanal a tu nivel y en tus días, con estos ejercicios.',
    },
    dashboard: { title: 'Ir a mi plan', sentence: 'Mira qué te toca hoy y empieza.' },
  },
  missing: 'Este ejercicio no está disponible ahora mismo.',
} as const;
