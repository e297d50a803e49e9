import type { BodyArea, Category, Demand, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';

// Keys are in the order of the options. Importing the vocabulary would load the contracts' parser.

export type SectionName = 'Técnica y táctica' | Category;

export const sectionTexts: Record<SectionName, { id: string; sentence: string }> = {
  'Técnica y táctica': {
    id: 'tecnica-y-tactica',
    sentence: 'Golpes y situaciones de partido con la pala en la mano. Cada uno con su dibujo animado sobre la pista.',
  },
  Fuerza: {
    id: 'fuerza',
    sentence: 'Piernas, tronco y hombros que aguantan el último set y reparten la carga de cada golpe.',
  },
  'Fuerza explosiva': {
    id: 'fuerza-explosiva',
    sentence: 'Mover rápido lo que ya es fuerte: salir hacia una dejada, girar el tronco y rematar.',
  },
  Pliometría: { id: 'pliometria', sentence: 'Saltar, frenar y volver a salir. Poco volumen y apoyos limpios.' },
  Cardio: {
    id: 'cardio',
    sentence: 'De la caminata rápida a los sprints repetidos: aire y piernas hasta el último juego.',
  },
  Flexibilidad: {
    id: 'flexibilidad',
    sentence: 'Hombro, cadera, espalda y tobillo con el recorrido que piden el remate y la bola baja.',
  },
  Funcionalidad: {
    id: 'funcionalidad',
    sentence: 'Pies, equilibrio y cabeza: desplazamientos, frenadas y rutinas para el partido.',
  },
};

export const strokeTexts: Record<Stroke, { name: string; cue: string }> = {
  saque: {
    name: 'Saque',
    cue: 'Bota, golpea a la cintura o por debajo y apunta al cristal lateral; sube detrás de la bola.',
  },
  resto: { name: 'Resto', cue: 'Asegura dentro: bola baja a quien sube o globo. Fallar aquí regala el punto.' },
  derecha: { name: 'Derecha', cue: 'Perfílate pronto, impacta delante y acaba corto.' },
  revés: { name: 'Revés', cue: 'Gira los hombros, deja que la mano libre acompañe y mantén la muñeca firme.' },
  volea: { name: 'Volea', cue: 'Pala alta y delante, gesto corto y un paso adelante; sin muñeca.' },
  bandeja: { name: 'Bandeja', cue: 'Ponte de lado, impacto alto y cortado a la esquina: sirve para conservar la red.' },
  víbora: {
    name: 'Víbora',
    cue: 'Como la bandeja, con efecto lateral y más velocidad; busca la reja o el cristal lateral.',
  },
  gancho: {
    name: 'Gancho',
    cue: 'Un recurso por encima cuando el globo te pasa por el lado del revés: controla, no definas.',
  },
  remate: { name: 'Remate', cue: 'Cerca de la red y en equilibrio; elige entre el centro, por tres o por cuatro.' },
  salida: { name: 'Salida de pared', cue: 'Deja pasar la bola, acompáñala y golpea delante cuando baje.' },
  'doble pared': { name: 'Doble pared', cue: 'Lee si la bola abre o cierra y gira con pasos cortos.' },
  bajada: { name: 'Bajada de pared', cue: 'Con la bola alta tras el cristal, ataca de arriba abajo y sube.' },
  contrapared: { name: 'Contrapared', cue: 'Emergencia: golpea suave y con altura hacia tu propio cristal.' },
  globo: { name: 'Globo', cue: 'Alto y profundo, mejor desde una posición cómoda; después, sube con tu pareja.' },
  chiquita: { name: 'Chiquita', cue: 'Lenta y a los pies de quien volea; avanza si la levanta.' },
  dejada: { name: 'Dejada', cue: 'Solo con los rivales hundidos: mano blanda y sorpresa.' },
  transición: {
    name: 'Transición a la red',
    cue: 'Del fondo a la red solo tras un globo profundo o una buena chiquita.',
  },
  australiana: {
    name: 'Australiana',
    cue: 'Cada uno conserva su lado: quien saca cruza rápido a cubrirlo. Pactadlo antes.',
  },
  todos: { name: 'Todo el juego', cue: 'Es base para cualquier golpe: se nota en el primer punto y en el último.' },
};

export const muscleGroupOrder: readonly MuscleGroup[] = [
  ...(['Piernas', 'Glúteos', 'Core', 'Espalda', 'Hombros', 'Brazos', 'Pecho', 'Cardio'] as const),
];

export const demandTexts: Record<Demand, string> = {
  jump: 'saltar',
  run: 'correr',
  overhead: 'subir los brazos por encima de la cabeza',
  floor: 'tumbarse o apoyarse en el suelo',
};

export const areaTexts: Record<BodyArea, string> = {
  codo: 'de codo',
  hombro: 'de hombro',
  rodilla: 'de rodilla',
  tobillo: 'de tobillo',
  lumbar: 'lumbares',
  muñeca: 'de muñeca',
};
