import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { capitalise as capital } from '@bandeja/domain/wire/text';
import { areaNames } from '#reader/messages.ts';
import type { GuardCause, Guards } from '#schedule/guards.ts';
import type { Lack } from '#schedule/limits.ts';

/*
 * What the planner says to the player, in Spanish. Facts first, no promises, no risk zones (docs/training.md#what-the-evidence-allows). Days
 * arrive as «el lunes», categories in lower case. A reason is read on any day of the week, so it names days and never
 * says «hoy», «ayer» or «mañana».
 */

const zones: Record<BodyArea, string> = {
  codo: 'el codo',
  hombro: 'el hombro',
  rodilla: 'la rodilla',
  tobillo: 'el tobillo',
  lumbar: 'la zona lumbar',
  muñeca: 'la muñeca',
};

const goalNames: Record<Goal, string> = {
  'Mejorar la técnica': 'mejorar la técnica',
  'Ganar resistencia': 'ganar resistencia',
  'Perder peso': 'perder peso',
  'Ganar fuerza': 'ganar fuerza',
  'Mejorar la movilidad': 'mejorar la movilidad',
  'Prevenir lesiones': 'prevenir lesiones',
  'Competir en torneos': 'competir en torneos',
  'Divertirme y socializar': 'divertirte y socializar',
};

/** «No hay cardio …»: why nothing of a category is left. */
const lacking: Record<Lack, (maxMinutes: number) => string> = {
  health: () => 'bastante suave',
  level: () => 'para tu nivel',
  newcomer: () => 'para tus primeras semanas',
  age: () => 'para tu edad',
  deload: () => 'para una semana de descarga',
  injury: () => 'que respete tu lesión',
  demand: () => 'sin lo que quieres evitar',
  place: () => 'para tus lugares',
  kit: () => 'con tu material',
  duration: (maxMinutes) => `de ${maxMinutes} minutos o menos`,
  plan: () => 'en las rutinas que te quedan este mes',
  week: () => 'que encaje en esta semana',
};

export const lackingOf = (lack: Lack | null, maxMinutes: number) =>
  lack === null ? 'en la biblioteca' : lacking[lack](maxMinutes);

/** «del lunes». */
const ofDay = (day: string) => `d${day}`;

/** First sentences of a training day: why this session. */
export const leads = {
  gentle: () => 'Algo suave hasta que te valore un profesional.',
  gentleAgain: (day: string) => `${capital(day)}, también suave: primero, la opinión de un profesional.`,
  afterMatch: (category: string, matchDay: string) =>
    `Tras el partido exigente ${ofDay(matchDay)}, solo ${category} suave.`,
  afterWeekend: (category: string) => `Tras dos partidos el fin de semana, solo ${category} suave.`,
  softBeforeMatch: (eve: string, category: string) => `${eve}: ${category} sin apretar.`,
  otherBeforeMatch: (eve: string, wanted: string, category: string) => `${eve}: ${category} en vez de ${wanted}.`,
  fallback: (wanted: string, why: string, category: string) => `No hay ${wanted} ${why}: toca ${category}.`,
  goalFirst: (category: string, goal: Goal) => `${capital(category)} primero: tu objetivo es ${goalNames[goal]}.`,
  goal: (category: string, goal: Goal) => `${capital(category)}, por tu objetivo: ${goalNames[goal]}.`,
  goalSupport: (category: string, goal: Goal) => `${capital(category)}, de apoyo a tu objetivo: ${goalNames[goal]}.`,
  goalAgain: (category: string, goal: Goal) => `Otra vez ${category}: tu objetivo es ${goalNames[goal]}.`,
  balanceFirst: (category: string) => `Empiezas por ${category}: sin objetivo elegido, repartimos el trabajo.`,
  balance: (category: string) => `${capital(category)}, para una semana equilibrada.`,
  strengthRule: () => 'Toda semana lleva fuerza, sea cual sea tu objetivo.',
  newcomer: () => 'Fuerza de base: la explosiva llega tras tus cuatro primeras semanas.',
} as const;

