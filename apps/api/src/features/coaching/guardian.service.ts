import { createHash, randomBytes } from 'node:crypto';
import type { GuardianView } from '@bandeja/domain/coaching/contract';
import { openScopes } from '@bandeja/domain/coaching/rules';
import { coachById } from '#features/coaching/coaches.queries.ts';
import * as queries from '#features/coaching/link.queries.ts';
import { loadUser, standingConsents } from '#features/profile/service.ts';
import { messagesBetween } from '#features/support/coaching.service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { found } from '#kit/errors.ts';
import { queueMail } from '#kit/mail/outbox.ts';

export const guardianMailKind = 'coach_guardian';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The mail carries the token; the database has its hash alone. */
export async function askGuardian(
  inTx: Deps,
  tx: Database,
  link: { userId: string; id: string },
  email: string,
): Promise<{ email: string; tokenHash: Buffer }> {
  const token = randomBytes(32).toString('base64url');
  const payload = { userId: link.userId, token };
  await queueMail(inTx, tx, { kind: guardianMailKind, to: email, payload, dedupeKey: `guardian:${link.id}` });
  return { email, tokenHash: hashOf(token) };
}

/** @throws AppError mail.link_invalid once the link has ended */
export async function lookAsGuardian(deps: Deps, token: string): Promise<GuardianView> {
  const link = found(await queries.linkOfGuardian(deps.db, hashOf(token)), 'mail.link_invalid');
  const { user_id: userId, coach_id: coachId } = link;
  const coach = found(await coachById(deps.db, found(coachId, 'mail.link_invalid')), 'mail.link_invalid');
  const { name } = await loadUser(deps, userId);
  return {
    player: name,
    coach,
    scopes: openScopes(await standingConsents(deps, { userId })),
    isConfirmed: link.guardian_confirmed_at !== null,
    messages: await messagesBetween(deps, { userId, coachId: coach._id }),
  };
}

/** @throws AppError mail.link_invalid */
export async function confirmAsGuardian(deps: Deps, token: string): Promise<GuardianView> {
  const link = found(await queries.linkOfGuardian(deps.db, hashOf(token)), 'mail.link_invalid');
  await inTransaction(deps, (tx) => queries.confirmGuardian(tx, link, deps.now()));
  return lookAsGuardian(deps, token);
}

/** Whose link a guardian's token names. @throws AppError mail.link_invalid */
export async function playerOfGuardian(deps: Deps, token: string): Promise<string> {
  return found(await queries.linkOfGuardian(deps.db, hashOf(token)), 'mail.link_invalid').user_id;
}
