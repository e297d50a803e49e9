import { goalNames } from '@bandeja/domain/season/messages';
import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import { formatNumber } from '#lib/format.ts';

const weeks = (count: number) => (count === 1 ? 'una semana' : `${count} semanas`);

export const seasonTexts = {
  title: 'Tu temporada',
  loading: 'Cargando tu temporada...',
  loadFailed: 'Error al cargar tu temporada',
  empty: {
    title: 'Todavía no preparas nada',
    text: 'Dime para qué entrenas y reparto las semanas en bloques: qué entrenas en cada uno, cuánto y por qué.',
    action: 'Elegir objetivo',
  },
  over: 'Tu temporada ha terminado. Elige lo siguiente cuando quieras.',
  lead: (date: string, days: number) =>
    `${date}, ${days === 0 ? 'hoy' : `dentro de ${days === 1 ? 'un día' : `${days} días`}`}.`,
  noDate: 'Sin fecha: al terminar los bloques, eliges lo siguiente.',
  closing: (block: string) => `Esta semana cierras «${block}».`,
  running: (block: string, week: number, of: number) => `Vas por la semana ${week} de ${of} de «${block}».`,
  week: 'Ver esta semana',
  changeGoal: 'Cambiar objetivo',
  addGoal: 'Añadir objetivo',
  now: 'Ahora',
  range: (range: string, week: number, of: number) => `${range}, semana ${week} de ${of}`,
  sessions: 'Sesiones',
  perWeek: (count: number) => ({ count: String(count), unit: 'por semana' }),
  minutes: 'Minutos',
  minutesOf: (least: number, most: number) => (least === most ? formatNumber(most) : `${least}–${most}`),
  intensity: 'Intensidad',
  why: 'Por qué',
  after: 'Después',
  before: 'Ya hecho',
  inShort: (sessions: number, least: number, most: number) =>
    `${sessions === 1 ? 'Una sesión' : `${sessions} sesiones`}, ${least === most ? most : `${least}–${most}`} min.`,
  done: (sessions: number, time: string) =>
    sessions === 0 ? 'Sin sesiones.' : `Hecho: ${sessions === 1 ? 'una sesión' : `${sessions} sesiones`}, ${time}.`,
  goals: 'Tus objetivos',
  remove: (goal: string) => `Quitar ${goal}`,
  removed: 'Objetivo quitado.',
  own: {
    text: 'Ves el bloque en el que estás. Con Pro ves la temporada entera, mueves y alargas los bloques, preparas varios objetivos y guardas plantillas.',
    way: 'Ver planes',
  },
  summary: (parts: readonly string[]) => `Minutos por semana: ${parts.join(', ')}.`,
  part: (block: string, minutes: readonly string[]) => `${block} ${minutes.join(' ')}`,
  change: {
    undone: 'Tu temporada vuelve a estar como antes.',
    undoFailed: 'No se ha podido deshacer.',
    undo: 'Deshacer',
    undoHint: (seconds: number) => `Puedes deshacerlo ${seconds} s`,
    failed: 'No se ha podido guardar el cambio.',
    offline: 'Sin conexión: la temporada se cambia cuando vuelvas a tenerla.',
    pending: 'Guardando...',
  },
  goal: {
    title: '¿Para qué entrenas?',
    kinds: {
      tournament: { label: 'Un torneo con fecha', description: 'Llegar con piernas y con ritmo' },
      return: { label: 'Volver tras una pausa', description: 'Sin prisa, de menos a más' },
      net: { label: 'Volver a la red', description: 'Que no te pasen de globo' },
      strength: { label: 'Fuerza base', description: 'Piernas y espalda para todo el año' },
      general: { label: 'Seguir mejorando', description: 'Un poco de todo, por bloques' },
    } satisfies Record<SeasonGoalKind, { label: string; description: string }>,
    told: (words: string) => `Le dijiste a tu entrenador que tu objetivo es ${words}.`,
    name: 'Nombre (opcional)',
    nameHint: 'Por ejemplo, Torneo del club',
    day: '¿Qué día empieza?',
    dayOptional: '¿Para qué día? (opcional)',
    left: (days: number) => `Quedan ${days === 1 ? 'un día' : `${days} días`}.`,
    near: (count: number) =>
      count <= 1
        ? 'Es esta semana o la que viene: solo da tiempo a llegar descansado.'
        : `Son ${weeks(count)}: da para afinar, no para construir.`,
    ofReturn:
      'Aquí no hay fecha de vuelta: se avanza según cómo te encuentres. Después de una operación, empieza con el permiso de quien te trata.',
    changes: 'Qué cambia',
    replaces: 'Ocupa el lugar del objetivo que tienes: los bloques se reparten de nuevo desde esta semana.',
    adds: 'Se suma a lo que ya preparas, por orden de fecha.',
    onlyNow: 'Aquí ves el primer bloque; con Pro, todos.',
    start: 'Empezar esta temporada',
    started: 'Tu temporada está en marcha.',
  },
  edit: {
    menu: (block: string) => `Cambiar «${block}»`,
    later: { label: 'Una semana después', title: (block: string) => `Mover «${block}» una semana después` },
    earlier: { label: 'Una semana antes', title: (block: string) => `Mover «${block}» una semana antes` },
    lengthen: { label: 'Alargar', title: (block: string) => `Alargar «${block}» una semana` },
    shorten: { label: 'Acortar', title: (block: string) => `Acortar «${block}» una semana` },
    pause: { label: 'Pausar', title: (block: string) => `Pausar «${block}»` },
    pauseWeeks: '¿Cuánto tiempo?',
    weeks: (count: number) => (count === 1 ? '1 semana' : `${count} semanas`),
    becomes: (before: number | null, after: number | null) => {
      if (before === null) return `nuevo, ${weeks(after ?? 0)}`;
      if (after === null) return 'ya no está';
      return before === after
        ? `${weeks(after)}, en otras fechas`
        : `${before} → ${after} ${after === 1 ? 'semana' : 'semanas'}`;
    },
    kept: (date: string) => `La fecha de tu objetivo no se mueve: ${date}.`,
    noRoom: 'No cabe: los demás bloques ya son lo más cortos o largos que pueden.',
    confirm: 'Cambiar la temporada',
    done: 'Temporada cambiada.',
  },
  templates: {
    title: 'Tus plantillas',
    text: 'Una temporada guardada se puede empezar otra vez, el día que quieras.',
    save: 'Guardar como plantilla',
    name: 'Nombre de la plantilla',
    confirm: 'Guardar plantilla',
    saved: 'Plantilla guardada.',
    weeks: (count: number) => weeks(count),
    begin: 'Empezar',
    beginTitle: (name: string) => `Empezar «${name}»`,
    day: '¿Qué semana empieza?',
    dayHint: 'Cuenta desde el lunes de esa semana.',
    replaces: 'Sustituye a la temporada que tienes ahora. Si es de torneo, cae en sábado: cámbialo después.',
    begun: 'Temporada empezada.',
    remove: (name: string) => `Borrar la plantilla ${name}`,
    removed: 'Plantilla borrada.',
  },
} as const;

export const nameOfGoal = ({ kind, name }: { kind: SeasonGoalKind; name: string }): string => name || goalNames[kind];
