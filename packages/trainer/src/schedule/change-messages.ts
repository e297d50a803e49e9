import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { capitalise, formatHours } from '@bandeja/domain/wire/text';
import { dayAndMonth, zones } from '#schedule/messages.ts';

const number = new Intl.NumberFormat('es-ES', { useGrouping: 'always', maximumFractionDigits: 0 });
const loads = (value: number) => number.format(Math.round(value / 10) * 10);
const percent = (value: number) => number.format(Math.abs(Math.round(value)));

/** `level` is 1 to 10. */
type Felt = { area: BodyArea; level: number };
const feltText = (felt: readonly Felt[]) =>
  new Intl.ListFormat('es-ES').format(felt.map(({ area, level }) => `${level} de 10 en ${zones[area]}`));

/** Less than 3 % is no change to speak of. */
export const isAsBefore = (planned: number, previous: number) => Math.abs(planned - previous) < 0.03 * previous;

function loadChange(planned: number, previous: number, why: string): string {
  const change = (100 * (planned - previous)) / previous;
  const sign = change < 0 ? 'menos' : 'más';
  return `Esfuerzo de la semana: ${loads(planned)}, un ${percent(change)} % ${sign} que los ${loads(previous)} de la anterior: ${why}.`;
}

export const changeTexts = {
  done: (done: number, planned: number, minutes: number) => {
    if (done === 0) return 'La semana pasada no entrenaste.';
    const all = done === 1 ? 'una sesión' : `${done} sesiones`;
    const sessions = planned > done ? `${done} de ${planned} sesiones` : all;
    return `La semana pasada hiciste ${sessions}, ${formatHours(minutes)}.`;
  },
  deload: (from: number, to: number, cutsSets: boolean, signs: readonly string[]) => {
    const how = cutsSets ? ' con la mitad de las series' : '';
    return signs.length === 0
      ? `Toca descarga: el esfuerzo de la semana baja de ${loads(from)} de media a ${loads(to)}${how}, para asimilar lo entrenado.`
      : `Adelanto la descarga: el esfuerzo de la semana baja de ${loads(from)} de media a ${loads(to)}${how}, porque ${signs.join(' y ')}.`;
  },
  deloadOfSets: (signs: readonly string[]) =>
    signs.length === 0
      ? 'Toca descarga: haz la mitad de las series (2 donde ponga 4), para asimilar lo entrenado.'
      : `Adelanto la descarga: haz la mitad de las series (2 donde ponga 4), porque ${signs.join(' y ')}.`,
  signs: {
    effort: 'tres sesiones o más te costaron bastante más de lo previsto',
    uniform: 'la semana fue muy uniforme y subió de carga',
    scores: 'tres sesiones o más no llegaron a un 6',
    pain: 'tienes molestias anotadas',
  },
  /** Matches stay whole: with them even a week with fewer sets may be the heaviest of the last four. */
  comeBackOver: (days: number, from: number, to: number, hasMatches: boolean) =>
    `Vuelves tras ${days} días: deja una de cada tres series${
      hasMatches ? ' y, si te cansas, para el partido tras el primer set' : ''
    }. Aun así la semana suma ${loads(to)} de esfuerzo, y la más fuerte del último mes, ${loads(from)}.`,
  comeBack: (days: number, from: number, to: number, cutsSets: boolean) =>
    `Vuelves tras ${days} días: el esfuerzo de la semana empieza en ${loads(to)}, frente a ${loads(from)} de la más fuerte${
      cutsSets ? ', con una de cada tres series menos' : ''
    }.`,
  taper: (date: string, from: number, to: number, cutsSets: boolean) =>
    `Torneo el ${dayAndMonth.format(new Date(`${date}T00:00:00Z`))}: el esfuerzo de la semana baja de ${loads(from)} a ${loads(to)}${
      cutsSets ? ' con la mitad de las series' : ''
    }, para llegar con chispa.`,
  longPause: 'No veo sesiones en las últimas cuatro semanas: esta empieza con la mitad de las series.',
  firstLoad: (planned: number) => `Esfuerzo de la semana: ${loads(planned)}.`,
  noSessions: {
    ill: 'Esta semana descansas hasta que estés bien. Lo que no haces no se acumula.',
    afterIllness: 'Esta semana descansas: vuelves de estar enfermo. Lo que no haces no se acumula.',
    away: 'Esta semana no hay sesiones: estás de viaje. Lo que no haces no se acumula.',
    busy: 'Esta semana no hay sesiones: no puedes. Lo que no haces no se acumula.',
  },
  lifeReasons: {
    ill: 'descansas hasta que estés bien',
    afterIllness: 'vuelves de estar enfermo, con poco',
    away: 'estás de viaje',
    busy: 'hay días en los que no puedes',
  },
  load: {
    life: (planned: number, previous: number, life: 'ill' | 'afterIllness' | 'away' | 'busy') =>
      loadChange(planned, previous, changeTexts.lifeReasons[life]),
    asBefore: (planned: number, isSteady: boolean) =>
      `Esfuerzo de la semana: ${loads(planned)}, como ${isSteady ? 'las tres anteriores' : 'la anterior'}.`,
    afterLighter: (planned: number, heaviest: number, previous: number) =>
      `Tras una semana ${previous === 0 ? 'sin entrenar' : 'más ligera'}, el esfuerzo de la semana sube a ${loads(planned)}: tu semana más fuerte del último mes fue de ${loads(heaviest)}.`,
    sessions: (planned: number, previous: number, now: number, before: number) =>
      loadChange(
        planned,
        previous,
        `${now === 1 ? 'es una sesión' : `son ${now} sesiones`}, y la semana pasada ${before}`,
      ),
    minutes: (planned: number, previous: number, trained: number, asked: number) =>
      loadChange(
        planned,
        previous,
        `la semana pasada entrenaste ${formatHours(trained)} y tus rutinas pedían ${formatHours(asked)}`,
      ),
    routines: (planned: number, previous: number) =>
      loadChange(planned, previous, 'es lo que suman las rutinas que tocan'),
  },
  discomfort: {
    mild: (felt: readonly Felt[]) =>
      `Anotaste ${feltText(felt)}: la semana va sin lo que más carga ${felt.length === 1 ? 'esa zona' : 'esas zonas'}.`,
    repeated: (felt: readonly Felt[], sessions: number) =>
      `Anotaste ${feltText(felt)}. Repites ${sessions === 1 ? 'la sesión' : `las ${sessions} sesiones`} de la semana pasada: no ${
        sessions === 1 ? 'lleva' : 'llevan'
      } lo que más carga ${felt.length === 1 ? 'esa zona' : 'esas zonas'}.`,
    severe: (felt: readonly Felt[]) =>
      `Anotaste ${feltText(felt)}: la semana es suave hasta que te valore un profesional.`,
  },
  tooMuch: (planned: number, previous: number, allowed: number) =>
    `Tu semana más fuerte del último mes fue de ${loads(previous)} de esfuerzo y el plan suma ${loads(planned)}: haz una serie menos por ejercicio y quédate en ${loads(allowed)}.`,
  tooManyMatches: (planned: number, previous: number) =>
    `Tu semana más fuerte del último mes fue de ${loads(previous)} de esfuerzo y el plan suma ${loads(planned)}, partidos incluidos: haz una serie menos por ejercicio y, si te cansas, para el partido tras el primer set.`,
  growth: (planned: number, previous: number, allowed: number) =>
    `El esfuerzo de la semana sube de ${loads(previous)} a ${loads(planned)}, no más de un ${percent((100 * (allowed - previous)) / previous)} %, para que tu cuerpo la siga.`,
  fewer: ({ missed, planned }: { missed: number; planned: number }) =>
    `Faltaron ${missed} de ${planned} sesiones en dos semanas: esta lleva una menos, para que salgan todas.`,
  avoided: (day: string, times: number) =>
    `${capitalise(day)} se quedó sin sesión ${times} veces en cuatro semanas: esta vez pasa a otro día.`,
  repeatedByPlan: 'Repites las rutinas de la semana pasada: son las que incluye tu plan este mes.',
  repeatedAway: (sessions: number) =>
    sessions === 1
      ? 'Repites la sesión de la semana pasada: es la que cabe en tu viaje.'
      : `Repites las ${sessions} sesiones de la semana pasada: son las que caben en tu viaje.`,
  repeatedByChoice: (sessions: number, hasMatches: boolean) =>
    sessions === 1
      ? 'Repites una sesión de la semana pasada: te sigue viniendo bien.'
      : `Repites las ${sessions} sesiones de la semana pasada${hasMatches ? ', partidos aparte' : ''}: te siguen viniendo bien.`,
  stroke: (day: string, routine: string, { name, level }: { name: string; level: number }) =>
    `${capitalise(day)} toca «${routine}»: a tu ${name} le pusiste un ${level} de 5.`,
  fresh: (day: string, routine: string, days: number | null) =>
    days === null
      ? `${capitalise(day)} toca «${routine}»: en las últimas cuatro semanas no la has hecho.`
      : `${capitalise(day)} vuelve «${routine}», que no hacías desde hace ${days} días.`,
} as const;
