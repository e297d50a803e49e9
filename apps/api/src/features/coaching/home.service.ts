import { planFeatures } from '@bandeja/domain/billing/rules';
import { addDays, daysBetween, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { missedCheckInFact, missedUnremindedFact } from '@bandeja/domain/check-ins/messages';
import { closedWeek } from '@bandeja/domain/check-ins/rules';
import type { Coached, listCoached } from '@bandeja/domain/coaching/contract';
import { attentionFacts as facts } from '@bandeja/domain/coaching/messages';
import { coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { goalNames } from '@bandeja/domain/season/messages';
import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { plansNow } from '#features/billing/access.service.ts';
import { isGuarded, noteAccess } from '#features/coach-access/access.service.ts';
import { applicationOf } from '#features/coaching/coaches.queries.ts';
import * as queries from '#features/coaching/home.queries.ts';
import { hasOpenFlag } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

const idleDays = 7;
const [weeksShown, endsWithinDays] = [4, 2];

type Home = ResponseOf<typeof listCoached>;

/** Six statements for any number of players; those asleep or without their guardian show their name alone. @throws AppError coaching.not_approved */
export async function coachHome(deps: Deps, actor: Actor): Promise<Home> {
  return inTransaction(deps, async (tx, inTx) => {
    const coach = await applicationOf(tx, actor.userId);
    if (coach?.state !== 'approved') throw new AppError('coaching.not_approved');
    const today = localDateIn(actor.timeZone, deps.now());
    const rows = await queries.coachedRows(tx, actor.userId);
    const plans = await plansNow(inTx, ids(rows));
    const hasCertificate = coach.certificateOn !== null;
    const stateOf = (row: queries.CoachedRow): Coached['state'] => {
      if (!isGuarded({ ...row, hasCertificate })) return 'waiting';
      const isIncluded = planFeatures[plans.get(row.userId) ?? 'free'].includes('personal_trainer');
      return isIncluded && row.consents.has(coachConsents.plan) ? 'open' : 'asleep';
    };
    const open = rows.filter((row) => stateOf(row) === 'open');
    const healthy = open.filter(({ consents }) => consents.has(coachConsents.health));
    const monday = mondayOf(today);
    const filming = open.filter(({ consents }) => consents.has(coachConsents.films));
    const wanted = { ids: ids(open), healthIds: ids(healthy), filmIds: ids(filming), today, monday };
    const figures = await queries.figuresOf(tx, actor.userId, wanted);
    const closed = closedWeek(today);
    const missed = closed === null ? null : await queries.missedCheckIn(tx, ids(healthy), closed);
    await noteAccess(inTx, open, { action: 'listed' });
    const byId = new Map(figures.map((each) => [each.user_id, each]));
    return {
      today,
      players: rows.map((row) => {
        const miss = missed?.get(row.userId) ?? null;
        return toCoached({ ...row, miss }, stateOf(row), byId.get(row.userId), today);
      }),
      capacity: coach.capacity,
      mails: rows.every(({ mails }) => mails),
      pushes: rows.every(({ pushes }) => pushes),
    };
  });
}

const ids = (rows: readonly { userId: string }[]): string[] => rows.map(({ userId }) => userId);

type Miss = { isNudged: boolean } | null;

function toCoached(
  { userId, name, consents, miss }: queries.CoachedRow & { miss: Miss },
  state: Coached['state'],
  figures: queries.Figures | undefined,
  today: string,
): Coached {
  const sharesHealth = state === 'open' && consents.has(coachConsents.health);
  const base = { _id: userId, name, state, sharesHealth };
  if (state !== 'open' || !figures) return { ...base, attention: null, last: null, weeks: [], goal: null };
  const { goal } = figures;
  return {
    ...base,
    attention: attentionOf(figures, today, miss),
    last: figures.last,
    weeks: fourWeeks(figures, today),
    goal: goal && { name: goal.name === '' ? goalNames[goal.kind as SeasonGoalKind] : goal.name, date: goal.date },
  };
}

function fourWeeks({ weeks }: Pick<queries.Figures, 'weeks'>, today: string): Coached['weeks'] {
  const byMonday = new Map((weeks ?? []).map((week) => [week.monday, week]));
  const first = addDays(mondayOf(today), -7 * (weeksShown - 1));
  return Array.from({ length: weeksShown }, (_, index) => {
    const week = byMonday.get(addDays(first, 7 * index));
    return { planned: week?.planned ?? 0, done: week?.done ?? 0 };
  });
}

/** Of one player, as the home page counts it. */
export async function adherenceOf(
  { db }: Pick<Deps, 'db'>,
  coachId: string,
  playerId: string,
  today: string,
): Promise<Coached['weeks']> {
  const wanted = { ids: [playerId], healthIds: [], filmIds: [], today, monday: mondayOf(today) };
  const [figures] = await queries.figuresOf(db, coachId, wanted);
  return fourWeeks(figures ?? { weeks: null }, today);
}

/** The most urgent one. */
function attentionOf(figures: queries.Figures, today: string, miss: Miss): Coached['attention'] {
  const { last, waiting, film, hurts, effort, plan_until: planUntil } = figures;
  if (figures.injuries !== null && hasOpenFlag(flagInput(figures))) return { kind: 'red_flag', fact: facts.redFlag };
  if (figures.is_alarming) return { kind: 'red_flag', fact: facts.alarmingCheckIn };
  if (waiting !== null) return { kind: 'comment', fact: facts.comment(waiting.text) };
  if (film !== null) return { kind: 'film', fact: facts.film(film) };
  if (hurts !== null) return { kind: 'discomfort', fact: facts.discomfort(hurts) };
  if (effort !== null) return { kind: 'effort', fact: facts.effort(effort) };
  if (miss !== null) return { kind: 'missed_check_in', fact: miss.isNudged ? missedCheckInFact : missedUnremindedFact };
  const idle = last === null ? null : daysBetween(last.date, today);
  if (last === null || (idle !== null && idle >= idleDays)) return { kind: 'idle', fact: facts.idle(idle, last) };
  const left = planUntil === null ? null : daysBetween(today, planUntil);
  if (planUntil !== null && left !== null && left <= endsWithinDays) {
    return { kind: 'plan_ends', fact: facts.planEnds(planUntil, today) };
  }
  return null;
}

function flagInput({ injuries, age, screening, unanswered, confirmed }: queries.Figures) {
  return { injuries: injuries ?? '', age, screening: screening ?? [], isUnanswered: unanswered ?? false, confirmed };
}
