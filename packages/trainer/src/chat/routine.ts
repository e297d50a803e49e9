import { messageMaxLength } from '@bandeja/domain/coach/contract';
import type { WishChip } from '@bandeja/domain/generator/vocabulary';
import { type Bench, benchOf } from '#chat/bench.ts';
import { isOnCourt, openRoutines, trainingNames } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, listed, quoted } from '#chat/phrase.ts';
import { profileStop } from '#chat/safety.ts';
import { cardsOf } from '#chat/strokes.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply, Wanted } from '#chat/types.ts';
import { type Kind, shareOf } from '#language/kinds.ts';
import { opening, phrases } from '#language/phrases.ts';
import type { Felt } from '#reader/health.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';
import { olderAge, youthAge } from '#schedule/limits.ts';
import { isWarmUp, ranked } from '#schedule/selection.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { takenBy } from '#schedule/week.ts';
import { timeOf } from '#understand/wish.ts';

/** Numbers and deadlines for which no player should train (docs/training.md#never-recommend). */
const extreme = phrases(`
    2##/3##/4##/5##/6##/7##/8##/9##/1###_abdominal*/flexion*/sentadilla*/burpee*/salto*/repeticion*/veces
    2##/3##/4##/5##/6##/7##/8##/9##/1###_*_al_dia en/cada_2/3/4/5/6/7/8/9/10/11/12/13/14_dias
    perder/bajar/quitar*_*?_*?_#_kilos/kg perder/bajar/quitar*_*?_*?_#kilos/#kg
    perder/quitar*/bajar/eliminar_la/de?_barriga/tripa/michelines/grasa rapido_…_peso/kilos/musculo/barriga maxima_intensidad`);
const gradually =
  'Mejor de forma gradual: pocas repeticiones bien hechas, progresando cada semana. Ningún ejercicio quita grasa de una zona; fuerza, cardio suave y constancia sí suman.';
const which = phrases(`
    dime/dame/di/sabes/recomiendame/conoces/que/cuales/algun/algunos_ejercicio/ejercicios
    dime/dame/di/sabes/recomiendame/conoces_#/algun/algunos/unos_ejercicio/ejercicios`);
/** «más suave», «menos intensa». */
export const softer = phrases('mas_suave/facil/ligera/tranquilo/tranquila/corto/corta menos_intenso/intensa/duro/dura');

/** A group of muscles, and no kind of work. */
const core = opening('core abdom*');
/** The training that a message names. */
export function readWanted({ text, frame, kinds, groups, strokes }: Heard): Wanted {
  const { duration } = timeOf(frame);
  return {
    kinds: kinds.filter(
      ({ category, start }) => category !== 'Descanso' && category !== 'Partido' && !core.test(text.slice(start)),
    ),
    strokes: strokes.map(({ stroke }) => stroke),
    groups: groups.map(({ group }) => group),
    minutes: duration && Math.round(duration.minutes),
    soft: softer.test(text),
  };
}

/**
 * The answer to a wish for training: a generated routine where the plan allows it, else the library's nearest one by name
 * and, once in a conversation, a mention of the plans. A wish that continues an earlier one includes its words and
 * everything both name.
 */
export function routineReply(
  heard: Heard,
  context: ChatContext,
  goesOn?: { prompt: string; wanted: Wanted },
): ChatReply {
  const wanted = goesOn?.wanted ?? readWanted(heard);
  const base = { intent: 'rutina', action: null, upsell: false, final: false, about: { wanted } } as const;
  const bench = benchOf(context);
  const stop = profileStop(bench?.health.redFlag ?? null, heard);
  if (stop) return stop;
  const hard = extreme.test(heard.text);
  const care = careLine(heard, context);
  const [card] = cardsOf(wanted.strokes);
  if (which.test(heard.text) && card !== undefined) {
    const names = trainingNames(card, context);
    if (names.length > 0)
      return {
        ...base,
        text: compose([
          `Para ${nameOf(wanted)}: ${listed(names)}.`,
          libraryLine(wanted, bestRoutines(wanted, bench, context)),
          care,
        ]),
      };
  }
  const spent = context.canGenerate && context.left.routines === 0;
  if (context.canGenerate && !spent && !hard) {
    return {
      ...base,
      text: compose(
        [`Te preparo una rutina${subjectOf(wanted)} a tu medida, con tu nivel, tu material y tus límites.`, care],
        texts.confirm,
      ),
      action: { type: 'make_routine', data: wishOf(goesOn?.prompt ?? heard.raw, heard.discomfort) },
    };
  }
  const best = bestRoutines(wanted, bench, context);
  const line = libraryLine(wanted, best);
  const upsell = !context.canGenerate && !context.upsellShown;
  const text = compose([
    hard && gradually,
    line ??
      'En la biblioteca no hay una rutina exacta para eso dentro de tus límites; dime objetivo, minutos y material y busco lo más parecido.',
    care,
    spent && texts.noRoutinesLeft,
    upsell && texts.plansHint,
  ]);
  const named = best.map(({ name }) => name);
  return { ...base, text, upsell: upsell && text.includes(texts.plansHint), about: { wanted, named } };
}

