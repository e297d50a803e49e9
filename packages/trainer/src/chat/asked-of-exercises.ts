import { doseInWords } from '@bandeja/domain/exercises/dose';
import { phrases } from '@bandeja/reader/language/phrases';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import { lineOf, weightText } from '#chat/dose.ts';
import { namedExercise } from '#chat/exercises.ts';
import { elsewhere } from '#chat/focus-reply.ts';
import type { Heard } from '#chat/hear.ts';
import { entryReply, surelyKnown } from '#chat/knowing.ts';
import { ownWords } from '#chat/own-words.ts';
import { answer, clean, compose, listed, lowerFirst, quoted } from '#chat/phrase.ts';
import { strokeCards } from '#chat/strokes.ts';
import { talkedOf } from '#chat/talked-of.ts';
import type { ChatContext, ChatExercise, ChatIntent, ChatReply } from '#chat/types.ts';

type Exercises = readonly [ChatExercise, ...ChatExercise[]];
type Answer = (exercises: Exercises, heard: Heard, context: ChatContext) => ChatReply;

/** What kind of work an exercise is, by the first letter of its code (docs/training.md). */
const works: Record<string, 'skill' | 'strength' | 'power' | 'feet' | 'cardio' | 'mobility' | 'mind'> = {
  T: 'skill',
  K: 'skill',
  F: 'strength',
  X: 'power',
  P: 'power',
  U: 'feet',
  C: 'cardio',
  L: 'mobility',
  M: 'mind',
};
const workOf = ({ code }: ChatExercise) => works[code?.[0] ?? ''] ?? 'skill';

const oftenTexts: Record<ReturnType<typeof workOf>, string> = {
  skill: 'Dos o tres veces por semana, quince o veinte minutos: mejor poco y a menudo que un atracón.',
  strength: 'Dos días por semana, con uno libre en medio.',
  power: 'Uno o dos días por semana, descansado y nunca la víspera de un partido.',
  feet: 'Dos veces por semana, diez o quince minutos al empezar, con las piernas frescas.',
  cardio: 'Dos o tres veces por semana; si esa semana juegas mucho, con una basta.',
  mobility: 'A diario si quieres: cinco o diez minutos, sin dolor.',
  mind: 'Todos los días un par de minutos, y en cada partido.',
};

const base = (text: string, intent: ChatIntent = 'carga', [first]: Exercises): ChatReply =>
  answer(intent, text, { about: { exercise: first.name } });

const often: Answer = (exercises) => {
  const kinds = [...new Set(exercises.map(workOf))];
  const [first = 'skill'] = kinds;
  return base(compose([oftenTexts[first], `Es lo que pide ${quoted(exercises[0].name)}.`]), 'carga', exercises);
};

const dose: Answer = (exercises, _heard, context) => {
  const lines = exercises.flatMap((exercise) => {
    const line = lineOf(exercise, context);
    return line === null ? [] : [`${quoted(exercise.name)}: ${doseInWords(line.entry)}`];
  });
  if (lines.length === 0) return often(exercises, _heard, context);
  return base(
    compose([`${lines.join('; ')}.`, 'Acaba cada serie con buena técnica y alguna repetición en reserva.']),
    'carga',
    exercises,
  );
};

const carries: readonly ReturnType<typeof workOf>[] = ['strength', 'power'];

const weight: Answer = (exercises, _heard, context) => {
  const loaded = exercises.find((exercise) => carries.includes(workOf(exercise)));
  return loaded === undefined
    ? base(`${quoted(exercises[0].name)} se hace sin peso añadido.`, 'carga', exercises)
    : base(weightText(loaded, context), 'carga', [loaded]);
};

const effect: Answer = (exercises, heard, context) =>
  entryReply(workOf(exercises[0]) === 'skill' ? 'cuanto-tarda-golpe' : 'cuando-resultados', heard, context);

const plannerOf = ({ code }: ChatExercise, { routines }: ChatContext) =>
  routines.flatMap(({ entries }) => entries).find(({ exercise }) => code !== null && exercise.code === code)?.exercise;

const isAlone = (exercise: ChatExercise, context: ChatContext): boolean =>
  plannerOf(exercise, context)?.equipment.every((each) => !each.includes('compañero')) ?? true;

const isAtHome = (exercise: ChatExercise, context: ChatContext): boolean => {
  const places = plannerOf(exercise, context)?.places ?? [];
  return places.length === 0 || places.includes('home');
};

/** Which of them fit a place or company; strokes have their own way of being practised there. */
const those =
  (where: 'home' | 'alone', fits: (exercise: ChatExercise, context: ChatContext) => boolean, lacks: string): Answer =>
  (exercises, _heard, context) => {
    const strokes = strokesOf(exercises);
    if (strokes.length > 0) return elsewhere(strokes, context, where);
    const isOpen = (exercise: ChatExercise): boolean => fits(exercise, context);
    const [open, closed] = [exercises.filter(isOpen), exercises.filter((exercise) => !isOpen(exercise))].map((some) =>
      listed(some.map(({ name }) => quoted(name))),
    );
    return base(
      compose([open ? `Sí: ${open}.` : 'Tal cual no.', closed && `Para ${closed} ${lacks}.`]),
      'explicar',
      exercises,
    );
  };

