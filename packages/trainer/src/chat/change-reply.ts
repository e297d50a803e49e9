import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import type { DayRef } from '@bandeja/reader/language/days';
import type { Kind } from '@bandeja/reader/language/kinds';
import { phrases } from '@bandeja/reader/language/phrases';
import type { NewDay } from '#chat/adapt.ts';
import { type Bench, benchOf, type Pick, pickFor } from '#chat/bench.ts';
import { onlySaysCannot } from '#chat/change.ts';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { eveNote, forbids, moveOrRest, moveReply, notForYou, toDay } from '#chat/move-reply.ts';
import { compose, listed } from '#chat/phrase.ts';
import { dayOn, inWeekOf, plannedDays } from '#chat/plan-days.ts';
import { changeAnswer, proposal } from '#chat/proposal.ts';
import { profileStop } from '#chat/safety.ts';
import type { DayWish } from '#chat/several.ts';
import { nextWeekText, questions, texts } from '#chat/texts.ts';
import type { Change, ChatContext, ChatDay, ChatReply } from '#chat/types.ts';
import { lackingOf, leads } from '#schedule/messages.ts';
import { physicalNeeds } from '#schedule/needs.ts';
import { needContext } from '#schedule/slots.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

/** «los jueves nunca más»: the days of every week are the profile's. */
const forever = phrases(`
    siempre jamas nunca_mas? ningun/cada_lunes/martes/miercoles/jueves/viernes/sabado/domingo
    todos/entren*/puedo/tengo_los_lunes/martes/miercoles/jueves/viernes/sabados/domingos todas_las_semanas a_partir_de_ahora de_ahora_en_adelante
    los_lunes/martes/miercoles/jueves/viernes/sabado/sabados/domingo/domingos_no/nunca
    los_lunes/martes/miercoles/jueves/viernes/sabado/sabados/domingo/domingos_ya_no entren*/puedo/tengo_los_sabado/domingo`);

/** One day of every week rests (docs/training.md#weekly-rules). */
const sessionsAtMost = 6;

export function changeReply(change: Change, heard: Heard, context: ChatContext): ChatReply {
  const [only, ...others] = change.kind === 'rest' ? change.days : [];
  const isOpen = only !== undefined && others.length === 0 && onlySaysCannot(heard.text) && !forever.test(heard.text);
  const question = isOpen ? moveOrRest(only, context) : null;
  if (question !== null) return question;
  const reply = decided(change, heard, context);
  if (change.kind === 'routine') return { ...reply, about: { dates: change.days.map(({ date }) => date) } };
  const dates = change.kind === 'none' || change.kind === 'undo' ? [] : daysOf(change);
  const open = change.kind === 'ask' ? change.open : null;
  return { ...reply, about: { open, ...reply.about, change, dates: dates.map(({ date }) => date).reverse() } };
}

function decided(change: Change, heard: Heard, context: ChatContext): ChatReply {
  if (change.kind === 'none') return changeAnswer('De acuerdo, no toco nada. Tu semana sigue como está.');
  if (change.kind === 'undo')
    return changeAnswer(
      'Lo que no has confirmado no ha cambiado nada. Si ya lo confirmaste, dime qué día y qué quieres ese día, y te propongo dejarlo así.',
    );
  const { week } = context;
  if (week === null) return changeAnswer(texts.noPlan);
  if (change.kind === 'ask') return questionOf(change, week, context.today);
  const days = daysOf(change);
  const { today } = context;
  const target = change.kind === 'move' && change.to !== null ? [change.to] : days;
  if (target.every(({ date }) => date < today)) {
    return changeAnswer(
      `Lo que ya ha pasado no lo cambio; ${listed(target.map(({ date }) => dayLabel(date, today)))} queda como está. ${nextWeekText(context)}`,
    );
  }
  const all = plannedDays(context);
  const unplanned = days.find(({ date }) => date >= today && !all.some((day) => day.date === date));
  if (unplanned !== undefined)
    return changeAnswer(
      `${capitalise(dayLabel(unplanned.date, today))} todavía no está planificado: preparo cada semana cuando llega la anterior. Hasta el domingo de la semana que viene sí puedo cambiar lo que quieras.`,
    );
  const there = inWeekOf((target.at(-1) ?? target[0])?.date ?? today, context);
  const bench = benchOf(there);
  if (change.kind === 'rest')
    return proposal(
      trainedOf(change.days, all).map(toRest),
      context,
      forever.test(heard.text) ? texts.fixedDays : null,
    );
  const stop = profileStop(bench?.health.redFlag ?? null, heard);
  if (stop) return stop;
  if (change.kind === 'move') return moveReply(change.from, change.to, all, bench, context);
  if (change.kind === 'bring') {
    const source = all.find(
      ({ type, date }) => type === change.wanted.category && date >= context.today && date !== change.to.date,
    );
    if (source)
      return moveReply({ ...change.to, date: source.date, weekday: source.weekday }, change.to, all, bench, context);
  }
  if (bench === null) return changeAnswer(texts.noPlan);
  const trained =
    change.kind === 'several'
      ? change.wishes.flatMap((wish) => (wish.wanted.category === 'Descanso' ? [] : wish.days))
      : days;
  const crowded = tooManySessions(trained, there.week ?? week);
  if (crowded)
    return changeAnswer(
      'Con eso entrenarías los siete días, y uno a la semana tiene que ser de descanso. Puedo cambiarte un día por otro.',
    );
  if (change.kind === 'routine' && forbids(change.routine, bench)) return changeAnswer(notForYou(change.routine));
  if (change.kind === 'routine')
    return proposal(
      change.days.map((day) => ofRoutine(day, change.routine)),
      context,
      eveNote(change.days, change.routine, bench),
    );
  if (change.kind === 'several') return severalReply(change.wishes, bench, context);
  const wanted = change.kind === 'add' ? goalKind(bench) : change.wanted;
  return setReply(days, wanted, bench, context);
}

