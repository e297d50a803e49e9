import type { PlayerFile } from '@bandeja/domain/account/contract';
import { marketingStateSchema } from '@bandeja/domain/leads/schemas';
import { coachOf, consentsOf, marketingOf, sessionsOf } from '#features/account/player.queries.ts';
import { accountOf } from '#features/account/queries.ts';
import { resendVerification } from '#features/auth/address.service.ts';
import { orderReset } from '#features/auth/password.service.ts';
import { accountById } from '#features/profile/admin.service.ts';
import { playerThreads } from '#features/support/service.ts';
import { recordChange } from '#kit/audit.ts';
import { listAuditEntries } from '#kit/audit-log.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { bouncesOf, forgetBounces } from '#kit/mail/bounces.ts';

const shownEntries = 10;
const hourMs = 3_600_000;

/** @throws AppError account.not_found */
export async function playerFile(deps: Deps, actor: Actor, userId: string): Promise<PlayerFile> {
  const { db, now } = deps;
  const account = found(await accountById(deps, userId), 'account.not_found');
  const [consents, coach, sessions, threads, marketing, audit, mailBounces] = await Promise.all([
    consentsOf(db, userId),
    coachOf(db, userId),
    sessionsOf(db, userId, now()),
    playerThreads(deps, userId),
    marketingOf(db, account.email),
    listAuditEntries(db, { entity: 'user', entityId: userId, limit: shownEntries }),
    bouncesOf(db, account.email),
  ]);
  const since = new Date(now().getTime() - hourMs).toISOString();
  const isNoted = audit.some(
    ({ action, actor: by, at }) => action === 'view' && by?._id === actor.userId && at > since,
  );
  if (!isNoted) await recordChange(db, noteOf(deps, actor, 'view', userId));
  return {
    account,
    consents,
    coach,
    sessions,
    threads,
    marketing: marketingStateSchema.parse(marketing),
    audit,
    mailBounces,
  };
}

const noteOf = ({ newId, now }: Deps, actor: Actor, action: string, userId: string) => ({
  id: newId(),
  actorId: actor.userId,
  at: now(),
  action,
  entity: 'user',
  entityId: userId,
});

/** Accounts that are gone, are confirmed or got five mails within the hour are left out. */
export async function resendVerifications(deps: Deps, actor: Actor, ids: string[]): Promise<{ sent: number }> {
  let sent = 0;
  for (const userId of new Set(ids)) {
    try {
      const account = await accountOf(deps.db, userId);
      if (account) await forgetBounces(deps.db, account.email);
      if (!(await resendVerification(deps, { userId }))) continue;
    } catch (error) {
      if (error instanceof AppError && error.code === 'rate.limited') continue;
      throw error;
    }
    await recordChange(deps.db, noteOf(deps, actor, 'resend_verification', userId));
    sent += 1;
  }
  return { sent };
}

/** @throws AppError account.not_found */
export async function sendReset(deps: Deps, actor: Actor, userId: string): Promise<void> {
  const { email } = found(await accountOf(deps.db, userId), 'account.not_found');
  await forgetBounces(deps.db, email);
  await orderReset(deps, email);
  await recordChange(deps.db, noteOf(deps, actor, 'send_reset', userId));
}
