import { doseInWords, secondsText } from '@bandeja/domain/exercises/dose';
import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { weekdayLabel } from '@bandeja/reader/language/days';
import { phrases } from '@bandeja/reader/language/phrases';
import { namedExercise, openRoutines } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { answer, compose, listed, quoted } from '#chat/phrase.ts';
import type { ChatContext, ChatExercise, ChatReply } from '#chat/types.ts';
import type { PlannerEntry, PlannerRoutine } from '#schedule/types.ts';

const howMuch = phrases(`
    cuantos cuantas cuanto/cuantos/cuanta/cuantas_*?_serie/series/repeticion*/rep/reps/veces/segundos/minutos/tiempo/metros/pasos/saltos
    cuanto_tiempo?_aguant*/mantengo/mantener/dura series/repeticiones/reps_de/del/hago/hay/tiene/tengo/para/son/pongo`);
const betweenSets = phrases(`
    descans*/pausa/pausas/paro/parar/recuper*/espero/esperar/reposo_…_entre/tras_las/cada?_serie/series/ejercicio/ejercicios/repeticion*/set/sets`);

const ofWeight = phrases(
  'cuanto/cuantos/que_peso/pesos/kilo/kilos/kg con_cuanto/cuantos_peso/kilos/kg que_pesas_uso/cojo/pongo',
);
const lifts = phrases('levant* mov* muevo carg* pongo poner uso usar meto meter cojo coger empiez* empezar subir');

export function doseReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { text } = heard;
  if (betweenSets.test(text)) return answer('carga', restText(namedExercise(text, context.exercises), context));
  const exercise = namedExercise(text, context.exercises);
  if (ofWeight.test(text) && (exercise !== null || lifts.test(text)))
    return answer('carga', weightText(exercise, context));
  if (!howMuch.test(text)) return null;
  const dose = exercise && doseOf(exercise, context);
  return dose === null ? null : answer('carga', dose);
}

/** The rest of the week comes before the library. */
export function lineOf(
  { code }: ChatExercise,
  context: ChatContext,
): { routine: PlannerRoutine; entry: PlannerEntry } | null {
  const { week, today, routines } = context;
  const planned = (week ?? []).flatMap(({ date, routineId }) =>
    date < today ? [] : (routines.find(({ id }) => id === routineId) ?? []),
  );
  for (const routine of [...planned, ...openRoutines(context)]) {
    const entry = routine.entries.find(({ exercise }) => code !== null && exercise.code === code);
    if (entry) return { routine, entry };
  }
  return null;
}

function doseOf(exercise: ChatExercise, context: ChatContext): string | null {
  const line = lineOf(exercise, context);
  if (line === null) return null;
  const { routine, entry } = line;
  const days = (context.week ?? []).filter(({ routineId, date }) => routineId === routine.id && date >= context.today);
  const when = days.length === 0 ? 'de la biblioteca' : `(${listed(days.map(({ date }) => weekdayLabel(date)))})`;
  return compose([
    `${quoted(exercise.name)}, en ${quoted(routine.name)} ${when}: ${doseInWords(entry)}.`,
    'Acaba cada serie con buena técnica y alguna repetición en reserva.',
    'Si te sobra siempre, sube un poco; si pierdes la técnica, baja.',
  ]);
}

/** docs/training.md#rest-between-sets. */
function restText(exercise: ChatExercise | null, context: ChatContext): string {
  const entry = exercise && lineOf(exercise, context)?.entry;
  return compose([
    entry && entry.rest > 0 && `En ${quoted(exercise.name)}, ${secondsText(entry.rest)}.`,
    'Entre series, de 60 a 120 segundos suelen bastar; con cargas altas, saltos o lanzamientos, dos minutos o más, hasta que te notes listo para repetir igual de bien.',
    'En la sesión, el descanso de cada ejercicio se cuenta solo y puedes alargarlo.',
  ]);
}

const reserve: Record<Difficulty, string> = {
  Principiante: 'tres o cuatro',
  Intermedio: 'dos o tres',
  Avanzado: 'una o dos',
};

/** docs/training.md#progression-and-deload. */
export function weightText(exercise: ChatExercise | null, context: ChatContext): string {
  const entry = exercise && lineOf(exercise, context)?.entry;
  const level = context.player?.level ?? 'Principiante';
  return compose([
    exercise && entry && `${quoted(exercise.name)}: ${doseInWords(entry)}.`,
    level === 'Principiante' && 'Las dos primeras semanas, sin peso o con muy poco: primero la técnica.',
    `Usa el peso con el que acabas cada serie con ${reserve[level]} repeticiones en reserva y sin perder la técnica.`,
    'Cuando completes todas las repeticiones dos sesiones seguidas, sube entre un 2 y un 10 %; si se te tuerce el gesto, baja.',
  ]);
}
