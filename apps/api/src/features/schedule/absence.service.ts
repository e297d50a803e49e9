import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type {
  Absence,
  listAbsences,
  PlanChange,
  previewChange,
  putAbsence,
  putNeverOn,
  StoredAbsence,
} from '@bandeja/domain/schedule/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import { droppedBy } from '@bandeja/domain/schedule/rules';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import {
  giveConsent,
  loadUser,
  lockProfile,
  saveAvailability,
  standingConsents,
  withdrawConsent,
} from '#features/profile/service.ts';
import * as absences from '#features/schedule/absence.queries.ts';
import { ensurePlanned, replanWeek, todayOf } from '#features/schedule/plan.service.ts';
import { compare, daysAhead, tryOut } from '#features/schedule/preview.service.ts';
import * as queries from '#features/schedule/queries.ts';
import { chosenOn } from '#features/schedule/service.ts';
import { finishedSince, runningOn } from '#features/stats/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** An illness shapes the sessions of these days after it, and is then forgotten. */
const daysKept = 28;
/** Of rest, before the app asks how the player is. */
const daysOfRest = 2;

export async function absencesOf(deps: Deps, actor: Actor): Promise<ResponseOf<typeof listAbsences>> {
  const today = todayOf(deps, actor);
  const stored = await absences.absencesSince(deps.db, actor.userId, addDays(today, -daysKept));
  return {
    absences: stored.filter(({ kind, to }) => kind === 'ill' || (to ?? today) >= today),
    illnessConsent: (await standingConsents(deps, actor)).has('illness'),
  };
}

/** Whether a trip, an illness or days without time touch these days. */
export async function isAbsentWithin(
  deps: Deps,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const stored = await absences.absencesSince(deps.db, actor.userId, from);
  return stored.some((absence) => absence.from <= to);
}

export function saveAbsence(
  deps: Deps,
  actor: Actor,
  { id, consent, ...absence }: Parsed<typeof putAbsence>['body'],
): Promise<ResponseOf<typeof putAbsence>> {
  return inTransaction(deps, async (_tx, inTx) => {
    if (consent && absence.kind === 'ill') await giveConsent(inTx, actor, 'illness');
    const mayStore = (await standingConsents(inTx, actor)).has('illness');
    const stored = toStore(
      id,
      absence.kind === 'ill' && !mayStore ? withoutIllness(absence) : absence,
      todayOf(inTx, actor),
    );
    const change = await changed(inTx, actor, { reach: stored }, () => storeAbsence(inTx, actor, stored));
    return { ...change, absence: stored };
  });
}

const toStore = (_id: string, absence: Absence, today: string): StoredAbsence => ({
  _id,
  ...absence,
  asksOn: absence.to === null ? addDays(today > absence.from ? today : absence.from, daysOfRest) : null,
});

/** Rest alone says nothing of health. */
const withoutIllness = (absence: Absence): Absence => ({
  ...absence,
  kind: 'busy',
  to: absence.to ?? addDays(absence.from, daysOfRest - 1),
});

async function storeAbsence(inTx: Deps, actor: Actor, absence: StoredAbsence): Promise<void> {
  const { db } = inTx;
  await absences.upsertAbsence(db, actor.userId, absence);
  const today = todayOf(inTx, actor);
  const from = absence.from > today ? absence.from : today;
  await absences.coverOwnDays(db, actor.userId, { from, to: absence.to, closed: await closedDays(inTx, actor) });
  await uncoverOwnDays(inTx, actor);
}

/** @throws AppError absence.not_found */
export function removeAbsence(deps: Deps, actor: Actor, id: string): Promise<PlanChange> {
  return inTransaction(deps, async (_tx, inTx) => {
    return changed(inTx, actor, { reach: null }, async () => {
      if (!(await forget(inTx, actor, id))) throw new AppError('absence.not_found');
      await uncoverOwnDays(inTx, actor);
    });
  });
}

