import type { BodyArea, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import type { BeyondLibrary, Focus } from '@bandeja/reader/types';
import { listed } from '#chat/phrase.ts';

// Reasons and notes are stored with the routine: they never name an injury.

/** Repetitions in reserve (docs/training.md#progression-and-deload). */
const reserve: Record<Difficulty, string> = { Principiante: '3–4', Intermedio: '2–3', Avanzado: '1–2' };
export const reserveOf = (level: Difficulty) => reserve[level];

export const lineNotes = {
  reserve: (reps: string) => `Termina cada serie con ${reps} repeticiones en reserva.`,
  hold: 'Para antes de perder la postura.',
  power: 'Rápido y con buena técnica: para la serie cuando pierdas velocidad.',
  jump: 'Aterriza suave y en silencio; para si pierdes altura o control.',
  intervals: 'Esfuerzo alto pero controlado: que la última ronda salga como la primera.',
  gentle: 'A un ritmo al que puedas hablar.',
  walkGently: 'A paso tranquilo, y solo si caminas sin molestias.',
  stretch: 'Hasta notar una tensión suave, sin rebotes.',
  mobility: 'Despacio y sin forzar el final del recorrido.',
  warmUp: 'De menos a más: termina con calor y sin cansancio.',
  lightly: 'Suave, solo para activar.',
  breathe: 'Suelta el aire más despacio de lo que lo coges.',
  drill: 'Primero control, después velocidad.',
  game: 'Antes de cada punto, di en voz alta qué vas a buscar.',
  match: 'Elige un objetivo y revísalo en cada cambio de lado.',
  agility: 'Pasos cortos y vista al frente; calidad antes que prisa.',
  balance: 'Cerca de una pared por si necesitas apoyo.',
  mental: 'Sin prisa: mejor pocas veces y con atención.',
  careful: 'Con menos carga o menos recorrido si notas molestia.',
  technique: 'Técnica antes que carga.',
  seated: 'Sentado, con la espalda recta y los pies apoyados.',
} as const;

const planned = (minutes: number, asked: boolean) =>
  asked ? `Me pedías ${minutes} minutos y` : `Había previsto ${minutes} minutos y`;

const beyondLibrary: Record<BeyondLibrary, string> = {
  machines: 'máquinas',
  pool: 'ejercicios de piscina',
  trx: 'TRX ni anillas',
  barbell: 'barra con discos',
  pullUps: 'dominadas',
  rower: 'remoergómetro',
  foam: 'rodillo de espuma',
  ball: 'fitball ni bosu',
  bag: 'saco de boxeo',
};
const fewInFocus: Record<Focus, string> = {
  seated: 'Con lo que tienes y tus límites hay poco para hacer sentado: he completado con otros ejercicios.',
  balance: 'Con lo que tienes y tus límites hay poco de equilibrio: he completado con ejercicios que ayudan.',
};

/** A wish for both is asked about before anything is made. */
export const opposedWish =
  'A tope y sin cansarte no caben en la misma sesión. ¿Cuál de las dos quieres hoy? Dímelo así: «intensa, 30 minutos» o «suave, 30 minutos».';

export const routineAdvice = {
  painSomewhere: 'Cuentas molestias sin decir dónde: dime la zona y la tendré en cuenta.',
  restricted:
    'Si te han mandado parar, eso va primero: no empieces hasta que tu médico o fisioterapeuta te dé el visto bueno.',
  older: 'A partir de los 60 años no pongo pliometría, y cada sesión lleva equilibrio a una pierna.',
  noJumpsNoPlyometrics: 'Sin saltos no hay pliometría: he puesto fuerza rápida que no los necesita.',
  returning: (days: number) => `Llevas ${days} días sin entrenar: volvemos con menos series.`,
  jumpedLately: 'Has saltado hace menos de dos días: hoy pongo la mitad de saltos.',
  hardYesterday: 'Vienes de un día exigente: donde se puede, cambio de músculos y bajo el ritmo.',
  gentle: 'La he hecho suave: menos series, sin prisas y con margen en cada una.',
  hard: 'Es intensa, pero no al fallo: deja siempre alguna repetición en reserva y para si pierdes la técnica.',
  likeBefore: 'No sé a qué sesión anterior te refieres, así que esta es nueva: dime qué llevaba y la hago parecida.',
  assumesCourt: 'He contado con pista, pala, bolas y alguien con quien entrenar: si no los tienes, dímelo y la cambio.',
  beyondLibrary: (thing: BeyondLibrary, means: readonly string[]) =>
    `No tengo ${beyondLibrary[thing]} en la biblioteca: te lo hago con ${listed(means)}.`,
  fewInFocus,
  fewStrokes: (names: readonly string[]) =>
    `Con lo que tienes y tus límites hay poco para ${listed(names)}: he completado con ejercicios que ayudan.`,
  fewGroups: (names: readonly string[]) =>
    `Con lo que tienes y tus límites hay poco para ${listed(names)}: he completado con otras zonas.`,
  fewAreas: (areas: readonly BodyArea[]) =>
    `Con lo que tienes y tus límites hay poco para reforzar ${listed(areas.map((area) => areaNames[area]))}: he completado alrededor.`,
  fewCategories: (names: readonly string[]) =>
    `Con lo que tienes y tus límites no hay bastante ${listed(names)} para media sesión: he completado con otro trabajo.`,
  fewOfType: (name: string) => `Con lo que tienes y tus límites hay poco trabajo ${name}: he completado con otro.`,
  notOfType: (name: string) =>
    `Con lo que tienes y tus límites no puedo hacer una sesión ${name}: te propongo otra que ayuda.`,
  shorter: (minutes: number, wished: number, asked: boolean) =>
    `${planned(wished, asked)} salen ${minutes} bien aprovechados: alargarla más sería rellenar.`,
  longer: (minutes: number, wished: number, asked: boolean) =>
    `${planned(wished, asked)}, con lo que ha de llevar, salen ${minutes}.`,
  shorterForAge: (minutes: number) => `A esta edad las sesiones duran ${minutes} minutos como mucho.`,
  clamped: (asked: number, given: number) =>
    asked < given
      ? `Pedías ${asked} minutos: hago rutinas de 15 a 180, así que esta parte de ${given}. Si no te da tiempo, haz los primeros ejercicios y deja el resto.`
      : `Pedías ${asked} minutos: hago rutinas de 15 a 180, así que esta parte de ${given}.`,
  hasUnusable: 'He quitado algún ejercicio elegido porque choca con tus límites.',
  oneOfSeveral: (days: number) => `Esto es una sesión: para repartir tus ${days} días, usa tu plan semanal.`,
  noWarmUp: 'No he encontrado un calentamiento a tu medida: camina y muévete suave cinco minutos antes de empezar.',
  noClosing: 'No he encontrado estiramientos a tu medida: termina caminando suave unos minutos.',
  nothing: 'Con lo que tienes y tus límites no queda ningún ejercicio: cuéntame qué material tienes o dónde entrenas.',
} as const;
