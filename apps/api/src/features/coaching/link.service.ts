import { createHash, randomInt } from 'node:crypto';
import type { acceptCoach, lookAtInvite, MyCoach } from '@bandeja/domain/coaching/contract';
import { coachingMessages } from '@bandeja/domain/coaching/messages';
import { codeOf, needsCoachGuardian, openScopes, shownCode } from '@bandeja/domain/coaching/rules';
import {
  type CoachScope,
  coachConsents,
  coachScopes,
  codeCharacters,
  codeLength,
  inviteDays,
} from '@bandeja/domain/coaching/vocabulary';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { includesCoach, isBlocked, isGuarded } from '#features/coach-access/access.service.ts';
import * as coaches from '#features/coaching/coaches.queries.ts';
import { askGuardian } from '#features/coaching/guardian.service.ts';
import * as queries from '#features/coaching/link.queries.ts';
import { giveConsent, loadUser, lockProfile, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

const dayMs = 24 * 3_600_000;

const hashOf = (code: string): Buffer => createHash('sha256').update(`coach ${code}`).digest();

/** The code is shown this once. @throws AppError coaching.not_approved, coaching.full */
export async function makeInvite(deps: Deps, actor: Actor): Promise<{ code: string; expiresAt: string }> {
  found(await coaches.coachById(deps.db, actor.userId), 'coaching.not_approved');
  const at = deps.now();
  const expiresAt = new Date(at.getTime() + inviteDays * dayMs);
  const code = Array.from({ length: codeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join('');
  await inTransaction(deps, async (tx) => {
    if ((await queries.freeSeats(tx, actor.userId)) <= 0) throw new AppError('coaching.full');
    await queries.insertInvite(tx, { userId: actor.userId, codeHash: hashOf(code), at, expiresAt });
  });
  return { code: shownCode(code), expiresAt: expiresAt.toISOString() };
}

export async function forgetInvites(deps: Deps): Promise<void> {
  await inTransaction(deps, (tx) => queries.deleteExpiredInvites(tx, deps.now()));
}

/** @throws AppError coaching.code_invalid */
export async function lookAt(deps: Deps, actor: Actor, typed: string): Promise<ResponseOf<typeof lookAtInvite>> {
  const code = found(codeOf(typed), 'coaching.code_invalid');
  const coachId = found(await queries.coachOfCode(deps.db, hashOf(code), deps.now()), 'coaching.code_invalid');
  const coach = found(await coaches.coachById(deps.db, coachId), 'coaching.code_invalid');
  if (await isBlocked(deps, actor.userId, coachId)) throw new AppError('coaching.code_invalid');
  const { age } = await loadUser(deps, actor.userId);
  const needsGuardian = age === null ? null : needsCoachGuardian(age, false);
  return { coach, needsGuardian, isIncluded: await includesCoach(deps, actor.userId) };
}

/** Of several callers at once one has the code and the seat. @throws AppError coaching.* */
export async function accept(deps: Deps, actor: Actor, body: Parsed<typeof acceptCoach>['body']): Promise<MyCoach> {
  const code = found(codeOf(body.code), 'coaching.code_invalid');
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    const at = deps.now();
    if ((await queries.standingLink(tx, actor.userId)) !== null) throw new AppError('coaching.has_coach');
    if (!(await includesCoach(inTx, actor.userId))) throw new AppError('coaching.needs_pro');
    const coachId = found(await queries.useCode(tx, hashOf(code), at), 'coaching.code_invalid');
    if (coachId === actor.userId) throw new AppError('coaching.own');
    if (await isBlocked(inTx, actor.userId, coachId)) throw new AppError('coaching.code_invalid');
    if ((await queries.freeSeats(tx, coachId)) <= 0) throw new AppError('coaching.full');
    const coach = found(await coaches.coachById(tx, coachId), 'coaching.code_invalid');
    const { age, email } = await loadUser(inTx, actor.userId);
    const needsGuardian = needsCoachGuardian(age, body.isAdult);
    if (needsGuardian && coach.certificateOn === null) throw new AppError('coaching.certificate_required');
    const link = { userId: actor.userId, id: inTx.newId(), coachId, at };
    const guardian = needsGuardian
      ? await askGuardian(inTx, tx, link, guardianAddress(body.guardianEmail, email))
      : null;
    await queries.insertLink(tx, { ...link, guardian });
    await giveConsent(inTx, actor, coachConsents.plan);
    await setScopes(inTx, actor, body.scopes);
  });
  return myCoach(deps, actor);
}

function guardianAddress(given: string | undefined, own: string): string {
  const issue = (message: string) => [{ path: 'guardianEmail', message }];
  if (given === undefined) throw new AppError('coaching.guardian_required', issue(coachingMessages.guardianEmail));
  if (given.toLowerCase() === own.toLowerCase()) {
    throw new AppError('coaching.guardian_required', issue(coachingMessages.guardianOwn));
  }
  return given;
}

const unshared = ['films', 'checkIns'] as const;

/** The server holds these for the coach's eyes alone: what was there until now is deleted by those who store it. */
async function unshare(inTx: Deps, userId: string, kind: (typeof unshared)[number]): Promise<void> {
  await inTx.jobs.send(inTx.db, 'unshare', { kind, userId, until: inTx.now().toISOString() });
}

async function setScopes(inTx: Deps, actor: Pick<Actor, 'userId'>, scopes: readonly CoachScope[]): Promise<void> {
  for (const scope of coachScopes) {
    const change = scopes.includes(scope) ? giveConsent : withdrawConsent;
    await change(inTx, actor as Actor, coachConsents[scope]);
  }
  if (!scopes.includes('health')) await unshare(inTx, actor.userId, 'checkIns');
  if (!scopes.includes('films')) await unshare(inTx, actor.userId, 'films');
}

export async function myCoach(deps: Deps, actor: Actor): Promise<MyCoach> {
  const { db } = deps;
  const link = await queries.standingLink(db, actor.userId);
  const isIncluded = await includesCoach(deps, actor.userId);
  const former = await queries.formerLinks(db, actor.userId);
  const coach = link?.coach_id ? await coaches.coachById(db, link.coach_id) : null;
  if (!link || !coach) return { coach: null, isIncluded, former };
  const { age } = await loadUser(deps, actor.userId);
  const guarded = isGuarded({
    age,
    isGuardianAsked: link.guardian_asked_at !== null,
    isGuardianThere: link.guardian_confirmed_at !== null,
    hasCertificate: coach.certificateOn !== null,
  });
  const awake = isIncluded ? 'open' : 'asleep';
  return {
    coach: {
      ...coach,
      state: guarded ? awake : 'waiting',
      since: link.accepted_at.toISOString(),
      scopes: openScopes(await standingConsents(deps, actor)),
      guardianEmail: link.guardian_email,
      mails: link.mails_player,
      pushes: link.pushes_player,
    },
    isIncluded,
    former,
  };
}

/** Whatever is being read under the former choice is done first. @throws AppError coaching.none */
export async function putScopes(deps: Deps, actor: Actor, scopes: CoachScope[]): Promise<MyCoach> {
  await inTransaction(deps, async (tx, inTx) => {
    found(await queries.lockLink(tx, actor.userId), 'coaching.none');
    await setScopes(inTx, actor, scopes);
  });
  return myCoach(deps, actor);
}

/** @throws AppError coaching.none */
export async function putNotices(deps: Deps, actor: Actor, notices: { mails: boolean; pushes: boolean }) {
  if (!(await queries.setNotices(deps.db, actor.userId, notices))) throw new AppError('coaching.none');
  return myCoach(deps, actor);
}

type Side = 'player' | 'coach' | 'guardian' | 'admin';

/** At once: the consents go with it. False where there is none any more. */
export async function endLink(inTx: Deps, playerId: string, by: Side, coachId?: string): Promise<boolean> {
  const link = await queries.lockLink(inTx.db, playerId);
  if (link === null || (coachId !== undefined && link.coach_id !== coachId)) return false;
  await queries.endLink(inTx.db, link, { at: inTx.now(), by });
  for (const kind of unshared) await unshare(inTx, playerId, kind);
  for (const kind of Object.values(coachConsents)) await withdrawConsent(inTx, { userId: playerId }, kind);
  return true;
}

/** @throws AppError coaching.none */
export async function endByPlayer(deps: Deps, actor: Actor): Promise<MyCoach> {
  await inTransaction(deps, async (_tx, inTx) => {
    if (!(await endLink(inTx, actor.userId, 'player'))) throw new AppError('coaching.none');
  });
  return myCoach(deps, actor);
}

/** @throws AppError coaching.not_found */
export async function endByCoach(deps: Deps, actor: Actor, playerId: string): Promise<void> {
  await inTransaction(deps, async (_tx, inTx) => {
    if (!(await endLink(inTx, playerId, 'coach', actor.userId))) throw new AppError('coaching.not_found');
  });
}

type Report = { reason: string; blocks: boolean };

/** @throws AppError coaching.none */
export async function reportCoach(deps: Deps, actor: Actor, report: Report): Promise<MyCoach> {
  await inTransaction(deps, async (tx, inTx) => {
    const link = found(await queries.lockLink(tx, actor.userId), 'coaching.none');
    await storeReport(inTx, actor.userId, found(link.coach_id, 'coaching.none'), report);
    if (report.blocks) await endLink(inTx, actor.userId, 'player');
  });
  return myCoach(deps, actor);
}

/** @throws AppError coaching.not_found */
export async function reportPlayer(deps: Deps, actor: Actor, playerId: string, report: Report): Promise<void> {
  await inTransaction(deps, async (tx, inTx) => {
    const link = await queries.lockLink(tx, playerId);
    if (link?.coach_id !== actor.userId) throw new AppError('coaching.not_found');
    await storeReport(inTx, actor.userId, playerId, report);
    if (report.blocks) await endLink(inTx, playerId, 'coach');
  });
}

async function storeReport(inTx: Deps, userId: string, aboutId: string, { reason, blocks }: Report): Promise<void> {
  const at = inTx.now();
  await coaches.insertReport(inTx.db, { userId, id: inTx.newId(), aboutId, reason, at });
  if (blocks) await coaches.insertBlock(inTx.db, userId, aboutId, at);
}

/** All links of a coach who is one no longer. */
export async function endLinksOf(inTx: Deps, coachId: string, by: 'coach' | 'admin'): Promise<void> {
  for (const link of await queries.linksOfCoach(inTx.db, coachId)) await endLink(inTx, link.user_id, by, coachId);
}
