import { weekdayOf } from '@bandeja/domain/calendar/dates';
import { capitalise } from '@bandeja/domain/wire/text';
import type { DayRef } from '@bandeja/reader/language/days';
import { phrases } from '@bandeja/reader/language/phrases';
import { sure } from '@bandeja/reader/understand/decisions';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import { isOnCourt } from '#chat/exercises.ts';
import { type Heard, hear } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { moveOrRest, moveReply } from '#chat/move-reply.ts';
import { openProposal } from '#chat/open-proposal.ts';
import { compose, listed } from '#chat/phrase.ts';
import { dayOn, inWeekOf } from '#chat/plan-days.ts';
import { absenceReply, correctedAbsence, neverReply } from '#chat/plan-talk/absence.ts';
import { planActs } from '#chat/plan-talk/acts.ts';
import { carriedOut, dateOfKind } from '#chat/plan-talk/carry-out.ts';
import { Draft } from '#chat/plan-talk/draft.ts';
import type { Known, PlanAct } from '#chat/plan-talk/types.ts';
import { changeAnswer, proposal } from '#chat/proposal.ts';
import { routineReply } from '#chat/routine.ts';
import { profileStop } from '#chat/safety.ts';
import { cardsOf } from '#chat/strokes.ts';
import { talkedOf } from '#chat/talked-of.ts';
import { texts } from '#chat/texts.ts';
import type { Change, ChatContext, ChatReply, ChatState } from '#chat/types.ts';

const everyDay =
  'Con eso entrenarías los siete días, y uno a la semana tiene que ser de descanso. Dime cuál quieres libre.';

/** Changes of the plan that a message wants, as one proposal; null where it wants none. */
export function planTalk(heard: Heard, given: ChatContext): ChatReply | null {
  const { today, state } = given;
  const context = withinWish(heard, given);
  if (heard.frame.wish.excludedGroups.length > 0) return null;
  const acts = planActs(heard, {
    today,
    spoken: isPlanTalk(state) ? state.dates : [],
    latest: state?.dates ?? [],
    stroke: strokeOf(state),
    open: new Draft(given).changes().map(({ date }) => date),
    movedTo: movedTo(given),
    wish: wishedKind(given),
  });
  const changed = correctedAbsence(heard, given);
  if (changed !== null) return changed;
  if (acts === null) return null;
  if (context.week === null) return changeAnswer(texts.noPlan);
  const [only] = acts;
  const grief = mourning.test(heard.text);
  if (grief && only !== undefined && 'dates' in only) return mournReply(only.dates, context);
  return actsReply(acts, heard, context);
}

/** What the acts come to, whoever read them. */
export function actsReply(acts: readonly PlanAct[], heard: Heard, context: ChatContext): ChatReply | null {
  const [only, second] = acts;
  const reply =
    (second === undefined && only !== undefined && aloneReply(only, context)) || together(acts, heard, context);
  return reply && { ...reply, about: { ...aboutOf(acts), ...reply.about } };
}

const mourning = phrases('enterr* fallec* murio ha_muerto se_ha_muerto funeral velatorio tanatorio entierro sepelio');

function mournReply(dates: readonly string[], context: ChatContext): ChatReply {
  const draft = new Draft(context);
  for (const date of dates)
    if ((draft.at(date)?.type ?? 'Descanso') !== 'Descanso' && date >= context.today) draft.rest(date);
  const changes = draft.changes();
  const sorry =
    'Lo siento mucho; un abrazo. Ahora lo primero no es entrenar: cuando te apetezca volver, aquí estoy, sin prisa.';
  return changes.length === 0
    ? changeAnswer(sorry)
    : { ...proposal(changes, context, null), text: compose([sorry, 'Te dejo esos días libres.'], texts.confirm) };
}

/** The stroke the talk is about, as long as nothing of the plan is. */
function strokeOf(state: ChatState | null): StrokeName | null {
  const focus = state?.focus ?? null;
  return focus?.about === 'strokes' ? (focus.strokes[0] ?? null) : (state?.stroke ?? null);
}

/** The day to which the proposal that waits takes a session. */
export function movedTo(context: ChatContext): string | null {
  const { state } = context;
  if (openProposal(state) === null || state?.change?.kind !== 'move') return null;
  const { from, to } = state.change;
  const moved = dayOn(from.date, context)?.routineId ?? null;
  const there = moved === null ? undefined : new Draft(context).changes().find(({ routine }) => routine?.id === moved);
  return to?.date ?? there?.date ?? null;
}