/** With the last illness its consent and the words about it go, too. */
async function forget(inTx: Deps, actor: Pick<Actor, 'userId'>, id: string): Promise<boolean> {
  const { userId } = actor;
  const absence = await absences.deleteAbsence(inTx.db, userId, id);
  if (absence?.kind !== 'ill') return absence !== null;
  const to = addDays(absence.to ?? addDays(absence.from, 365), daysKept);
  await queries.eraseReasonsBetween(inTx.db, userId, {
    from: absence.from,
    to,
    reason: scheduleMessages.chosenByPlanner,
  });
  if (!(await absences.isIllnessStored(inTx.db, userId))) await withdrawConsent(inTx, actor, 'illness');
  return true;
}

/** Daily. */
export async function forgetPastAbsences(deps: Deps): Promise<void> {
  const day = addDays(deps.now().toISOString().slice(0, 10), -daysKept - 1);
  for (const { userId, id } of await absences.absencesEndedBefore(deps.db, day)) {
    await inTransaction(deps, async (_tx, inTx) => {
      await forget(inTx, { userId }, id);
    });
  }
}

/** @throws AppError profile.incomplete where no other day is left */
export function saveNeverOn(deps: Deps, actor: Actor, neverOn: Parsed<typeof putNeverOn>['body']): Promise<PlanChange> {
  return inTransaction(deps, async (_tx, inTx) =>
    changed(inTx, actor, { reach: null }, () => setAvailability(inTx, actor, neverOn)),
  );
}

async function setAvailability(
  inTx: Deps,
  actor: Actor,
  { weekday, isNever }: Parsed<typeof putNeverOn>['body'],
): Promise<void> {
  const { availableDays } = await loadUser(inTx, actor.userId);
  const next = { ...availableDays, [weekday]: !isNever };
  if (!Object.values(next).includes(true)) throw new AppError('profile.incomplete');
  await saveAvailability(inTx, actor, { availableDays: next });
}

export function previewOf(deps: Deps, actor: Actor, wish: Parsed<typeof previewChange>['body']): Promise<PlanChange> {
  return tryOut(deps, async (inTx) => {
    if (wish.type === 'never_on') return saveNeverOn(inTx, actor, wish.data);
    const absence = toStore(inTx.newId(), wish.data, todayOf(inTx, actor));
    return changed(inTx, actor, { reach: absence }, () => storeAbsence(inTx, actor, absence));
  });
}

/** Plans what lies ahead before and after a change, and says which days differ. `reach`: the days to be planned at all. */
async function changed(
  inTx: Deps,
  actor: Actor,
  { reach }: { reach: Absence | null },
  change: () => Promise<void>,
): Promise<PlanChange> {
  await lockProfile(inTx, actor);
  const monday = mondayOf(todayOf(inTx, actor));
  const next = addDays(monday, 7);
  const reachesNext = reach !== null && (reach.from >= next || (reach.to !== null && reach.to >= next));
  await ensurePlanned(inTx, actor, reachesNext ? next : undefined);
  const before = await daysAhead(inTx, actor);
  await change();
  await replanWeek(inTx, actor);
  const days = compare(before, await daysAhead(inTx, actor)).changed;
  return { changed: days, dropped: droppedBy(days) };
}

async function uncoverOwnDays(inTx: Deps, actor: Actor): Promise<void> {
  const closed = await closedDays(inTx, actor);
  const days = await absences.uncoveredOwnDays(inTx.db, actor.userId, todayOf(inTx, actor));
  await queries.writeDays(
    inTx.db,
    actor.userId,
    days
      .filter(({ date }) => !closed.includes(date))
      .map((day) => ({ ...day, source: 'player', reason: chosenOn(day.date), aim: null })),
    inTx.now(),
  );
}

/** Days ahead that no change touches: trained already, or with a session that runs. */
async function closedDays(inTx: Deps, actor: Actor): Promise<string[]> {
  const finished = await finishedSince(inTx, actor, todayOf(inTx, actor));
  const running = await runningOn(inTx, actor);
  return [...finished.map(({ localDate }) => localDate), ...(running === null ? [] : [running])];
}
