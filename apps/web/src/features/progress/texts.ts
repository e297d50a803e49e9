import { formatNumber, formatTimer } from '#lib/format.ts';

export const progressTexts = {
  title: 'Tu progreso',
  loading: 'Cargando tu progreso...',
  loadingPeriod: (period: string) => `Cargando ${period}...`,
  loadFailed: 'Error al cargar tu progreso',
  stale: 'No se ha podido actualizar: ves los últimos datos que teníamos.',
  period: 'Periodo',
  periods: { '4': '4 semanas', '12': '12 semanas', '52': '1 año' },
  asTable: 'Ver como tabla',
  asDrawing: 'Ver como gráfico',
  inFigures: (title: string) => `${title}, en cifras`,
  drawn: (title: string) => `${title}, dibujo`,
  explain: 'Cómo se calcula',
  limited: {
    title: 'Tu plan muestra cuatro semanas',
    text: 'Con Premium ves todo tu historial: doce semanas, el año y tus marcas desde el principio.',
    way: 'Ver planes',
  },
  empty: {
    title: 'Aún no hay sesiones en este periodo',
    text: 'Cuando termines la primera verás aquí tus minutos, tu carga y tus marcas.',
    action: 'Ir a tu semana',
  },
  noMinutes:
    'Lo que has hecho no llega a un minuto. Con una sesión algo más larga verás aquí tus minutos, su reparto y tu carga.',
  thisWeek: (minutes: number, planned: number) =>
    planned === 0
      ? `Esta semana llevas ${minutes} min.`
      : `Esta semana llevas ${minutes} de los ${planned} min que marca tu plan.`,
  totals: {
    label: 'Resumen del periodo',
    minutes: 'Minutos',
    hiddenPrevious: 'Tu plan no muestra el periodo anterior',
    noPrevious: 'Sin periodo anterior con el que comparar',
    previousMinutes: (minutes: number) => `${formatNumber(minutes)} en el periodo anterior`,
    minutesChange: (percent: number) =>
      percent === 0
        ? 'Igual que el periodo anterior'
        : `${Math.abs(percent)} % ${percent > 0 ? 'más' : 'menos'} que el periodo anterior`,
    sessions: 'Sesiones',
    perWeek: (count: number) => `${formatNumber(count)} por semana`,
    score: 'Puntuación media',
    noScore: 'Puntúa tus sesiones al terminarlas',
    scoreChange: (points: number) =>
      points === 0
        ? 'Igual que el periodo anterior'
        : `${formatNumber(Math.abs(points))} ${Math.abs(points) === 1 ? 'punto' : 'puntos'} ${points > 0 ? 'más' : 'menos'} que el periodo anterior`,
    streak: 'Semanas seguidas',
    bestStreak: (weeks: number) => `Tu mejor racha: ${weeks}`,
    isBest: 'Tu mejor racha',
    paused: (weeks: number) => `Con una pausa de ${weeks === 1 ? 'una semana' : `${weeks} semanas`} que no cuenta`,
    explanation:
      'Los minutos son la suma de tus sesiones terminadas, al lado de los mismos días del periodo anterior. Las sesiones por semana salen de las semanas completas; si empezaste en este periodo, desde la primera. Una semana cuenta para la racha si entrenas al menos un día; una pausa de hasta dos semanas por enfermedad o vacaciones no la rompe. La semana en curso tampoco.',
  },
  minutesByWeek: {
    title: 'Minutos por semana',
    sentence: 'Cada bote es una semana. Punteado: lo que marcaba el plan.',
    summary: (weeks: readonly string[]) => `Minutos por semana: ${weeks.join(', ')}`,
    week: (date: string, minutes: number) => `${date} ${minutes}`,
    explanation:
      'Altura: minutos de tus sesiones terminadas de lunes a domingo. El plan suma los minutos de las rutinas que tenías puestas esa semana.',
    columns: { week: 'Semana del', minutes: 'Minutos', planned: 'Plan', sessions: 'Sesiones' },
    plan: (minutes: number) => `${formatNumber(minutes)} plan`,
    ofPlan: (minutes: number, planned: number) => `${formatNumber(minutes)} de ${formatNumber(planned)}`,
    unit: 'min',
  },
  load: {
    title: 'Carga',
    sentence: 'Esfuerzo por minutos, en unidades arbitrarias (UA), semana a semana.',
    axis: (load: number) => `${formatNumber(load)} UA`,
    explanation:
      'Carga de una sesión = esfuerzo (RPE, de 0 a 10) × minutos, en unidades arbitrarias (Foster, 2001). Si no anotaste el esfuerzo, cuenta el habitual de ese tipo de sesión. La monotonía es la media de los siete días entre su desviación, y la tensión, carga × monotonía (Foster, 1998). Describen tu semana: no predicen lesiones.',
    assumed: (assumed: number, all: number) =>
      `En ${assumed} de ${all} ${all === 1 ? 'sesión' : 'sesiones'} el esfuerzo es el habitual de su tipo, no el tuyo.`,
    columns: {
      week: 'Semana del',
      load: 'Carga (UA)',
      pulse: 'Por pulso',
      change: 'Cambio',
      monotony: 'Monotonía',
      strain: 'Tensión (UA)',
    },
    pulse: 'La carga por pulso (minutos en cada zona por su número) va al lado; la medida sigue siendo tu esfuerzo.',
    uniform: 'Tu última semana completa ha sido muy uniforme.',
    spike: (ratio: number) =>
      ratio > 1
        ? `Tu última sesión ha sido la de más carga en 30 días: un ${formatNumber(Math.round(100 * (ratio - 1)))} % más que la mayor hasta entonces.`
        : `Tu última sesión tuvo el ${formatNumber(Math.round(100 * ratio))} % de la carga de la mayor de los 30 días anteriores.`,
    noSpike: 'Con otra sesión en 30 días verás aquí cuál te exigió más.',
    summary: (weeks: readonly string[]) => `Carga por semana: ${weeks.join(', ')}`,
  },
  kinds: {
    title: 'Minutos por tipo',
    sentence: 'Semana a semana, con el total del periodo.',
    columns: { kind: 'Tipo', minutes: 'Minutos', share: 'Parte' },
    explanation:
      'Físico reúne fuerza, potencia, saltos, cardio, flexibilidad y funcionalidad. La parte es sobre todos los minutos del periodo.',
  },
  scores: {
    title: 'Puntuación de tus sesiones',
    sentence: (count: number) => `Últimas ${count}. Verde desde 8, amarillo desde 6.`,
    one: 'La última. Verde desde 8, amarillo desde 6.',
    none: 'Ninguna sesión de este periodo tiene puntuación. Se pone al terminar, y se puede cambiar durante 14 días.',
    explanation: 'La puntuación es cómo te salió la sesión, de 0 a 10. El esfuerzo es otra cosa: por eso va aparte.',
    columns: { date: 'Día', name: 'Sesión', score: 'Puntuación', effort: 'Esfuerzo' },
    summary: (average: number) => `Puntuación de las últimas sesiones, media ${formatNumber(average)}`,
  },
  bests: {
    title: 'Mejores marcas',
    sentence: 'De este periodo, por ejercicio.',
    kilograms: ' En kilos, el máximo estimado a una repetición.',
    noCurve: ' La curva aparece con la segunda semana.',
    none: 'Marca tus series en la sesión en vivo y aquí aparecerán tus mejores, en fuerza, saltos y cardio seguido.',
    explanation:
      'Fuerza con pesas: una repetición máxima estimada en kilos, peso × (1 + repeticiones ÷ 30), con series de hasta 12 (Epley, 1985). No hace falta probarla. Sin pesas y en los saltos: más repeticiones en una serie. Ejercicios de aguantar, paseos con peso y cardio seguido: más tiempo o más metros. Partidos, golpes, intervalos y estiramientos no tienen marca: ahí hacer más no es hacerlo mejor. El cambio es sobre tu mejor marca de antes del periodo. Sale de las series que marcas en tus sesiones.',
    columns: { name: 'Ejercicio', value: 'Marca', gain: 'Cambio', week: 'Semana del' },
    gain: (gain: number, unit: string) => {
      const amount = unit === 's' ? formatTimer(Math.abs(gain)) : formatNumber(Math.abs(gain));
      if (gain > 0) return `+${amount}`;
      return gain < 0 ? `−${amount}` : amount;
    },
    first: 'Primera',
    hidden: '–',
    same: 'Igual',
    curve: (name: string, weeks: number) => `${name}: ${weeks} ${weeks === 1 ? 'semana' : 'semanas'} con marca`,
  },
  strokes: {
    title: 'Golpes',
    now: 'Como los ves ahora, del 1 al 5.',
    compared: 'Línea: ahora. Punteado: al empezar el periodo.',
    none: 'Puntúa tus golpes del 1 al 5 y verás aquí qué mejora. El más flojo entra en tu próxima semana.',
    few: 'Puntúa golpes de al menos tres familias para ver el dibujo. En la tabla están los que ya tienes.',
    begin: 'Puntuar mis golpes',
    again: 'Repasar mis golpes',
    mirror: 'Grabarme un golpe y medirlo (Pro)',
    explanation:
      'Cada lado es la media de los golpes que has puntuado de esa familia, del 1 (me cuesta) al 5 (me sale siempre). La puntuación es tuya, nadie la calcula.',
    columns: { stroke: 'Golpe', level: 'Ahora', before: 'Al empezar', date: 'Puntuado' },
    summary: (families: readonly string[]) => `Tus golpes de 1 a 5: ${families.join(', ')}`,
  },
  drills: {
    title: 'Bolas dentro',
    sentence: 'Lo que has contado en tus ejercicios de pista, golpe a golpe.',
    explanation:
      'Cada punto es un día: de las bolas que contaste de ese golpe, cuántas fueron dentro. Con pocas bolas la línea salta; mira la tendencia.',
    columns: { stroke: 'Golpe', balls: 'Bolas', share: 'Dentro', date: 'Día' },
    balls: (hits: number, attempts: number) => `${hits} de ${attempts}`,
    last: (hits: number, attempts: number) => `${hits} de ${attempts} la última vez`,
    curve: (stroke: string, days: number, first: number, last: number) =>
      days === 1 ? `${stroke}: ${last} % dentro` : `${stroke}: del ${first} % al ${last} % dentro en ${days} días`,
  },
  weight: {
    title: 'Peso',
    sentence: (kilograms: number, date: string) =>
      `Lo último que has apuntado: ${formatNumber(kilograms)} kg, el ${date}.`,
    none: 'Si quieres, apunta tu peso y verás aquí cómo cambia. Es opcional y solo lo ves tú.',
    note: 'Apuntar peso y molestias',
    explanation:
      'Kilos que apuntas tú, un dato por día como mucho. La línea une los días apuntados sin inventar los demás.',
    columns: { date: 'Día', kilograms: 'Peso' },
    one: (kilograms: number, date: string) =>
      `${formatNumber(kilograms)} kg el ${date}. Con otro día apuntado verás aquí cómo cambia.`,
    value: (kilograms: number) => `${formatNumber(kilograms)} kg`,
    summary: (values: readonly string[]) => `Peso en kilos: ${values.join(', ')}`,
  },
  months: {
    title: 'Este mes y el anterior',
    sentence: (from: string, to: string) => `Los mismos días de cada mes: ${from} y ${to}.`,
    columns: { what: 'Dato', now: 'Este mes', before: 'El anterior' },
    none: (range: string) => `Aún no hay con qué comparar: el mes anterior no tiene sesiones en estos días (${range}).`,
    sessions: 'Sesiones',
    minutes: 'Minutos',
    load: 'Carga (UA)',
    explanation:
      'Se comparan los mismos días de los dos meses, para que el mes en curso no salga perdiendo por no haber terminado.',
  },
  year: {
    title: 'Tu año',
    sentence: 'Un cuadro por día: cuanto más intenso, más minutos.',
    columns: { month: 'Mes', days: 'Días entrenados', minutes: 'Minutos' },
    explanation: 'Los tonos cambian a los 30, 60 y 90 minutos.',
    summary: (days: number) => `Días entrenados en el último año: ${days}`,
    less: 'Menos',
    more: 'Más',
  },
  review: {
    title: 'Tu resumen en una imagen',
    sentence: 'Horas, sesiones y días. Sin cargas, puntuaciones ni peso.',
    month: (name: string) => `Mi ${name} de entreno`,
    year: 'Mi año de entreno',
    weeks: (count: number) => `Mis últimas ${count} semanas`,
    time: 'Tiempo',
    sessions: 'Sesiones',
    days: 'Días',
    footer: 'Mi plan de pádel',
  },
} as const;

export function formatMark(value: number, unit: string): string {
  if (unit === 's') return formatTimer(value);
  return `${formatNumber(value)} ${unit}`;
}