/** Strokes on the court that the exercises are the drills of; of two with one drill the one with the plainer name. */
const strokesOf = (exercises: Exercises): StrokeName[] =>
  exercises
    .filter((exercise) => workOf(exercise) === 'skill')
    .flatMap(({ code }) => {
      const cards = strokeCards.filter(({ codes }) => codes[0] === code).map(({ id }) => id);
      return cards.sort((one, other) => one.length - other.length).slice(0, 1);
    })
    .slice(0, mostStrokes);
const mostStrokes = 2;

const alone = those('alone', isAlone, 'hace falta compañero');
const atHome = those('home', isAtHome, 'hace falta pista o sitio fuera');

const usualWarmUp = 5;
const fits: Answer = (exercises, { minutes }, _context) => {
  const time = Math.round(minutes ?? 0);
  const names = exercises.slice(0, time < 15 ? 1 : 2).map(({ name }) => quoted(name));
  return base(
    `Sí, en ${time} min te da: ${usualWarmUp} para calentar y el resto, ${listed(names)}, una serie menos de lo normal y sin correr.`,
    'carga',
    exercises,
  );
};

const which: Answer = ([first, ...others]) =>
  base(
    compose([
      `Empieza por ${quoted(first.name)}: ${lowerFirst(clean(first.description, 200))}`,
      others.length > 0 && `Después, ${listed(others.map(({ name }) => quoted(name)))}.`,
    ]),
    'explicar',
    [first, ...others],
  );

/** What is asked of exercises, by the kind of the question; the more precise before the more general. */
const questions: readonly { asks: RegExp; answer: Answer; needsObject?: true }[] = [
  {
    asks: phrases(`
      cuando/cuanto/cuantas/cuantos_…_notar*/noto/nota/notara/resultado/resultados/mejorar/mejorare/efecto cuanto_tard* cuando_lo?_voy_a_notar`),
    answer: effect,
  },
  {
    asks: phrases('con_cuanto/cuantos/que_peso/kilo/kilos/kg cuanto/cuantos_peso/kilos/kg que_peso'),
    answer: weight,
    needsObject: true,
  },
  {
    asks: phrases(`
      cuantas_veces cuantos_dias cada_cuanto cuanto/cuantas/cuantos_*?_a_la_semana/por_semana/al_dia/diario/diarios todos_los_dias cada_dia a_diario`),
    answer: often,
  },
  {
    asks: phrases(
      'cuantas/cuantos_repe/repes/reps/repeticiones/series/vueltas/segundos/rondas/bolas/minutos cuanto_rato/tiempo cuanto_aguanto/dura/duran',
    ),
    answer: dose,
    needsObject: true,
  },
  {
    asks: phrases('sola solo_| puedo_*?_solo por_mi_cuenta sin_nadie/companero/companera/pareja no_tengo_con_quien'),
    answer: alone,
  },
  {
    asks: phrases('en_casa en_el/mi_salon/garaje/jardin/patio/cuarto/habitacion sin_pista/cancha/club'),
    answer: atHome,
  },
  {
    asks: phrases(
      'cual_entreno/hago/practico/elijo/trabajo/me/va cual_es_*?_mejor cual_de cual_| que/cual_ejercicio/entreno/entrenamiento/sirve/me_va',
    ),
    answer: which,
  },
];
const between = phrases('cual cuales');
const withMinutes = phrases('puedo se_puede da_tiempo cabe vale llega basta sirve bastan');
const longest = 12;

/** More words of its own name what a message is about. */
const ownMost = 1;

/** «cuántas repes», «¿y eso en casa?», «¿cada cuánto?»: asked of the exercises of the answer before. */
export function askedOfExercises(heard: Heard, context: ChatContext): ChatReply | null {
  const { text, words, strokes, groups, kinds, days, minutes, health } = heard;
  const isOwn = strokes.length + groups.length + kinds.length + days.length > 0 || health.pain;
  if (isOwn || words > longest || namedExercise(text, context.exercises) !== null) return null;
  const [first, ...others] = talkedOf(context);
  if (first === undefined || ownWords(text) > ownMost) return null;
  if (minutes !== null && withMinutes.test(text)) return fits([first, ...others], heard, context);
  const question = minutes === null ? questions.find(({ asks }) => asks.test(text)) : undefined;
  if (question === undefined) return null;
  if (question.needsObject === true) return question.answer([first, ...others], heard, context);
  // strokes that were named have aspects of their own
  const focus = context.state?.focus;
  const isOfStrokes = focus?.about === 'strokes' && focus.turns === 0;
  const isCompared = isOfStrokes && (question.answer !== which || (focus.strokes.length > 1 && between.test(text)));
  return isCompared || surelyKnown(heard) ? null : question.answer([first, ...others], heard, context);
}