/** «métemelo el viernes»: what the talk is about, unless it is of the plan, where «lo» is a session of it. */
function talkedNames(context: ChatContext): string {
  const { state } = context;
  if (state?.intent === 'plan' || state?.intent === 'cambiar_plan') return '';
  if (state?.focus?.about === 'strokes') return cardsOf(state.focus.strokes.slice(0, 1)).map(({ id }) => id)[0] ?? '';
  const exercises = talkedOf(context);
  const works = exercises.flatMap(({ muscleGroups }) => muscleGroups[0]?.toLowerCase() ?? []);
  return exercises.some(isOnCourt) ? listed(exercises.map(({ name }) => name)) : listed([...new Set(works)]);
}

/** What of the wish that is being built, or of what was talked of, a session of the library may hold. */
function wishedKind(context: ChatContext): Known['wish'] {
  const { wish = null } = context.state ?? {};
  const names = wish?.text ?? talkedNames(context);
  if (names === '') return null;
  const { kinds, groups, strokes } = hear(names, { ...context, frame: undefined });
  const stroke = strokes[0]?.stroke ?? null;
  const [kind] = kinds.filter(({ category }) => category !== 'Descanso' && category !== 'Partido');
  if (kind !== undefined) return { kind, stroke: null };
  if (stroke !== null)
    return { kind: { category: 'Funcionalidad', first: 'Técnico', gentle: false, start: 0 }, stroke };
  const named = groups.map(({ group }) => group);
  return named.length === 0
    ? null
    : { kind: { category: 'Fuerza', first: null, gentle: false, groups: named, start: 0 }, stroke: null };
}

/** Days that were named count while the talk is of the plan. */
function isPlanTalk(state: ChatState | null): state is ChatState {
  return state?.intent === 'plan' || state?.intent === 'cambiar_plan';
}

/** «en casa», «sin material»: where and with what the sessions of this message are. */
function withinWish({ frame: { wish } }: Heard, context: ChatContext): ChatContext {
  const { player } = context;
  if (player === null) return context;
  const isHome = sure(wish.places).some((place) => place === 'home' || place === 'hotel');
  const hasNothing = sure(wish.noEquipment === null ? [] : [wish.noEquipment]).length > 0;
  const places = isHome ? (['home'] as const) : player.places;
  return { ...context, player: { ...player, places, equipment: hasNothing ? [] : player.equipment } };
}

/** What one statement alone asks back, or tells in its own words. */
function aloneReply(act: PlanAct, context: ChatContext): ChatReply | null {
  if (act.kind === 'absent') return absenceReply(act, context);
  if (act.kind === 'never') return neverReply(act, context);
  if (act.kind === 'cannot' && act.dates.length === 1 && !hasOpenProposal(context))
    return moveOrRest(refOf(act.dates[0] ?? ''), context);
  if (act.kind !== 'move' || hasOpenProposal(context)) return null;
  const from = typeof act.from === 'string' ? act.from : dateOfKind(act.from, new Draft(context), act.to);
  if (from === undefined || from === act.to) return null;
  const there = inWeekOf(act.to ?? from, context);
  const draft = new Draft(context);
  return moveReply(
    refOf(from),
    act.to === null ? null : refOf(act.to),
    draft.days,
    draft.bench(there.week?.[0]?.date ?? from),
    context,
  );
}

const asksWithin = phrases('puedo si_puedo saber_si queria_saber que_hago como cuanto por_que conviene');

const hasOpenProposal = ({ state }: ChatContext): boolean => openProposal(state) !== null;

