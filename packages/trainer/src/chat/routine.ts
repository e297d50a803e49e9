import { messageMaxLength } from '@bandeja/domain/coach/contract';
import { strokeName } from '@bandeja/domain/exercises/messages';
import { chipLabel } from '@bandeja/domain/generator/messages';
import type { WishChip } from '@bandeja/domain/generator/schemas';
import { isMinor } from '@bandeja/domain/minors/rules';
import { olderAge } from '@bandeja/domain/profile/rules';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { errorTable } from '@bandeja/domain/wire/errors';
import type { Felt } from '@bandeja/reader/health';
import { inGym } from '@bandeja/reader/kits';
import { type Kind, shareOf } from '@bandeja/reader/language/kinds';
import { wantsOpposites } from '@bandeja/reader/language/opposed';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { Wish } from '@bandeja/reader/types';
import { asksForNothing, chipsOf } from '@bandeja/reader/understand/chips';
import { understand } from '@bandeja/reader/understand/understand';
import { timeOf, wishFrom } from '@bandeja/reader/understand/wish';
import { type Bench, benchOf } from '#chat/bench.ts';
import { isOnCourt, namesFor, openRoutines, trainingNames } from '#chat/exercises.ts';
import { factsOf } from '#chat/facts.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, listed, quoted } from '#chat/phrase.ts';
import { profileStop } from '#chat/safety.ts';
import { cardsOf } from '#chat/strokes.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply, Wanted } from '#chat/types.ts';
import { opposedWish } from '#composer/messages.ts';
import { easy, intensityOf } from '#schedule/intensity.ts';
import { isWarmUp, ranked } from '#schedule/selection.ts';
import type { PlannerRoutine } from '#schedule/types.ts';
import { takenBy } from '#schedule/week.ts';

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
const exercisesAsked = phrases(`
    dime/dame/recomiendame/sabes/conoces_*?_*?_ejercicio/ejercicios que/cuales/algun/algunos_ejercicio/ejercicios_!tengo/tiene/lleva/hay/toca/incluye/hago/son_los`);
const usualNames = 3;
const mostNames = 6;

/** «dime tres ejercicios de core», without a day: names, to be explained one by one. */
export function groupExercisesReply(heard: Heard, context: ChatContext): ChatReply | null {
  const [group] = heard.groups.map((named) => named.group);
  const isAsked = exercisesAsked.test(heard.text) && heard.days.length === 0 && heard.minutes === null;
  if (group === undefined || !isAsked || heard.health.pain) return null;
  const [number] = /\b[1-6]\b/.exec(heard.text) ?? [];
  const most = Math.min(mostNames, number === undefined ? usualNames : Number(number));
  const names = namesFor(group, most, context);
  if (names.length === 0) return null;
  return {
    intent: 'explicar',
    text: compose(
      [`Para ${group.toLowerCase()}: ${listed(names)}.`, 'Dos o tres series de cada uno, sin perder la técnica.'],
      '¿Cuál te explico?',
    ),
    action: null,
    upsell: false,
    final: false,
    about: { open: 'exercise' },
  };
}

const softer = phrases('mas_suave/facil/ligera/tranquilo/tranquila/corto/corta menos_intenso/intensa/duro/dura');

/** A group of muscles, and no kind of work. */
const core = opening('core abdom*');
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

/** Generated where the plan allows it, else the library's nearest; mentions the plans once in a conversation. */
export function routineReply(heard: Heard, context: ChatContext): ChatReply {
  const wanted = readWanted(heard);
  const about = { wish: { text: heard.raw, turns: 0 } };
  const base = { intent: 'rutina', action: null, upsell: false, final: false, about } as const;
  const bench = benchOf(context);
  const stop = profileStop(bench?.health.redFlag ?? null, heard);
  if (stop) return stop;
  const hard = extreme.test(heard.text);
  const care = [careLine(heard), heard.health.doubt === undefined ? null : safetyTexts.doubt];
  const [card] = cardsOf(wanted.strokes);
  if (which.test(heard.text) && card !== undefined) {
    const names = trainingNames(card, context);
    if (names.length > 0)
      return {
        ...base,
        text: compose([
          `Para ${nameOf(wanted)}: ${listed(names)}.`,
          libraryLine(wanted, bestRoutines(wanted, bench, context, heard)),
          ...care,
        ]),
      };
  }
  const spent = context.canGenerate && context.left.routines === 0;
  const wish = wishOf(withoutRefused(heard.raw, context), heard.discomfort);
  if (context.canGenerate && !spent && !hard) {
    if (isEmptyWish(wish)) return { ...base, text: notUnderstood };
    if (wantsOpposites(heard.raw)) return { ...base, text: opposedWish };
    return {
      ...base,
      text: compose(
        [
          `Te preparo una rutina a tu medida${understoodOf(heard.raw)}, con tu nivel, tu material y tus límites.`,
          ...care,
        ],
        texts.confirm,
      ),
      action: { type: 'make_routine', data: wish },
    };
  }
  const best = bestRoutines(wanted, bench, context, heard);
  const line = libraryLine(wanted, best);
  const upsell = !context.canGenerate && !context.upsellShown;
  const text = compose([
    hard && gradually,
    line ??
      'En la biblioteca no hay una rutina exacta para eso dentro de tus límites; dime objetivo, minutos y material y busco lo más parecido.',
    ...care,
    spent && texts.noRoutinesLeft,
    upsell && texts.plansHint,
  ]);
  const named = best.map(({ name }) => name);
  return { ...base, text, upsell: upsell && text.includes(texts.plansHint), about: { ...about, named } };
}

