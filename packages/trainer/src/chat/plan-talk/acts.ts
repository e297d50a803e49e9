import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { tripIn } from '#chat/plan-talk/absence-words.ts';
import { type Clause, clausesOf } from '#chat/plan-talk/clauses.ts';
import { daysOf } from '#chat/plan-talk/days.ts';
import { actOf } from '#chat/plan-talk/readings.ts';
import type { Known, PlanAct } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';

/** What a message wants of the plan, statement by statement; null where it wants nothing of it. */
export function planActs(
  heard: Heard,
  said: Pick<Known, 'today' | 'spoken' | 'latest' | 'open' | 'stroke' | 'movedTo' | 'wish'>,
): PlanAct[] | null {
  const { today, movedTo } = said;
  const acts: PlanAct[] = [];
  const all = clausesOf(heard);
  // «¿puedo hacer hoy lo del viernes y el viernes descanso?»: the sign belongs to the whole wish
  const isRequest = all.some(({ text }) => say.requests.test(text));
  const isAsked = (clause: Clause) =>
    isQuestion(clause) &&
    !(isRequest && clause.asks && !say.questions.test(clause.text)) &&
    (namesPlan(clause) || !say.relocates.test(clause.text));
  const asked = all.filter((clause) => isAsked(clause) && (namesPlan(clause) || clause === all.at(-1)));
  const trip = tripIn(heard, today);
  if (trip !== null) return [trip];
  const isForEver = say.forEver.test(heard.text);
  // a question is answered; of what else is said only what holds for longer counts
  const clauses = all.filter((clause) => !isAsked(clause));
  let waiting: string[] = [];
  let corrects = false;
  for (const clause of clauses) {
    if (isTold(clause)) {
      waiting = daysOf(clause, today).dates;
      continue;
    }
    const days = daysOf(clause, today);
    if (isSpread(acts, days.dates, clause)) continue;
    corrects ||= say.correcting.test(clause.text);
    const act = actOf(clause, { ...said, days, waiting, acts, isForEver, heard });
    if (act !== null) {
      waiting = [];
      merge(acts, act);
    } else if (days.dates.length > 0) {
      if (isElsewhere(acts, days.dates, movedTo, clause)) continue;
      const isMore = extended(acts.at(-1), days.dates, clause, corrects);
      if (!isMore) waiting = [...waiting, ...days.dates];
    }
  }
  // «hoy libro, así que ponme algo»: no rest is meant
  const freed = acts.at(-1);
  if (freed?.kind === 'rest' && isSomething(all)) {
    const [gone] = all.flatMap(({ kinds }) => kinds).filter(({ category }) => category !== 'Descanso');
    return gone === undefined ? null : [{ kind: 'replace', unwanted: gone, wanted: null, dates: freed.dates }];
  }
  const left = asked.length > 0 ? acts.filter(({ kind }) => kind === 'absent' || kind === 'never') : acts;
  return left.length > 0 ? left : null;
}

const isSomething = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text, calendar, kinds }) => calendar.length + kinds.length === 0 && say.somethingElse.test(text));

const namesPlan = ({ calendar, kinds }: Clause): boolean => calendar.length > 0 || kinds.length > 0;

const isTold = ({ text }: Clause): boolean => say.told.test(text) && !phrases('pasalo pasala muevelo').test(text);
const isQuestion = ({ text, asks }: Clause): boolean =>
  say.questionsWithin.test(text) ||
  (say.questions.test(text) && !say.requests.test(text)) ||
  (asks && !say.requests.test(text) && !say.orders.test(text));

/** «jueves y viernes no puedo, pásamelos al finde»: what the days without time hold goes elsewhere. */
function isSpread(acts: PlanAct[], to: readonly string[], { text }: Clause): boolean {
  const last = acts.at(-1);
  const isFreed = (last?.kind === 'cannot' || last?.kind === 'rest') && last.dates.length > 1;
  if (!isFreed || !say.relocates.test(text)) return false;
  acts.splice(-1, 1, { kind: 'spread', dates: last.dates, to: to.filter((date) => !last.dates.includes(date)) });
  return true;
}

/** «ah no, mañana tengo comida, el lunes»: the session that was to go to the first day goes to the second. */
function isElsewhere(acts: PlanAct[], dates: readonly string[], movedTo: string | null, { text }: Clause): boolean {
  const last = acts.at(-1);
  const [to] = dates;
  const isBarred = last?.kind === 'cannot' && last.dates.length === 1 && last.dates[0] === movedTo;
  if (!isBarred || movedTo === null || to === undefined || dates.length > 1 || say.alsoNot.test(text)) return false;
  acts.splice(-1, 1, { kind: 'move', from: movedTo, to, isBarred: true });
  return true;
}

/** «el jueves no puedo y el sábado tampoco»: a bare day belongs to the statement before it. */
function extended(
  last: PlanAct | undefined,
  dates: readonly string[],
  { text, calendar }: Clause,
  corrects: boolean,
): boolean {
  if (last === undefined || !('dates' in last) || last.kind === 'alter') return false;
  const words = calendar.reduce((left, { start, end }) => left.replace(text.slice(start, end), ''), text);
  if (!corrects && !say.listing.test(words)) return false;
  last.dates = corrects ? [...dates] : [...last.dates, ...dates];
  return true;
}

/** What a later statement says of an earlier one: «hoy no puedo, pásalo al domingo» is one move. */
function merge(acts: PlanAct[], act: PlanAct): void {
  const last = acts.at(-1);
  // the day is free after its session has gone, whatever the other day held
  if (
    act.kind === 'move' &&
    (last?.kind === 'cannot' || last?.kind === 'rest') &&
    last.dates.some((date) => date === act.from)
  ) {
    acts.splice(-1, 0, act);
    return;
  }
  if (act.kind === 'never' && last?.kind === 'never') {
    if (act.isNever === last.isNever) last.weekdays = [...new Set([...last.weekdays, ...act.weekdays])];
    return;
  }
  const isBack = act.kind === 'move' && last?.kind === 'move' && act.from === last.to && act.to === last.from;
  if (isBack) return;
  if (act.kind === 'cannot' && last?.kind === 'cannot') {
    last.dates = [...new Set([...last.dates, ...act.dates])];
    return;
  }
  const isOfSame = act.kind === 'train' && last !== undefined && 'dates' in last && last.dates === act.dates;
  const isOfBarred =
    act.kind === 'alter' && last?.kind === 'cannot' && act.dates.every((date) => last.dates.includes(date));
  if (isOfSame || isOfBarred || (act.kind === 'rest' && last?.kind === 'cannot' && last.dates === act.dates))
    acts.pop();
  if (last?.kind === 'absent' && (act.kind === 'cannot' || act.kind === 'rest')) {
    const [from = last.from] = act.dates;
    last.from = last.to === null || last.from < from ? last.from : from;
    last.to = act.dates.at(-1) ?? last.to;
    return;
  }
  acts.push(act);
}