/** The day before a match; on Sunday the match is next week's, which is not planned yet. */
export const eves = {
  match: (matchDay: string) => `${capital(matchDay)} hay partido`,
  nextWeek: 'El lunes suele haber partido',
} as const;

/** «… : toca funcionalidad.» where a match was due. */
export function insteadOfMatch(lack: Lack | null, category: string, maxMinutes: number): string {
  switch (lack) {
    case 'duration':
      return `Un partido no cabe en tus ${maxMinutes} minutos: toca ${category}.`;
    case 'injury':
      return `Un partido carga tu lesión: mejor ${category}.`;
    case 'demand':
      return `Un partido pide lo que quieres evitar: toca ${category}.`;
    default:
      return `No hay partido disponible para ti: toca ${category}.`;
  }
}

/** Second sentences of a training day: what to mind. */
export const notes = {
  guarded: {
    growth: 'Algo más ligera: la carga sube poco a poco.',
    spike: 'De las más suaves: tus últimas sesiones fueron menores.',
    return: 'Vuelves tras una pausa: empezamos con menos.',
    deload: 'Semana de descarga: menos trabajo que de costumbre.',
  } satisfies Record<GuardCause, string>,
  tooMuch: 'Es más de lo último que has hecho: quita una serie a cada ejercicio.',
  beyondPlan: 'Queda fuera de las sesiones de tu plan este mes.',
  guardedMatch: 'Es más de lo último que has hecho: si te cansas, para tras el primer set.',
  careful: (area: BodyArea) => `Si notas ${zones[area]}, menos carga o menos recorrido.`,
  noJumps: (area: BodyArea) => `Sin saltos: cuidamos tu ${areaNames[area]}.`,
  spared: (area: BodyArea) => `Sin lo que más carga tu ${areaNames[area]}.`,
  carefulMatch: (area: BodyArea) => `Si notas ${zones[area]}, baja el ritmo o para.`,
  short: (minutes: number, minMinutes: number) =>
    `Dura ${minutes} minutos: completa con movilidad hasta tus ${minMinutes}.`,
  shortMobility: (minutes: number, minMinutes: number) =>
    `Dura ${minutes} minutos: repite una vuelta y suma core hasta tus ${minMinutes}.`,
  balanceWork: 'Añade 3 series de 30 segundos de equilibrio por pierna.',
  youth: 'Técnica antes que carga, y con un adulto cualificado.',
  saveLegs: 'Guarda piernas para jugar.',
  justMove: 'Basta con moverse y soltar piernas.',
  matchAfter: (after: string) => `${capital(after)} juegas: termina con ganas de más.`,
  matchBefore: (before: string) => `Tras el partido ${ofDay(before)}, calienta con calma.`,
  restAfter: (after: string) => `${capital(after)} descansas.`,
  restBefore: 'Llegas tras un día libre.',
  sessionAfter: (after: string) => `${capital(after)} también entrenas: guarda algo.`,
  sessionBefore: (before: string) => `${capital(before)} también entrenas: sin prisas.`,
  inARow: (before: string, after: string) => `${capital(before)} y ${after} también entrenas: dosifica.`,
} as const;

/** They stay true where the player changes the day before. */
export const matchLeads = {
  monday: () => 'Partido el lunes: la semana empieza en la pista.',
  afterRest: (day: string, before: string) => `Partido ${day}: mejor con ${before} libre.`,
  afterSoft: (day: string, before: string) => `Partido ${day}: mejor con algo suave ${before}.`,
  afterMedium: (day: string, before: string) => `Partido ${day}: mejor sin nada duro ${before}.`,
  afterMatch: (day: string, before: string) => `Partido ${day}: si juegas también ${before}, dosifica.`,
} as const;
export const warmUpNote = 'Antes, 15 minutos de calentamiento.';