function questionOf(
  { open, days: [day, second] }: Extract<Change, { kind: 'ask' }>,
  week: readonly ChatDay[],
  today: string,
): ChatReply {
  const left = week.filter(({ date }) => date >= today);
  const trained = left.filter(({ type }) => type !== 'Descanso');
  const free = left.find(({ type, date }) => type === 'Descanso' && date !== day?.date);
  const isTrained = trained.some(({ date }) => date === day?.date);
  const labels =
    open === 'day'
      ? trained.map(({ date }) => capitalise(dayLabel(date, today)))
      : [
          'Descanso',
          'Movilidad',
          ...(free && isTrained && second === undefined ? [`Pasarla ${toDay(free.date, today)}`] : []),
        ];
  const choices = labels.map((label) => ({ intent: null, label }));
  const ofDays = day?.role === 'within' || second !== undefined ? questions.range : questions.type;
  return { ...changeAnswer(open === 'day' ? `Claro. ${questions.day}` : ofDays), choices };
}

function daysOf(change: Exclude<Change, { kind: 'none' | 'undo' }>): DayRef[] {
  if (change.kind === 'bring') return [change.to];
  if (change.kind === 'several') return change.wishes.flatMap(({ days }) => days);
  return change.kind === 'move' ? [change.from, ...(change.to ? [change.to] : [])] : change.days;
}

/** Of several days those that are trained, where any is: «quita el partido del fin de semana». */
function trainedOf(days: readonly DayRef[], week: readonly ChatDay[]): readonly DayRef[] {
  const trained = days.filter(({ date }) => week.some((day) => day.date === date && day.type !== 'Descanso'));
  return trained.length > 0 ? trained : days;
}

const toRest = ({ date, weekday }: DayRef): NewDay => ({ date, weekday, type: 'Descanso', routine: null });

function ofRoutine({ date, weekday }: DayRef, routine: PlannerRoutine): NewDay {
  const type = routine.type === 'Partido' ? 'Partido' : (routine.categories[0] ?? 'Funcionalidad');
  return { date, weekday, type, routine };
}

export function goalKind({ player, planning }: Bench): Kind {
  const [need] = physicalNeeds(1, player.goals, needContext(planning));
  return { category: need?.category ?? 'Fuerza', first: need?.first ?? null, gentle: false, start: 0 };
}

function tooManySessions(days: readonly DayRef[], week: readonly ChatDay[]): boolean {
  const trained = week.filter(({ type, date }) => type !== 'Descanso' || days.some((day) => day.date === date));
  return trained.length > sessionsAtMost;
}

/** One proposal for all days; where one of them has no fitting routine, none. */
function severalReply(wishes: readonly DayWish[], bench: Bench, context: ChatContext): ChatReply {
  const changes = wishes.flatMap(({ days, wanted: { category, first, gentle } }) =>
    days.map((day): NewDay | null => {
      if (category === 'Descanso') return toRest(day);
      const pick = pickFor({ category, first, gentle }, weekdays.indexOf(day.weekday), bench);
      return pick === null ? null : { date: day.date, weekday: day.weekday, type: pick.type, routine: pick.routine };
    }),
  );
  const found = changes.filter((change) => change !== null);
  if (found.length < changes.length)
    return changeAnswer(
      'No encuentro rutinas que encajen contigo para todos esos días. Dímelos de uno en uno y lo vemos.',
    );
  // a day that is already of its kind, like the match one gives as the reason, is no change
  const isNew = ({ date, type }: NewDay) => dayOn(date, context)?.type !== type;
  const news = found.filter(isNew);
  return proposal(
    (news.length > 0 ? news : found).sort((a, b) => (a.date < b.date ? -1 : 1)),
    context,
  );
}

function setReply(days: readonly DayRef[], wanted: Kind, bench: Bench, context: ChatContext): ChatReply {
  if (wanted.category === 'Descanso') return proposal(days.map(toRest), context);
  const { category, first, gentle, groups } = wanted;
  const picks = days.map((day) => ({
    day,
    pick: pickFor({ category, first, gentle, ...(groups && { groups }) }, weekdays.indexOf(day.weekday), bench),
  }));
  const found = picks.flatMap(({ day, pick }) => (pick ? [{ day, pick }] : []));
  const [sample] = found;
  if (sample === undefined) {
    const spent = context.left.routines === 0 ? texts.noRoutinesLeft : null;
    return changeAnswer(
      compose([
        `No encuentro una rutina de ${category.toLowerCase()} que encaje contigo ese día.`,
        spent,
        'Puedo dejarlo en descanso si lo prefieres.',
      ]),
    );
  }
  const { routine } = sample.pick;
  const why = insteadNote(sample.pick, bench);
  const changes = found.map(
    ({ day, pick }): NewDay => ({ date: day.date, weekday: day.weekday, type: pick.type, routine: pick.routine }),
  );
  return proposal(changes, context, why ?? eveNote(days, routine, bench));
}

/** Why it is another kind than the wished one. */
export function insteadNote({ insteadOf, type }: Pick, { player }: Bench): string | null {
  return (
    insteadOf &&
    leads.fallback(insteadOf.category, lackingOf(insteadOf.lack, player.sessionDuration.max), type.toLowerCase())
  );
}
