import type { Application, CoachDesk, decideCoach, putApplication } from '@bandeja/domain/coaching/contract';
import { coachTerms } from '@bandeja/domain/coaching/messages';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/coaching/coaches.queries.ts';
import { endLinksOf } from '#features/coaching/link.service.ts';
import { bytesOf } from '#features/coaching/photo.rules.ts';
import { loadUser } from '#features/profile/service.ts';
import { recordChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { queueMail } from '#kit/mail/outbox.ts';

export const decisionMailKind = 'coach_decided';

export async function apply(
  deps: Deps,
  actor: Actor,
  { confidentiality: _agreed, photo, ...fields }: Parsed<typeof putApplication>['body'],
): Promise<{ application: Application | null }> {
  const agreed = { version: coachTerms.version, at: deps.now() };
  await queries.storeApplication(deps.db, actor.userId, { ...fields, photo: bytesOf(photo) }, agreed);
  return applicationOf(deps, actor);
}

export async function applicationOf({ db }: Deps, { userId }: Actor): Promise<{ application: Application | null }> {
  return { application: await queries.applicationOf(db, userId) };
}

/** @throws AppError coaching.coach_not_found */
export async function decide(
  deps: Deps,
  actor: Actor,
  coachId: string,
  { state, certificateOn }: Parsed<typeof decideCoach>['body'],
): Promise<CoachDesk> {
  await inTransaction(deps, async (tx, inTx) => {
    const at = deps.now();
    const former = await queries.applicationOf(tx, coachId);
    if (!(await queries.decide(tx, coachId, { state, certificateOn, at }))) {
      throw new AppError('coaching.coach_not_found');
    }
    if (state === 'rejected') await endLinksOf(inTx, coachId, 'admin');
    const details = { state, ...(certificateOn !== null && { certificateOn }) };
    const change = { id: inTx.newId(), actorId: actor.userId, at, entity: 'user', entityId: coachId };
    await recordChange(tx, { ...change, action: 'decide_coach', details });
    if (former?.state === state) return;
    const { email } = await loadUser(inTx, coachId);
    const payload = { userId: coachId, state };
    await queueMail(inTx, tx, { kind: decisionMailKind, to: email, payload });
  });
  return queries.desk(deps.db);
}

/** @throws AppError coaching.coach_not_found */
export async function resolveReport(deps: Deps, actor: Actor, id: string): Promise<CoachDesk> {
  await inTransaction(deps, async (tx) => {
    const at = deps.now();
    if (!(await queries.resolveReport(tx, id, at))) throw new AppError('coaching.coach_not_found');
    const change = { id: deps.newId(), actorId: actor.userId, at, entity: 'coach_report', entityId: id };
    await recordChange(tx, { ...change, action: 'resolve_report' });
  });
  return queries.desk(deps.db);
}
