import type { Category, Material, MuscleGroup, Stroke } from '@bandeja/domain/exercises/vocabulary';

export const strokeNames: Record<Stroke, string> = {
  saque: 'el saque',
  resto: 'el resto',
  derecha: 'la derecha',
  revés: 'el revés',
  volea: 'la volea',
  bandeja: 'la bandeja',
  víbora: 'la víbora',
  gancho: 'el gancho',
  remate: 'el remate',
  salida: 'la salida de pared',
  'doble pared': 'la doble pared',
  bajada: 'la bajada de pared',
  contrapared: 'la contrapared',
  globo: 'el globo',
  chiquita: 'la chiquita',
  dejada: 'la dejada',
  transición: 'la subida a la red',
  australiana: 'la australiana',
  todos: 'todo tu juego',
};

export const categoryNames: Record<Category, string> = {
  Fuerza: 'fuerza',
  'Fuerza explosiva': 'potencia',
  Pliometría: 'pliometría',
  Cardio: 'cardio',
  Flexibilidad: 'movilidad',
  Funcionalidad: 'agilidad y equilibrio',
};

export const groupNames: Record<MuscleGroup, string> = {
  Piernas: 'piernas',
  Glúteos: 'glúteos',
  Core: 'core',
  Espalda: 'espalda',
  Hombros: 'hombros',
  Brazos: 'brazos',
  Pecho: 'pecho',
  Cardio: 'resistencia',
};

/** In the form after «con»: «con gomas», «con balón medicinal». */
export const materialNames: Record<Material, string> = {
  mancuernas: 'mancuernas',
  kettlebell: 'kettlebell',
  silla: 'una silla',
  compañero: 'compañero',
  pared: 'una pared',
  cajón: 'cajón',
  gomas: 'gomas',
  'barra flexible': 'barra flexible',
  bolas: 'bolas',
  'balón medicinal': 'balón medicinal',
  comba: 'comba',
  bici: 'bici',
  pista: 'pista',
  conos: 'conos',
  toalla: 'una toalla',
  'escalera de agilidad': 'escalera de agilidad',
  pala: 'pala',
};
