import { type Body, reportsShown } from '@bandeja/domain/body/contract';
import { bodyMessages } from '@bandeja/domain/body/messages';
import { type DiscomfortReport, isSevere, standingDiscomforts } from '@bandeja/domain/body/rules';
import { areaOfRegion } from '@bandeja/domain/body/vocabulary';
import { daysBetween, localDateIn } from '@bandeja/domain/calendar/dates';
import { adviceOn } from '@bandeja/trainer/safety/discomfort';
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
  const [consents, reports, weights] = await Promise.all([
    standingConsents(deps, actor),
    queries.reportsOf(deps.db, actor.userId),
    queries.weightsOf(deps.db, actor.userId),
  ]);
  return {
    discomfortsConsent: consents.has('discomforts'),
    standing: await withAdvice(deps, actor, reports),
    reports: reports.slice(0, reportsShown),
    weightConsent: consents.has('bodyWeight'),
    weights,
  };
}

async function withAdvice(deps: Deps, actor: Actor, reports: readonly DiscomfortReport[]): Promise<Body['standing']> {
  const standing = standingDiscomforts(reports);
  if (standing.length === 0) return [];
  const [{ age }, exercises] = await Promise.all([loadUser(deps, actor.userId), exercisesToCompose(deps)]);
  const areasOf = (list: readonly DiscomfortReport[]) => list.map(({ region }) => areaOfRegion[region]);
  const hurting = { injured: areasOf(standing), acute: areasOf(standing.filter(isSevere)) };
  const today = localDateIn(actor.timeZone, deps.now());
  return standing.map((report) => {
    const days = daysBetween(localDateIn(actor.timeZone, new Date(report.since)), today);
    const { protocol, ...advice } = adviceOn({ report, days, hurting, exercises, age });
    const named = (list: typeof exercises) =>
      list.flatMap(({ code, name, slug }) => (code === null ? [] : [{ code, name, slug }]));
    return {
      ...report,
      advice: {
        ...advice,
        protocol: protocol && { dose: protocol.dose, now: named(protocol.now), later: named(protocol.later) },
      },
    };
  });
}

/** Stores a discomfort with its consent; its area is spared from now on, also in the planned week. */
export function reportDiscomfort(deps: Deps, actor: Actor, report: queries.NewReport): Promise<Body> {
  return changed(deps, actor, { wasKnown: false }, async (inTx) => {
    await giveConsent(inTx, actor, 'discomforts');
    await queries.insertReport(inTx.db, actor.userId, report, { id: deps.newId(), now: deps.now() });
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
