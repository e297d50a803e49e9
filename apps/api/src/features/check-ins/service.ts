import { planFeatures } from '@bandeja/domain/billing/rules';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { CoachedCheckIns, OwnCheckIns, putCheckIn } from '@bandeja/domain/check-ins/contract';
import { chosenQuestions, closedWeek, openWeek } from '@bandeja/domain/check-ins/rules';
import type { CheckInAnswers } from '@bandeja/domain/check-ins/schemas';
import { type CheckInQuestion, usualQuestions } from '@bandeja/domain/check-ins/vocabulary';
import { firstNameOf } from '@bandeja/domain/profile/rules';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { hearNotes, tellsOfDanger } from '#features/body/notes.service.ts';
import * as queries from '#features/check-ins/queries.ts';
import { asCoach, type Coached } from '#features/coach-access/access.service.ts';
import { openLink } from '#features/coach-access/sharing.service.ts';
import { performanceOf } from '#features/stats/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

const weeksShown = 12;
const todayOf = (deps: Deps, { timeZone }: Pick<Actor, 'timeZone'>) => localDateIn(timeZone, deps.now());

export async function ownCheckIns(deps: Deps, actor: Actor): Promise<OwnCheckIns> {
  const sent = await queries.checkInsOf(deps.db, actor.userId, { most: weeksShown });
  const monday = openWeek(todayOf(deps, actor));
  const link = monday === null ? null : await openLink(deps, actor, 'health');
  if (monday === null || link === null) return { open: null, sent };
  const questions = (await queries.questionsOf(deps.db, { userId: actor.userId, linkId: link.id })) ?? usualQuestions;
  return {
    open: { monday, questions: [...questions], coach: firstNameOf(link.coachName), feminine: link.isFeminine },
    sent,
  };
}

/** Only while somebody reads it: without the player's consent nothing of it is stored. @throws AppError check_in.not_open */
export async function sendCheckIn(
  deps: Deps,
  actor: Actor,
  { answers }: { answers: CheckInAnswers },
): Promise<ResponseOf<typeof putCheckIn>> {
  const heard = await inTransaction(deps, async (tx, inTx) => {
    const link = await openLink(inTx, actor, 'health');
    const monday = openWeek(todayOf(deps, actor));
    if (link === null || monday === null) throw new AppError('check_in.not_open');
    const { free = '' } = answers;
    const sent = { userId: actor.userId, linkId: link.id, monday, answers, alarming: tellsOfDanger(free) };
    const former = await queries.upsertCheckIn(tx, { ...sent, at: deps.now() });
    return hearNotes(inTx, actor, free, former?.free ?? '');
  });
  return { ...(await ownCheckIns(deps, actor)), heard };
}

/** @throws AppError coaching.not_found */
export function coachedCheckIns(deps: Deps, actor: Actor, playerId: string): Promise<CoachedCheckIns> {
  return asCoach(deps, actor, playerId, { action: 'read_check_ins', scope: 'health' }, trends);
}

/** @throws AppError coaching.not_found */
export function chooseQuestions(
  deps: Deps,
  actor: Actor,
  playerId: string,
  wanted: CheckInQuestion[],
): Promise<CoachedCheckIns> {
  const demand = { action: 'changed_questions', scope: 'health' } as const;
  return asCoach(deps, actor, playerId, demand, async (inTx, coached) => {
    const questions = chosenQuestions(wanted) ?? [...usualQuestions];
    await queries.upsertQuestions(inTx.db, { userId: playerId, linkId: coached.link.id, questions, at: deps.now() });
    return trends(inTx, coached);
  });
}

async function trends(inTx: Deps, { player, link }: Coached): Promise<CoachedCheckIns> {
  const { userId } = player;
  const today = todayOf(inTx, player);
  const last = openWeek(today) ?? addDays(mondayOf(today), -7);
  const sent = await queries.checkInsOf(inTx.db, userId, { most: weeksShown, linkId: link.id });
  const loads = await performanceOf(inTx, player, { features: [...planFeatures.pro] });
  const loadOf = new Map(loads.map((week) => [week.weekStart, week]));
  const sentOf = new Map(sent.map((checkIn) => [checkIn.monday, checkIn]));
  const weeks = Array.from({ length: weeksShown }, (_, index) => {
    const monday = addDays(last, 7 * (index + 1 - weeksShown));
    const { load = null, minutes = 0 } = loadOf.get(monday) ?? {};
    return { monday, checkIn: sentOf.get(monday) ?? null, load, minutes };
  });
  const closed = closedWeek(today);
  const joined = localDateIn(player.timeZone, link.acceptedAt);
  const isMissed = closed !== null && !sentOf.has(closed) && joined < addDays(closed, 6);
  return {
    questions: [...((await queries.questionsOf(inTx.db, { userId, linkId: link.id })) ?? usualQuestions)],
    weeks,
    missed: isMissed ? closed : null,
    isNudged: await queries.wasNudged(inTx.db, userId, last),
  };
}