/** What the player told never to want goes with each wish. */
function withoutRefused(prompt: string, { facts }: ChatContext): string {
  const refused = factsOf('refused', facts).map(({ exercise }) => exercise);
  const left = refused.filter((exercise) => !prompt.toLowerCase().includes(exercise));
  return left.length === 0 ? prompt : `${prompt}. Sin ${listed(left)}`;
}

function wishOf(prompt: string, { injuries, excludedDemands }: Felt) {
  const felt: WishChip[] = [
    ...injuries.map(({ area, acute }) => ({ kind: acute ? ('hurts' as const) : ('care' as const), value: area })),
    ...excludedDemands.map((value) => ({ kind: 'demand' as const, value })),
  ];
  return { prompt: prompt.slice(0, messageMaxLength), ...(felt.length > 0 ? { felt } : {}) };
}

/** « (piernas, 30 min, sin saltos)»: what the generator will go by, and what it leaves out. */
export function understoodOf(text: string): string {
  const wish = wishFrom(text);
  const labels = new Set([...chipsOf(wish).map(chipLabel), ...conditionsOf(wish)]);
  const shortest = wish.clampedFrom !== null && wish.clampedFrom < (wish.duration?.minutes ?? 0);
  const least = shortest ? `; ${wish.duration?.minutes} min es lo más corto que preparo` : '';
  return labels.size === 0 ? '' : ` (${[...labels].join(', ')}${least})`;
}

function conditionsOf(wish: Wish): string[] {
  const strokes = wish.excludedStrokes.map(strokeName);
  const others = [...wish.excludedCategories, ...wish.excludedMuscleGroups, ...wish.excludedEquipment];
  const out = [...strokes, ...others.map((name) => name.toLowerCase()), ...(wish.excludedExercises ?? [])];
  return [
    ...out.map((name) => `sin ${name}`),
    ...(wish.alone === true ? ['tú solo'] : []),
    ...(wish.focus === 'seated' ? ['sentado'] : []),
    ...(wish.focus === 'balance' ? ['equilibrio'] : []),
    ...(wish.effort === 'gentle' ? ['suave'] : []),
    ...(wish.warmUp ? ['calentamiento'] : []),
    ...(wish.placeName === undefined || wish.placeName === inGym ? [] : [wish.placeName]),
  ];
}

const notUnderstood = errorTable['generator.not_understood'].message;

/** What the generator would refuse is asked about here. */
function isEmptyWish({ prompt, felt }: ReturnType<typeof wishOf>): boolean {
  if (felt !== undefined) return false;
  const frame = understand(prompt, { channel: 'wish' });
  return asksForNothing(wishFrom(prompt, { frame }), frame);
}

/** In our own words: the player's text is not repeated. */
export function subjectOf(wanted: Wanted): string {
  const named = nameOf(wanted);
  const minutes = wanted.minutes === null ? '' : ` de ${wanted.minutes} min`;
  return `${named === '' ? '' : ` de ${named}`}${minutes}`;
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
function careLine({ minor, frame, age: known }: Heard): string | null {
  const age = known ?? frame.wish.age?.value ?? null;
  if (minor) return safetyTexts.minor;
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

/** Routines already named in this conversation come last. A match is no training of a child. */
function bestRoutines(
  wanted: Wanted,
  bench: Bench | null,
  context: ChatContext,
  { health }: Pick<Heard, 'health'>,
): PlannerRoutine[] {
  const open = openRoutines(context).filter(
    (routine) =>
      !isWarmUp(routine) &&
      (!wanted.soft || intensityOf(routine) === easy) &&
      (routine.type !== 'Partido' || !isMinor(health.minor, context.today)),
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
