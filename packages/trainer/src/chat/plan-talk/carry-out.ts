import { mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import { capitalise } from '@bandeja/domain/wire/text';
import type { Kind } from '@bandeja/reader/language/kinds';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import { goalKind, insteadNote } from '#chat/change-reply.ts';
import { dayLabel } from '#chat/labels.ts';
import { forbids } from '#chat/move-reply.ts';
import { listed } from '#chat/phrase.ts';
import { notPiled } from '#chat/plan-talk/absence.ts';
import type { Draft } from '#chat/plan-talk/draft.ts';
import type { PlanAct } from '#chat/plan-talk/types.ts';
import { changeAnswer } from '#chat/proposal.ts';
import { cardsOf } from '#chat/strokes.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { intensityOf } from '#schedule/intensity.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

const fewestOfWeek = 5;

/** A remark, or an answer instead of all. */
export function carriedOut(act: PlanAct, draft: Draft, context: ChatContext): string | ChatReply | null {
  const { today } = context;
  if ('dates' in act && act.dates.length > 0) {
    const ahead = act.dates.filter((date) => date >= today);
    if (ahead.length === 0) return pastReply(act.dates, today);
    const unplanned = ahead.find((date) => draft.at(date) === undefined);
    if (unplanned !== undefined && ahead.every((date) => draft.at(date) === undefined))
      return unplannedReply(unplanned, today);
  }
  const planned = 'dates' in act ? act.dates.filter((date) => date >= today && draft.at(date) !== undefined) : [];
  switch (act.kind) {
    case 'rest':
    case 'cannot': {
      const trained = planned.filter((date) => draft.at(date)?.type !== 'Descanso');
      for (const date of trained) draft.rest(date);
      return act.kind === 'cannot' && trained.length > 1 ? notPiled : null;
    }
    case 'spread':
      return spread(planned, act.to, draft);
    case 'drop': {
      const days = draft
        .sessions()
        .filter(({ type, date }) => type === act.unwanted.category && (planned.length === 0 || planned.includes(date)));
      const near = days.filter(({ date }) => planned.length > 0 || mondayOf(date) === mondayOf(days[0]?.date ?? ''));
      for (const { date } of near) draft.rest(date);
      return null;
    }
    case 'spare': {
      const week = mondayOf(planned[0] ?? today);
      for (const { date, type } of draft.sessions(week)) if (type !== act.spared.category) draft.rest(date);
      return notPiled;
    }
    case 'only':
      return onlyOn(planned, draft);
    case 'train': {
      const free = freeDays(draft).filter((date) => act.within === undefined || act.within.includes(date));
      const named = planned.length > 0 ? planned : free.slice(0, 1);
      // «el finde sí puedo»: a day that has its session keeps it
      // a whole week of it is each of its sessions, and the match stays
      const held = named.filter((date) => ['Descanso', 'Partido'].every((type) => draft.at(date)?.type !== type));
      const wanted = named.length >= fewestOfWeek && act.wanted?.category !== 'Partido' ? held : named;
      const dates = act.wanted === null ? named.filter((date) => draft.at(date)?.type === 'Descanso') : wanted;
      const [day] = dates;
      const room = act.isExtra && day !== undefined ? makesRoom(day, draft, today) : null;
      return act.stroke === undefined
        ? (trained(dates, act.wanted, draft, context) ?? room)
        : ofStroke(dates, act.stroke, draft, context);
    }
    case 'replace': {
      const held = draft.sessions().filter(({ type }) => type === act.unwanted.category);
      const dates = planned.length > 0 ? planned : held.slice(0, 1).map(({ date }) => date);
      if (dates.length === 0) return changeAnswer(`No te queda ${act.unwanted.category.toLowerCase()} en el plan.`);
      return trained(dates, act.wanted, draft, context, act.unwanted);
    }
    case 'move': {
      const from = typeof act.from === 'string' ? act.from : dateOfKind(act.from, draft, act.to);
      const to = act.to ?? draft.free().find(({ date }) => date !== from)?.date;
      if (from === undefined || to === undefined || draft.at(to) === undefined || to < today) return null;
      if (draft.at(from)?.type === 'Descanso') draft.keep(from);
      if (from >= today) draft.swap(from, to);
      return act.isBarred === true ? displaced(from, to, draft, today) : null;
    }
    case 'alter':
      return altered(act, planned, draft, context);
    case 'keep': {
      const next = act.of === undefined ? undefined : dateOfKind(act.of, draft, null);
      for (const date of next === undefined ? planned : [next]) draft.keep(date);
      return next === undefined ? null : `${capitalise(dayLabel(next, today))} se queda como está.`;
    }
    case 'kinds': {
      const week = mondayOf(planned[0] ?? today);
      const others = draft.sessions(week).filter(({ type }) => !act.kinds.some(({ category }) => category === type));
      for (const { date, type } of others) {
        const held = (kind: Kind) => draft.sessions(week).filter((day) => day.type === kind.category).length;
        const [fewest = null] = [...act.kinds].sort((one, other) => held(one) - held(other));
        if (type === 'Partido' || fewest === null) draft.rest(date);
        else {
          const answer = trained([date], fewest, draft, context);
          if (answer !== null && typeof answer === 'object') return answer;
        }
      }
      return null;
    }
    case 'count': {
      const week = mondayOf(planned[0] ?? today);
      const held = draft.sessions(week).filter(({ type }) => type !== 'Partido');
      for (const { date } of held.slice(act.sessions)) draft.rest(date);
      return held.length > act.sessions ? notPiled : null;
    }
    case 'fewer': {
      const sessions = draft.sessions(mondayOf(today)).filter(({ type }) => type !== 'Partido');
      const last = sessions.at(-1) ?? draft.sessions().findLast(({ type }) => type !== 'Partido');
      if (last !== undefined) draft.rest(last.date);
      return 'Si quieres menos días todas las semanas, cámbialo en Perfil.';
    }
    case 'absent': {
      const to = act.to ?? act.from;
      for (const { date } of draft.sessions()) if (date >= act.from && date <= to) draft.rest(date);
      return notPiled;
    }
    case 'never': {
      for (const { date } of draft.sessions())
        if (act.isNever && act.weekdays.includes(weekdayOf(date))) draft.rest(date);
      return texts.fixedDays;
    }
  }
}

/** What stood where the session goes takes the next free day of that week, else it falls away. */
function displaced(from: string, to: string, draft: Draft, today: string): string | null {
  if (draft.at(from)?.type === 'Descanso') return null;
  const free = draft.free(mondayOf(to)).find(({ date }) => date > today && date !== from);
  if (free === undefined) {
    draft.rest(from);
    return notPiled;
  }
  draft.swap(from, free.date);
  return `Lo que había ${dayLabel(to, today)} pasa a ${dayLabel(free.date, today)}.`.replace(' a el ', ' al ');
}

/** A match comes on top: the session of its day goes to the next free one. */
function makesRoom(date: string, draft: Draft, today: string): string | null {
  if (draft.at(date)?.type === 'Descanso') return null;
  const free = draft.free(mondayOf(date)).find((day) => day.date > today);
  if (free === undefined) return notPiled;
  draft.swap(date, free.date);
  return `Lo que había ${dayLabel(date, today)} pasa a ${dayLabel(free.date, today)}.`.replace(' a el ', ' al ');
}

function trained(
  dates: readonly string[],
  wanted: Kind | null,
  draft: Draft,
  context: ChatContext,
  unwanted: Kind | null = null,
): string | ChatReply | null {
  let why: string | null = null;
  for (const date of dates) {
    const bench = draft.bench(date);
    if (bench === null) return changeAnswer(texts.noPlan);
    const goal = goalKind(bench);
    const isGoal = wanted === null && goal.category !== unwanted?.category;
    const kind = wanted ?? (isGoal ? goal : { ...goal, category: 'Funcionalidad' as const, first: 'Técnico' as const });
    // «tengo partido» on the day of the match tells nothing new
    if (kind.category === 'Partido' && draft.at(date)?.type === 'Partido') continue;
    if (kind.category === 'Descanso') {
      draft.rest(date);
      continue;
    }
    const { category, first, gentle, groups } = kind;
    const pick = draft.pick(
      date,
      { category, first, gentle, ...(groups && { groups }) },
      { not: draft.at(date)?.routineId ?? undefined },
    );
    if (pick === null || forbids(pick.routine, bench))
      return changeAnswer(
        `No encuentro una rutina de ${category.toLowerCase()} que encaje contigo ${dayLabel(date, context.today)}. ¿Te pongo otra cosa?`,
      );
    if (pick.insteadOf !== null && unwanted?.category === pick.type)
      return changeAnswer(
        `No encuentro una rutina de ${category.toLowerCase()} que encaje contigo ${dayLabel(date, context.today)}. ¿Te pongo otra cosa?`,
      );
    draft.set(date, pick.type, pick.routine);
    why ??= insteadNote(pick, bench);
  }
  return why;
}

/** The routine that holds most of a stroke. */
function ofStroke(
  dates: readonly string[],
  stroke: StrokeName,
  draft: Draft,
  context: ChatContext,
): string | ChatReply | null {
  const [card] = cardsOf([stroke]);
  for (const date of dates) {
    const bench = draft.bench(date);
    if (bench === null || card === undefined) return changeAnswer(texts.noPlan);
    const codes = new Set([
      ...card.codes,
      ...context.exercises
        .filter(({ strokes }) => strokes.some((each) => card.trains.includes(each)))
        .map(({ code }) => code ?? ''),
    ]);
    const share = ({ entries }: PlannerRoutine) =>
      entries.filter(({ exercise }) => codes.has(exercise.code ?? '')).length / entries.length;
    const [best] = bench.planning.fitting
      .filter((routine) => routine.type === 'Técnico' && share(routine) > 0 && !forbids(routine, bench))
      .sort((one, other) => share(other) - share(one));
    if (best === undefined)
      return changeAnswer(
        `No tengo en la biblioteca una sesión de ${card.id} que encaje contigo ese día. Pídemela como rutina y te la preparo.`,
      );
    draft.set(date, best.categories[0] ?? 'Funcionalidad', best);
  }
  return null;
}

function altered(
  act: Extract<PlanAct, { kind: 'alter' }>,
  dates: readonly string[],
  draft: Draft,
  context: ChatContext,
): string | ChatReply | null {
  const isMade = act.how === 'shorter' && context.canGenerate && context.left.routines !== 0;
  for (const date of dates) {
    const day = draft.at(date);
    const now = draft.routineAt(date);
    if (day === undefined || now === null || (dates.length > 1 && day.type === 'Partido')) continue;
    const type = day.type === 'Descanso' ? 'Flexibilidad' : day.type;
    if (act.how === 'softer') {
      const soft = draft.pick(date, { category: 'Flexibilidad', first: null, gentle: true });
      if (soft !== null) draft.set(date, soft.type, soft.routine);
      continue;
    }
    if (act.how === 'harder') return harder(day, now, draft, context);
    const first = now.type === 'Técnico' || now.type === 'Táctico' ? now.type : null;
    const most = act.how === 'shorter' ? (act.minutes ?? Math.round(now.duration * 0.7)) : undefined;
    const wanted = { category: type, first, gentle: false } as const;
    const pick = draft.pick(date, wanted, { most, not: now.id });
    if (pick !== null && (most === undefined || pick.routine.duration <= most))
      draft.set(date, pick.type, pick.routine);
    else
      return isMade
        ? shortWish(type, most ?? 0)
        : changeAnswer('No tengo otra rutina de ese tipo que encaje contigo ese día. ¿Te pongo otro tipo de sesión?');
  }
  return null;
}

const oneSetMore =
  'Esa sesión ya es lo más exigente de tu biblioteca para ese día. Para subirla tú: una serie más en los dos primeros ejercicios y una repetición menos en reserva, sin perder la técnica.';

/** A harder session of its kind, never on the eve of a match; else how to get more out of the one that stands. */
function harder(day: ChatDay, now: PlannerRoutine, draft: Draft, context: ChatContext): ChatReply | null {
  if (day.type === 'Partido')
    return changeAnswer(
      'Es día de partido: ahí no hay carga que subir. Calienta bien y déjalo todo en la pista; otro día te lo subo.',
    );
  const next = draft.days[draft.days.findIndex(({ date }) => date === day.date) + 1];
  if (next?.type === 'Partido')
    return changeAnswer(
      `No te la subo: ${dayLabel(next.date, context.today)} juegas y lo notarías en las piernas. Guárdalo para la pista.`,
    );
  const bench = draft.bench(day.date);
  const weight = (routine: PlannerRoutine): number => 1000 * intensityOf(routine) + routine.duration;
  const [pick] = (bench?.planning.fitting ?? [])
    .filter((routine) => routine.type === now.type && routine.categories[0] === now.categories[0])
    .filter((routine) => weight(routine) > weight(now) && bench !== null && !forbids(routine, bench))
    .sort((one, other) => weight(one) - weight(other));
  if (pick === undefined) return changeAnswer(oneSetMore);
  draft.set(day.date, day.type, pick);
  return null;
}

/** The library has none so short: one is made. */
function shortWish(type: string, minutes: number): ChatReply {
  return {
    ...changeAnswer(
      `Te preparo una sesión de ${type.toLowerCase()} de ${minutes} min para hoy, en vez de la que toca. ${texts.confirm}`,
      {
        type: 'make_routine',
        data: { prompt: `${type.toLowerCase()} ${minutes} minutos` },
      },
    ),
    intent: 'rutina',
  };
}

/** The days that are left take over what the others lose, the earliest first. */
function onlyOn(dates: readonly string[], draft: Draft): string | null {
  const [first] = dates;
  if (first === undefined) return null;
  const lost = draft.sessions(mondayOf(first)).filter(({ date }) => !dates.includes(date));
  const open = dates.filter((date) => draft.at(date)?.type === 'Descanso');
  const movable = lost.filter(({ type }) => type !== 'Partido');
  for (const [at, { date }] of movable.entries()) {
    const to = open[at];
    if (to === undefined) draft.rest(date);
    else draft.swap(date, to);
  }
  for (const { date, type } of lost) if (type === 'Partido') draft.rest(date);
  return lost.length > open.length ? notPiled : null;
}

/** Matches fall away, since others play them; the rest goes to free days of its week, the wished ones first. */
function spread(dates: readonly string[], wished: readonly string[], draft: Draft): string | null {
  let isLost = false;
  for (const date of dates.filter((each) => draft.at(each)?.type !== 'Descanso')) {
    const free = freeDays(draft).filter((each) => mondayOf(each) === mondayOf(date) && !dates.includes(each));
    const to = free.find((each) => wished.includes(each)) ?? free[0];
    if (to === undefined || draft.at(date)?.type === 'Partido') {
      draft.rest(date);
      isLost = true;
    } else draft.swap(date, to);
  }
  return isLost ? notPiled : null;
}

/** Days that may take one more session; not on the eve of a match, where there is another. */
function freeDays(draft: Draft): string[] {
  const isEve = (date: string) => draft.days[draft.days.findIndex((day) => day.date === date) + 1]?.type === 'Partido';
  const dates = draft.free().map(({ date }) => date);
  return [...dates.filter((date) => !isEve(date)), ...dates.filter(isEve)];
}

export function dateOfKind(kind: Kind, draft: Draft, to: string | null): string | undefined {
  const of = draft.sessions().filter(({ type, date }) => type === kind.category && date !== to);
  // the next one, unless the day it goes to is in a week that has its own
  const [next] = of;
  const near = to === null ? [] : of.filter(({ date }) => mondayOf(date) === mondayOf(to));
  return (next !== undefined && next.date <= (to ?? next.date) ? next : near[0])?.date;
}

const pastReply = (dates: readonly string[], today: string): ChatReply =>
  changeAnswer(
    `Lo que ya ha pasado no lo cambio; ${listed(dates.map((date) => dayLabel(date, today)))} queda como está. Si quieres, te ajusto lo que queda.`,
  );

const unplannedReply = (date: string, today: string): ChatReply =>
  changeAnswer(
    `${capitalise(dayLabel(date, today))} todavía no está planificado: preparo cada semana cuando llega la anterior. Hasta el domingo de la semana que viene sí puedo cambiar lo que quieras.`,
  );
