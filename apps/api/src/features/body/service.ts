import type { Body, reportDiscomfort as reportContract } from '@bandeja/domain/body/contract';
import { reportsShown } from '@bandeja/domain/body/contract';
import { bodyMessages } from '@bandeja/domain/body/messages';
import {
  type DiscomfortReport,
  isAsked,
  isSevere,
  needsReferral,
  standingDiscomforts,
} from '@bandeja/domain/body/rules';
import { areaOfRegion, type DiscomfortBeginning } from '@bandeja/domain/body/vocabulary';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { adviceOn } from '@bandeja/trainer/safety/discomfort';
import {
  allReports,
  type CaredDay,
  caredDays,
  caredSession,
  dayOfIn,
  planFor,
  sparedBy,
} from '#features/body/plan.service.ts';
import * as queries from '#features/body/queries.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import {
  giveConsent,
  loadUser,
  lockProfile,
  saveWeight,
  standingConsents,
  withdrawConsent,
} from '#features/profile/service.ts';
import { followHealthChange } from '#features/schedule/health.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export async function bodyOf(deps: Deps, actor: Actor): Promise<Body> {
  const [consents, reports, weights, user] = await Promise.all([
    standingConsents(deps, actor),
    allReports(deps, actor),
    queries.weightsOf(deps.db, actor.userId),
    loadUser(deps, actor.userId),
  ]);
  const days = await caredDays(deps, actor, user, reports);
  const today = days.find(({ date }) => date === localDateIn(actor.timeZone, deps.now()));
  return {
    discomfortsConsent: consents.has('discomforts'),
    standing: await withAdvice(deps, actor, reports, { days, age: user.age }),
    today: today ? caredSession(today, user.age) : null,
    reports: reports
      .filter(({ source }) => source !== 'profile')
      .slice(0, reportsShown)
      .map(({ since: _, ...report }) => report),
    weightConsent: consents.has('bodyWeight'),
    weights,
  };
}

async function withAdvice(
  deps: Deps,
  actor: Actor,
  reports: readonly DiscomfortReport[],
  { days, age }: { days: readonly CaredDay[]; age: number | null },
): Promise<Body['standing']> {
  const standing = standingDiscomforts(reports);
  if (standing.length === 0) return [];
  const exercises = await exercisesToCompose(deps);
  const hurts = standing.filter(({ cares }) => !cares);
  const areasOf = (list: typeof standing) => list.map(({ region }) => areaOfRegion[region]);
  const hurting = { injured: areasOf(hurts), acute: areasOf(hurts.filter(isSevere)) };
  const dayOf = dayOfIn(actor);
  const today = localDateIn(actor.timeZone, deps.now());
  return standing.map((each) => {
    const plan = planFor(each, days, exercises);
    const isReferral = needsReferral(each, today, dayOf);
    const { region } = each;
    const { protocol, ...advice } = adviceOn({ region, isReferral, sparing: sparedBy(plan), hurting, exercises, age });
    const named = (list: typeof exercises) =>
      list.flatMap(({ code, name, slug }) => (code === null ? [] : [{ code, name, slug }]));
    return {
      ...each,
      isAsked: isAsked(each, today, dayOf),
      advice: {
        ...advice,
        protocol: protocol && { dose: protocol.dose, now: named(protocol.now), later: named(protocol.later) },
      },
      plan,
    };
  });
}

const dayMs = 86_400_000;
/** «Días» and «semanas», in days; the second is longer than the week after which a professional comes first. */
const daysAgo: Record<DiscomfortBeginning, number> = { today: 0, days: 3, weeks: 14 };

/** Stores a discomfort with its consent; its area is spared from now on, also in the planned week. */
export function reportDiscomfort(
  deps: Deps,
  actor: Actor,
  { consent: _, began, ...report }: Parsed<typeof reportContract>['body'],
): Promise<Body> {
  return changed(deps, actor, { wasKnown: false }, async (inTx) => {
    await giveConsent(inTx, actor, 'discomforts');
    const now = deps.now();
    const since = began === undefined ? null : new Date(now.getTime() - daysAgo[began] * dayMs);
    const row = { ...report, id: deps.newId(), since, acute: false, source: 'body' as const };
    await queries.insertReports(inTx.db, actor.userId, [row], now);
  });
}

/** @throws AppError discomfort.not_found */
export function removeDiscomfort(deps: Deps, actor: Actor, id: string): Promise<Body> {
  return changed(deps, actor, { wasKnown: true }, async (inTx) => {
    if (!(await queries.deleteReport(inTx.db, actor.userId, id))) throw new AppError('discomfort.not_found');
  });
}

/** Erases the reasons of planned days that mention them, too, and withdraws the consent. */
export function eraseDiscomforts(deps: Deps, actor: Actor): Promise<Body> {
  return changed(deps, actor, { wasKnown: true }, async (inTx) => {
    await withdrawConsent(inTx, actor, 'discomforts');
    await queries.deleteReports(inTx.db, actor.userId);
  });
}

async function changed(
  deps: Deps,
  actor: Actor,
  change: Parameters<typeof followHealthChange>[2],
  write: (inTx: Deps) => Promise<void>,
): Promise<Body> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    await write(inTx);
    await followHealthChange(inTx, actor, change);
    return bodyOf(inTx, actor);
  });
}

/** Stores a body weight with its consent; the latest day's weight goes to the profile. @throws AppError request.invalid */
export async function recordWeight(deps: Deps, actor: Actor, { date, kilograms }: queries.BodyWeight): Promise<Body> {
  if (date > localDateIn(actor.timeZone, deps.now())) {
    throw new AppError('request.invalid', [{ path: 'date', message: bodyMessages.futureWeight }]);
  }
  return inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    await giveConsent(inTx, actor, 'bodyWeight');
    await queries.upsertWeight(tx, actor.userId, { date, kilograms });
    const latest = (await queries.weightsOf(tx, actor.userId)).at(-1);
    if (latest?.date === date) await saveWeight(inTx, actor, kilograms);
    return bodyOf(inTx, actor);
  });
}

export async function eraseWeights(deps: Deps, actor: Actor, date: string | undefined): Promise<Body> {
  return inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    if (date === undefined) await withdrawConsent(inTx, actor, 'bodyWeight');
    await queries.deleteWeights(tx, actor.userId, date);
    const latest = (await queries.weightsOf(tx, actor.userId)).at(-1);
    if (latest) await saveWeight(inTx, actor, latest.kilograms);
    return bodyOf(inTx, actor);
  });
}

export function weightsBetween(deps: Deps, actor: Actor, period: { from: string; to: string }) {
  return queries.weightsOf(deps.db, actor.userId, period);
}
