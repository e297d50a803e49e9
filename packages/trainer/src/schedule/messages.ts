import type { BodyArea, Category } from '@bandeja/domain/exercises/vocabulary';
import type { LostTag } from '@bandeja/domain/matches/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { withoutArticle } from '@bandeja/reader/language/pieces';
import type { GuardCause, Guards } from '#schedule/guards.ts';
import type { Lack } from '#schedule/limits.ts';
import type { LifeCause } from '#schedule/week.ts';

// No promises, no risk zones (docs/training.md#what-the-evidence-allows). A reason never says «hoy» or «mañana».

export const zones: Record<BodyArea, string> = {
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

export const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const lacking: Record<Lack, (maxMinutes: number) => string> = {
  health: () => 'lo bastante suave',
  level: () => 'para tu nivel',
  newcomer: () => 'para tus primeras semanas',
  age: () => 'para tu edad',
  deload: () => 'para una semana de descarga',
  injury: () => 'que respete tu lesión',
  demand: () => 'sin lo que quieres evitar',
  place: () => 'que puedas hacer donde entrenas',
  kit: () => 'con el material que tienes',
  duration: (maxMinutes) => `de ${maxMinutes} minutos o menos`,
  plan: () => 'en las rutinas que te quedan este mes',
  week: () => 'que encaje en esta semana',
};

export const lackingOf = (lack: Lack | null, maxMinutes: number) =>
  lack === null ? 'que te encaje' : lacking[lack](maxMinutes);

const bare = (day: string) => capitalise(withoutArticle(day));
const ofDay = (day: string) => `d${day}`;

/** The name of a session: its category, or its prevailing work. */
export type Work = Category | 'Técnico' | 'Táctico' | 'Mental';

const workNames: Partial<Record<Work, string>> = {
  Técnico: 'trabajo técnico',
  Táctico: 'trabajo táctico',
  Mental: 'trabajo mental',
};
export const workName = (work: Work) => workNames[work] ?? work.toLowerCase();

const goalReasons: Record<Goal, Partial<Record<Work, readonly string[]>>> = {
  'Mejorar la técnica': {
    Técnico: [
      'La mano aprende repitiendo: muchas bolas, y con calma.',
      'Más bolas: lo que se repite sale solo en el partido.',
    ],
    Táctico: [
      'Un golpe vale lo que vale tu sitio en la pista.',
      'Otra de táctica: decidir antes de golpear también es técnica.',
    ],
    Fuerza: [
      'Piernas firmes para llegar con tiempo a cada golpe.',
      'Segunda de fuerza: medio golpe está en los apoyos.',
    ],
    Funcionalidad: [
      'Pies y equilibrio: el golpe empieza en el suelo.',
      'Otra de equilibrio y giros, para golpear sin perder el sitio.',
    ],
  },
  'Ganar resistencia': {
    Cardio: ['Fondo para aguantar el tercer set.', 'Segunda de cardio: que el último juego se parezca al primero.'],
    Fuerza: [
      'Con piernas fuertes, cada carrera cuesta menos.',
      'Segunda de fuerza: correr cansa menos cuando empujas más.',
    ],
  },
  'Perder peso': {
    Fuerza: [
      'Fuerza primero: el músculo que guardas te ayuda a perder peso.',
      'Segunda de fuerza: el músculo que guardas te ayuda a perder peso.',
    ],
    Cardio: [
      'Cardio a un ritmo que puedas sostener: suma sin castigarte.',
      'Otra de cardio: poco a poco cunde más que de golpe.',
    ],
    Funcionalidad: [
      'Todo el cuerpo en marcha: mucho trabajo en poco rato.',
      'Otra de cuerpo entero, que es donde más se mueve.',
    ],
  },
  'Ganar fuerza': {
    Fuerza: [
      'Fuerza con calma y bien hecha, que es cuando cunde.',
      'Segunda de fuerza: repetir es lo que te hace más fuerte.',
    ],
    'Fuerza explosiva': ['Pocas repeticiones y rápidas: la fuerza también se entrena deprisa.'],
  },
  'Mejorar la movilidad': {
    Flexibilidad: [
      'Cadera, espalda y hombro con más recorrido, despacio y respirando.',
      'Otra de movilidad: poco y a menudo funciona mejor que una paliza.',
    ],
    Fuerza: ['Fuerza en todo el recorrido: el rango que ganas, lo controlas.'],
  },
  'Prevenir lesiones': {
    Fuerza: [
      'Hombro, codo y piernas fuertes aguantan mejor la temporada.',
      'Segunda de fuerza: los tendones agradecen la constancia.',
    ],
    Funcionalidad: ['Equilibrio y giros: tobillos y rodillas que frenan mejor.'],
  },
  'Competir en torneos': {
    Técnico: [
      'Menos regalos: en un torneo manda quien mete una bola más.',
      'Otra de golpes: los que más vas a usar, sin prisa.',
    ],
    Táctico: [
      'Pista con un plan: en un torneo no hay tiempo de inventarlo.',
      'Otra de táctica, para que la pareja se entienda sin hablar.',
    ],
    Mental: ['La cabeza también se entrena: la rutina entre puntos se ensaya antes.'],
    Fuerza: [
      'Fuerza para que el segundo partido del día no te pese.',
      'Segunda de fuerza: en las semifinales se nota.',
    ],
    'Fuerza explosiva': ['Potencia para el remate y la primera zancada.'],
    Cardio: ['Pulmón para los puntos largos de un torneo.'],
  },
  'Divertirme y socializar': {
    Técnico: ['Un par de golpes nuevos y el partido se pone interesante.', 'Otra de golpes: mejorar también divierte.'],
    Táctico: [
      'Jugar mejor colocado es jugar más rato y reír más.',
      'Otra de táctica: ganar algún punto bonito también cuenta.',
    ],
    Funcionalidad: [
      'Variado y sin agobios, para moverte mejor en la pista.',
      'Otra de cuerpo entero, entretenida y a tu ritmo.',
    ],
    Fuerza: ['Un poco de fuerza y el partido con los amigos dura más.'],
  },
};

const balancedReasons: Partial<Record<Work, readonly string[]>> = {
  Fuerza: ['Fuerza: es la base de todo lo demás.', 'Segunda de fuerza: lo que se repite se queda.'],
  Cardio: ['Cardio para que el tercer set no se te haga largo.', 'Otra de cardio, sin prisas.'],
  Funcionalidad: [
    'Equilibrio, giros y tronco: lo que la pista te pide.',
    'Otra de cuerpo entero, que en la pista se usa todo.',
  ],
  Técnico: ['Pala en mano: ningún partido se gana solo en el gimnasio.', 'Más golpes, que la mano se acuerda.'],
  Táctico: ['Saber dónde ponerte ahorra media carrera.', 'Otra de táctica: la cabeza también juega.'],
};

const ordinals = ['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta', 'Sexta'];

/** Best first; the last one fits any session. */
export function goalLeads(goal: Goal | null, work: Work, times: number): string[] {
  const reasons = (goal === null ? balancedReasons : goalReasons[goal])[work] ?? [];
  const name = workName(work);
  const support =
    goal === null
      ? `${capitalise(name)}, para que la semana tenga de todo.`
      : `${capitalise(name)}, que también ayuda a ${goalNames[goal]}.`;
  const again = `${ordinals[times] ?? 'Otra'} de ${name} de la semana.`;
  return times === 0 ? [...reasons.slice(0, 1), support] : [...reasons.slice(times, times + 1), again];
}

export const leads = {
  gentle: () => 'Algo suave hasta que te valore un profesional.',
  gentleAgain: (day: string) => `${capitalise(day)}, también suave: primero, la opinión de un profesional.`,
  afterMatch: (category: string, matchDay: string) =>
    `Tras el partido duro ${ofDay(matchDay)}, solo ${category} suave.`,
  afterWeekend: (category: string) => `Tras dos partidos el fin de semana, solo ${category} suave.`,
  softBeforeMatch: (eve: string, category: string) => `${eve}: ${category} sin apretar.`,
  otherBeforeMatch: (eve: string, wanted: string, category: string) => `${eve}: ${category} en vez de ${wanted}.`,
  fallback: (wanted: string, why: string, category: string) => `No hay ${wanted} ${why}: toca ${category}.`,
  strengthRule: () => 'Fuerza, todas las semanas: busques lo que busques, la necesitas.',
  stroke: (stroke: string, level: number) => `Bolas para tu ${stroke}: te pusiste un ${level} de 5.`,
  strokeWork: (stroke: string, level: number) => `Trabajo para tu ${stroke}: te pusiste un ${level} de 5.`,
  strokeNear: (stroke: string, level: number) => `Pala en mano: a tu ${stroke} le pusiste un ${level} de 5.`,
  strokeWithout: (stroke: string, level: number, category: string) =>
    `A tu ${stroke} le pusiste un ${level} de 5: sin pala de por medio, toca ${category}.`,
  newcomer: () => 'Fuerza de base: la explosiva, a partir de tu quinta semana.',
} as const;

const lostBy: Record<LostTag, (points: number) => string> = {
  net: (points) => `${lostCount(points)} en la red`,
  glass: (points) => `${lostCount(points)} en el cristal`,
  lob: (points) => `${lostCount(points)} por globo`,
  return: (points) => `${lostCount(points)} al resto`,
  unforced: (points) => `${lostCount(points)} por errores no forzados`,
  winner: (points) => `${lostCount(points)} por golpes ganadores suyos`,
};
const lostCount = (points: number) => (points === 1 ? '1 punto se fue' : `${points} puntos se fueron`);

const calfOf = { L: 'izquierdo', R: 'derecho' } as const;
export const calfLead = (side: 'L' | 'R', percent: number) =>
  `Trabajo para tus gemelos: en tu revisión el ${calfOf[side]} hizo un ${percent} % menos.`;
export const calfLeadWithout = (side: 'L' | 'R', percent: number, category: string) =>
  `El gemelo ${calfOf[side]} hizo un ${percent} % menos en tu revisión: por ahora, ${category}.`;

export const lostLead = (tag: LostTag, points: number) => `Porque ${lostBy[tag](points)} en tu partido.`;
export const lostLeadNear = (tag: LostTag, points: number) => `Pala en mano: ${lostBy[tag](points)} en tu partido.`;

export const lifeLeads = {
  away: (category: string) => `Estás de viaje sin material: ${category} corta, en la habitación.`,
  'away with kit': (category: string) => `Estás de viaje con tu material: ${category}, sin pista ni pareja.`,
  'after illness': (category: string) => `Vuelves de estar enfermo: ${category} al 60 % de lo que tocaba, como mucho.`,
  again: (cause: LifeCause, day: string, category: string) =>
    cause === 'after illness'
      ? `${bare(day)}, ${category} todavía al 60 %: la siguiente, si te encuentras bien, entera.`
      : `${bare(day)}, aún de viaje: ${category}, y lo demás espera a que vuelvas.`,
} as const;

/** The day before a match; on Sunday the match is next week's, which is not planned yet. */
export const eves = {
  match: (matchDay: string) => `${capitalise(matchDay)} hay partido`,
  nextWeek: 'El lunes suele haber partido',
} as const;

/** «… : toca funcionalidad.». */
export function insteadOfMatch(lack: Lack | null, category: string, maxMinutes: number): string {
  switch (lack) {
    case 'duration':
      return `Un partido no cabe en tus ${maxMinutes} minutos: toca ${category}.`;
    case 'injury':
      return `Un partido carga tu lesión: mejor ${category}.`;
    case 'demand':
      return `Un partido pide lo que quieres evitar: toca ${category}.`;
    default:
      return `Un partido no te encaja esta semana: toca ${category}.`;
  }
}

export const notes = {
  guarded: {
    growth: 'Algo más ligera: la carga sube poco a poco.',
    spike: 'De las suaves: vienes de sesiones más ligeras.',
    return: 'Vuelves tras una pausa: empezamos con menos.',
    deload: 'Semana de descarga: menos trabajo que de costumbre.',
    taper: 'Semana de torneo: poco y con chispa.',
  } satisfies Record<GuardCause, string>,
  tooMuch: 'Vienes de menos: quita una serie a cada ejercicio.',
  beyondPlan: 'Esta ya no entra en las sesiones de tu plan este mes.',
  guardedMatch: 'Vienes de menos: si te cansas, para tras el primer set.',
  careful: (area: BodyArea) => `Si notas ${zones[area]}, menos carga o menos recorrido.`,
  noJumps: (area: BodyArea) => `Sin saltos: cuidamos tu ${areaNames[area]}.`,
  spared: (area: BodyArea) => `Sin lo que más carga tu ${areaNames[area]}.`,
  carefulMatch: (area: BodyArea) => `Si notas ${zones[area]}, baja el ritmo o para.`,
  short: (minutes: number, minMinutes: number) =>
    `Son ${minutes} minutos: acaba con movilidad hasta tus ${minMinutes}.`,
  shortMobility: (minutes: number, minMinutes: number) =>
    `Son ${minutes} minutos: dale otra vuelta y suma core hasta tus ${minMinutes}.`,
  balanceWork: 'Lleva 3 series de 30 segundos de equilibrio por pierna.',
  youth: 'Técnica antes que carga, y con un adulto cualificado.',
  saveLegs: 'Guarda piernas para jugar.',
  justMove: 'Basta con moverse y soltar piernas.',
  sameAgain: 'Otra vez la misma: no hay otra tan suave.',
  matchAfter: (after: string) => `${capitalise(after)} juegas: termina con ganas de más.`,
  matchBefore: (before: string) => `Vienes del partido ${ofDay(before)}: calienta con calma.`,
} as const;

/** These stay true if the player changes the day before: words for a week's first match of its kind, then for the next. */
export const matchLeads = {
  first: (day: string) => [`Partido ${day}: la semana empieza en la pista.`],
  afterRest: (day: string, before: string) => [
    `Partido ${day}: mejor con ${before} libre.`,
    `Partido ${day}: si ${before} descansas, se nota en las piernas.`,
    `Partido ${day}: cuanto menos hagas ${before}, antes llegas a la bola.`,
  ],
  afterSoft: (day: string, before: string) => [
    `Partido ${day}: mejor con algo suave ${before}.`,
    `Partido ${day}: ${before}, lo justo para soltar.`,
  ],
  afterMedium: (day: string, before: string) => [
    `Partido ${day}: mejor sin nada duro ${before}.`,
    `Partido ${day}: no te vacíes ${before}, que toca correr.`,
    `Partido ${day}: lo fuerte, lejos; ${before}, con medida.`,
  ],
  afterMatch: (day: string, before: string) => [
    `Partido ${day}: si juegas también ${before}, dosifica.`,
    `Partido ${day}: si ${before} ya jugaste, elige a qué bolas corres.`,
  ],
} as const;
export const tournamentLead = (day: string) => `Torneo ${day}: lo entrenado ya está, ahora toca jugar.`;
export const warmUpNote = 'Antes, 15 minutos de calentamiento.';

export const rests = {
  urgent: (day: string) => `${capitalise(day)}, sin ejercicio: primero te tiene que valorar un médico.`,
  ill: (day: string) => `${capitalise(day)}, descanso: con fiebre o malestar no se entrena.`,
  crisis: (day: string) => `${capitalise(day)}, libre: ahora lo primero eres tú.`,
  busy: (day: string) => `${bare(day)} sin sesión: no puedes, y no se acumula para otro día.`,
  away: (day: string) => `${bare(day)}, descanso: estás de viaje y lo que tocaba no se acumula.`,
  untilSeen: (day: string) => `${capitalise(day)}, descanso: primero, que te vea un profesional.`,
  routinesUsedUp: (day: string) => `Tu plan no cubre más rutinas este mes: ${day}, descanso.`,
  nothingFits: (day: string) => `No tengo nada que te venga bien para ${day}: descanso.`,
  nothingSoft: (day: string) => `No hay nada lo bastante suave para ${day}: mejor descansar.`,
  beforeMatch: (day: string, after: string) => [
    `${bare(day)} libre, para llegar con piernas al partido ${ofDay(after)}.`,
    `${bare(day)}, a descansar: ${after} juegas y te quiero con chispa.`,
    `${bare(day)} sin entrenar: víspera de partido, duerme bien.`,
  ],
  afterMatch: (day: string, before: string) => [
    `${bare(day)} libre: el cuerpo se recupera del partido ${ofDay(before)}.`,
    `${bare(day)}, descanso: el partido ${ofDay(before)} todavía pesa en las piernas.`,
  ],
  between: (day: string) => [
    `${bare(day)} libre: entre dos sesiones, descansar también es entrenar.`,
    `${bare(day)}, pausa: parar a tiempo también suma.`,
    `${bare(day)} libre: así llegas con ganas a la siguiente.`,
  ],
  afterSession: (day: string, before: string) => `${bare(day)} libre: lo ${ofDay(before)} se asimila descansando.`,
  beforeSession: (day: string, after: string) => `${bare(day)} libre: guarda las ganas para ${after}.`,
  loosen: (day: string, routine: string, minutes: number) =>
    `${bare(day)}, descanso. ¿Te apetece soltar? ${routine}, ${minutes} minutos.`,
  free: (day: string) => `${bare(day)} libre: un paseo y poco más.`,
} as const;

export const weekAdvice = {
  tournament: (date: string) =>
    `Preparas el torneo del ${dayAndMonth.format(new Date(`${date}T00:00:00Z`))}: esa semana, menos carga con las mismas sesiones, y la víspera libre o muy suave.`,
  painSomewhere: 'Cuentas molestias sin decir dónde: dinos la zona y la tendremos en cuenta.',
  youth: 'Tienes menos de 16 años: primero la técnica, nunca hasta el fallo y con un adulto cualificado.',
  older:
    'Desde los 60 años no ponemos pliometría y cada sesión lleva equilibrio a una pierna: 3 × 30 segundos por lado.',
  fewerDays: (wanted: number, days: number) =>
    `Querías ${wanted} días y tienes ${days} ${days === 1 ? 'libre' : 'libres'}: con ${days === 1 ? 'ese' : 'esos'} va el plan.`,
  sixAtMost: 'Seis sesiones como mucho: un día a la semana se descansa.',
  noMatch: (why: string) => `No hay partido ${why}: ese día, otra sesión.`,
  missing: (category: string, why: string) => `No hay ${category} ${why}, ni otra rutina en su lugar.`,
  kit: (items: string) => `Alguna sesión pide material: ${items}. Dinos qué tienes y lo ajustamos.`,
  guarded: {
    growth: 'La semana pasada entrenaste menos: hay rutinas más ligeras para que la carga suba poco a poco.',
    spike: 'Vienes de sesiones más ligeras: esta semana subimos poco a poco.',
    return: 'Llevas dos semanas o más sin entrenar: retomamos con bastante menos de lo que hacías.',
    deload: 'Semana de descarga: sesiones más cortas o ligeras para asimilar lo entrenado.',
    taper: 'Semana de torneo: menos trabajo para llegar con las piernas descansadas.',
  } satisfies Record<GuardCause, string>,
  routinesUsedUp: 'Repetimos rutinas para no pasar de las que incluye tu plan este mes.',
  sessionsUsedUp: (days: string) => `Este mes no te quedan sesiones para ${days}.`,
  stillTooMuch: {
    growth: 'La carga de la semana sube bastante: haz una serie menos en cada ejercicio.',
    return: 'Para volver sigue siendo mucho: deja sin hacer una de cada tres series.',
    deload: 'Para que descargue de verdad, haz la mitad de las series de cada ejercicio.',
    taper: 'Para llegar con chispa al torneo, haz la mitad de las series de cada ejercicio.',
  } satisfies Record<NonNullable<Guards['week']>['cause'], string>,
  longPause:
    'No vemos sesiones en las últimas cuatro semanas: si vuelves tras un parón, empieza con la mitad de series.',
} as const;