function together(acts: readonly PlanAct[], heard: Heard, context: ChatContext): ChatReply | null {
  const draft = new Draft(context);
  const stop = profileStop(draft.bench(context.today)?.health.redFlag ?? null, heard);
  const trains = acts.some(({ kind }) => ['train', 'replace', 'alter', 'move', 'only'].includes(kind));
  if (trains && stop) return stop;
  const notes = inOrder(acts).map((act) => carriedOut(act, draft, context));
  const refused = notes.find((note) => note !== null && typeof note === 'object');
  const isOfWish = acts.some((act) => act.kind === 'train' && act.isOfWish === true);
  if (refused) return isOfWish ? wishInstead(refused, heard, context) : refused;
  const overfull = [context.week, context.nextWeek].some(
    (week) => week?.every(({ date }) => draft.at(date)?.type !== 'Descanso') ?? false,
  );
  if (overfull && trains) return changeAnswer(everyDay);
  const changes = draft.changes();
  if (isOfWish) notes.push(ofLibrary);
  const note = [...new Set(notes.filter((each) => typeof each === 'string'))].join(' ') || null;
  // what asks is answered by somebody else
  const isStated = acts.every(({ kind }) => kind === 'rest' || kind === 'cannot' || kind === 'keep');
  if (changes.length === 0 && !isStated && (heard.asks || asksWithin.test(heard.text))) return null;
  if (changes.length === 0) return changeAnswer(compose([nothingNew(acts, draft, context), note]));
  return proposal(changes, context, note);
}

/** The library has nothing for it on that day: it is made, and put there by hand. */
function wishInstead(refused: ChatReply, { discomfort }: Heard, context: ChatContext): ChatReply {
  const names = talkedNames(context);
  const text = context.state?.wish?.text ?? (names === '' ? undefined : `rutina de ${names}`);
  if (text === undefined || !context.canGenerate) return refused;
  const made = routineReply({ ...hear(text, { ...context, frame: undefined }), discomfort }, context);
  return made.action === null
    ? refused
    : {
        ...made,
        text: `En la biblioteca no hay una así para ti ese día. ${made.text} Cuando la tengas, la empiezas ese día desde «Rutinas».`,
      };
}

/** «lo de hoy mañana, y lo de mañana el viernes»: the day that is left last is carried first, and nothing comes back. */
function inOrder(acts: readonly PlanAct[]): readonly PlanAct[] {
  const moves = acts.filter((act) => act.kind === 'move');
  const isChain = moves.some(({ to }) => to !== null && moves.some(({ from }) => from === to));
  if (!isChain || moves.some(({ from, to }) => moves.some((other) => other.from === to && other.to === from)))
    return acts;
  const chained = moves
    .toSorted((one, other) => (other.to ?? '').localeCompare(one.to ?? ''))
    .map((act): PlanAct => ({ ...act, isBarred: true }));
  return [...chained, ...acts.filter(({ kind }) => kind !== 'move')];
}

const ofLibrary =
  'Es de la biblioteca, lo más parecido a lo que hemos hablado; la hecha a medida me la pides cuando quieras.';

function nothingNew(acts: readonly PlanAct[], draft: Draft, { today }: ChatContext): string {
  const dates = acts.flatMap((act) => ('dates' in act ? act.dates : [])).filter((date) => draft.at(date) !== undefined);
  const isFree = dates.length > 0 && dates.every((date) => draft.at(date)?.type === 'Descanso');
  const named = capitalise(listed(dates.map((date) => dayLabel(date, today))));
  if (acts.every(({ kind }) => kind === 'keep'))
    return `De acuerdo: ${named.charAt(0).toLowerCase()}${named.slice(1)} se queda como está.`;
  if (!isFree) return 'Tu semana ya está así: no cambio nada.';
  return `${named} ya ${dates.length > 1 ? 'son' : 'es'} descanso, así que no cambio nada.`;
}

function refOf(date: string): DayRef {
  return { date, weekday: weekdayOf(date), thisWeek: true, start: 0, end: 0 };
}

/** What the next message may correct. */
function aboutOf(acts: readonly PlanAct[]): ChatReply['about'] {
  const dates = acts.flatMap((act) => {
    if (act.kind === 'move') return [act.to ?? [], typeof act.from === 'string' ? act.from : []].flat();
    return 'dates' in act ? act.dates : [];
  });
  return { dates: dates.reverse(), change: acts.length === 1 ? changeOf(acts[0]) : null };
}

function changeOf(act: PlanAct | undefined): Exclude<Change, { kind: 'routine' }> | null {
  if (act === undefined) return null;
  if (act.kind === 'rest' || act.kind === 'cannot') return { kind: 'rest', days: act.dates.map(refOf) };
  if (act.kind === 'train' && act.wanted !== null && act.dates.length > 0)
    return { kind: 'set', days: act.dates.map(refOf), wanted: act.wanted };
  if (act.kind === 'move' && typeof act.from === 'string')
    return { kind: 'move', from: refOf(act.from), to: act.to === null ? null : refOf(act.to) };
  return null;
}