/** The wish for the generator, with the discomforts of the conversation. */
function wishOf(prompt: string, { injuries, excludedDemands }: Felt) {
  const felt: WishChip[] = [
    ...injuries.map(({ area, acute }) => ({ kind: acute ? ('hurts' as const) : ('care' as const), value: area })),
    ...excludedDemands.map((value) => ({ kind: 'demand' as const, value })),
  ];
  return { prompt: prompt.slice(0, messageMaxLength), ...(felt.length > 0 ? { felt } : {}) };
}

/** « de fuerza de 30 min», in our own words: the player's text is not repeated. */
export function subjectOf(wanted: Wanted): string {
  const named = nameOf(wanted);
  const minutes = wanted.minutes === null ? '' : ` de ${wanted.minutes} min`;
  return `${named === '' ? '' : ` de ${named}`}${minutes}`;
}

/** Whether a text names a subject of training. */
export function namesSubject(heard: Heard): boolean {
  const { kinds, strokes, groups } = readWanted(heard);
  return kinds.length + strokes.length + groups.length > 0;
}

function nameOf({ kinds, strokes, groups: muscles }: Wanted): string {
  if (strokes.length > 0) return listed(cardsOf(strokes).map(({ id }) => id));
  if (kinds.length > 0) return listed([...new Set(kinds.map(kindName))]);
  return listed(muscles.map((group) => group.toLowerCase()));
}

function kindName({ category, first }: Kind): string {
  if (first === 'Técnico') return 'técnica';
  if (first === 'Táctico') return 'táctica';
  return category === 'Flexibilidad' ? 'movilidad' : category.toLowerCase();
}

/** Differences for minors and players from 60 (docs/training.md#gates). */
function careLine({ minor, frame }: Heard, { player }: ChatContext): string | null {
  const age = player?.age ?? frame.wish.age?.value ?? null;
  if (minor || (age !== null && age < youthAge))
    return 'Con un adulto cualificado, técnica antes que carga y nunca hasta el fallo.';
  return age !== null && age >= olderAge
    ? 'Sin saltos, y con equilibrio a una pierna: 3 × 30 segundos por lado.'
    : null;
}

function libraryLine(wanted: Wanted, [best, second]: readonly PlannerRoutine[]): string | null {
  if (best === undefined) return null;
  const named = nameOf(wanted);
  const lead = named === '' ? 'De tu biblioteca te va bien' : `Para ${named}, de tu biblioteca te va bien`;
  const also = second === undefined ? '' : `, o ${quoted(second.name)} (${second.duration} min)`;
  return `${lead} ${quoted(best.name)} (${best.duration} min)${also}.`;
}

/** Below this score a routine does not train the wished subject. */
const servesAtLeast = 1;

/** The library's nearest routines within every limit of the player; those already named in this conversation come last. */
function bestRoutines(wanted: Wanted, bench: Bench | null, context: ChatContext): PlannerRoutine[] {
  const open = openRoutines(context).filter(
    (routine) => !isWarmUp(routine) && (!wanted.soft || intensityOf(routine) === easy),
  );
  const need = { category: 'Fuerza', first: null, cause: { kind: 'balance' } } as const;
  const inOrder = bench === null ? open : ranked(need, open, bench.player, takenBy(bench.planning, []));
  const scored = inOrder.map((routine) => ({ routine, score: scoreOf(routine, wanted, context) }));
  const asks = wanted.kinds.length + wanted.strokes.length + wanted.groups.length > 0;
  const serving = scored.filter(({ score }) => !asks || score.serves >= servesAtLeast);
  return serving
    .sort((a, b) => b.score.total - a.score.total)
    .slice(0, 2)
    .map(({ routine }) => routine);
}

function scoreOf(routine: PlannerRoutine, { kinds, strokes, groups: muscles, minutes }: Wanted, context: ChatContext) {
  const codes = routine.entries.map(({ exercise }) => exercise.code ?? '');
  const trained = context.exercises.filter(({ code }) => codes.includes(code ?? ''));
  const byKind = kinds.map(({ category, first }) => {
    if (first !== null) return routine.type === first ? 5 : 0;
    const at = routine.categories.findIndex((each) => each === category);
    return at < 0 ? 0 : 5 - 2 * at;
  });
  const byStroke = cardsOf(strokes).map(({ trains }) =>
    Math.min(
      6,
      trained
        .filter((exercise) => exercise.strokes.some((stroke) => trains.includes(stroke)))
        .reduce((sum, exercise) => sum + (isOnCourt(exercise) ? 3 : 1), 0),
    ),
  );
  const byGroup = muscles.map((group) => 8 * shareOf(group, routine.entries));
  const serves = [...byKind, ...byStroke, ...byGroup].reduce((sum, points) => sum + points, 0);
  const near = minutes === null ? 0 : Math.abs(routine.duration - minutes) / 10;
  const isNamed = context.state?.named.includes(routine.name) === true;
  return { serves, total: serves - near - (isNamed ? 20 : 0) };
}