export const rests = {
  urgent: (day: string) => `${capital(day)}, sin ejercicio: primero te tiene que valorar un médico.`,
  ill: (day: string) => `${capital(day)}, descanso: con fiebre o malestar no se entrena.`,
  crisis: (day: string) => `${capital(day)}, libre: ahora lo primero eres tú.`,
  untilSeen: (day: string) => `${capital(day)}, descanso: nada es bastante suave hasta que te valore un profesional.`,
  routinesUsedUp: (day: string) => `Tu plan no cubre más rutinas este mes: ${day}, descanso.`,
  nothingFits: (day: string) => `Ninguna rutina encaja con tu perfil para ${day}: descanso.`,
  nothingSoft: (day: string) => `No hay nada lo bastante suave para ${day}: mejor descansar.`,
  spareBeforeMatch: (day: string, after: string) => `${capital(day)} descansas: ${after} hay partido.`,
  spareAfterMatch: (day: string, before: string) => `${capital(day)} descansas tras el partido ${ofDay(before)}.`,
  spareBetween: () => 'Descanso entre dos sesiones: también es entrenar.',
  spare: (day: string, sessions: number) =>
    sessions === 1 ? `Con una sesión a la semana, ${day} descansas.` : `Con ${sessions} sesiones, ${day} descansas.`,
  takenBeforeMatch: (day: string) => `${capital(day)} no entrenas: llegas al partido con la víspera libre.`,
  takenAfterMatch: (day: string) => `${capital(day)} no entrenas: recuperas tras el partido.`,
  takenAfterSession: (day: string, before: string) =>
    `${capital(day)} no está entre tus días: descansas de la sesión ${ofDay(before)}.`,
  takenBeforeSession: (day: string, after: string) => `${capital(day)} no está entre tus días: entrenas ${after}.`,
  taken: (day: string) => `${capital(day)} no está entre tus días: descanso.`,
} as const;

/** Sentences about the whole week. */
export const weekAdvice = {
  painSomewhere: 'Cuentas molestias sin decir dónde: dinos la zona y la tendremos en cuenta.',
  youth: 'Tienes menos de 16 años: primero la técnica, nunca hasta el fallo y con un adulto cualificado.',
  older:
    'Desde los 60 años no ponemos pliometría y cada sesión lleva equilibrio a una pierna: 3 × 30 segundos por lado.',
  fewerDays: (wanted: number, days: number) =>
    `Querías ${wanted} días y tienes ${days} ${days === 1 ? 'disponible' : 'disponibles'}: el plan usa los que hay.`,
  sixAtMost: 'Planificamos seis sesiones como máximo: siempre queda un día de descanso.',
  noMatch: (why: string) => `No hay partido ${why}: ese día lleva otra sesión.`,
  missing: (category: string, why: string) => `No hay ${category} ${why}, ni otra rutina en su lugar.`,
  kit: (items: string) => `Alguna sesión pide material: ${items}. Dinos qué tienes y lo ajustamos.`,
  guarded: {
    growth: 'La semana pasada entrenaste menos: hay rutinas más ligeras para que la carga suba poco a poco.',
    spike: 'Tus últimas sesiones fueron más suaves: donde se puede, hemos elegido rutinas menores.',
    return: 'Llevas dos semanas o más sin entrenar: retomamos con bastante menos de lo que hacías.',
    deload: 'Semana de descarga: sesiones más cortas o ligeras para asimilar lo entrenado.',
  } satisfies Record<GuardCause, string>,
  routinesUsedUp: 'Repetimos rutinas para no pasar de las que incluye tu plan este mes.',
  sessionsUsedUp: (days: string) => `Tus sesiones de este mes no llegan a: ${days}.`,
  stillTooMuch: {
    growth: 'La carga de la semana sube bastante: haz una serie menos en cada ejercicio.',
    return: 'Para volver sigue siendo mucho: deja sin hacer una de cada tres series.',
    deload: 'Para que descargue de verdad, haz la mitad de las series de cada ejercicio.',
  } satisfies Record<NonNullable<Guards['week']>['cause'], string>,
  longPause:
    'No vemos sesiones en las últimas cuatro semanas: si vuelves tras un parón, empieza con la mitad de series.',
} as const;
