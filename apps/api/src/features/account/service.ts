import { passwordChangedOrder } from '#features/account/mails.ts';
import * as queries from '#features/account/queries.ts';
import { hashPassword, verifyPassword } from '#features/auth/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { endLinks } from '#kit/mail/links.ts';
import { queueMail } from '#kit/mail/outbox.ts';

/**
 * The account of the player who calls, once their password is proved again.
 * @throws AppError auth.wrong_password, auth.required when the account is gone
 */
export async function provenAccount(deps: Deps, actor: Actor, password: string): Promise<queries.Account> {
  const account = await queries.accountOf(deps.db, actor.userId);
  if (!account) throw new AppError('auth.required');
  if (!(await verifyPassword(account.passwordHash, password))) throw new AppError('auth.wrong_password');
  return account;
}

/**
 * Changes the password. Every other sign-in ends, links to a new password end too, and a mail says so.
 * @throws AppError auth.wrong_password, also when another request changed it first
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email, passwordHash } = await provenAccount(deps, actor, input.currentPassword);
  const nextHash = await hashPassword(input.newPassword);
  await inTransaction(deps, async (tx) => {
    const now = deps.now();
    const passwords = { formerHash: passwordHash, nextHash };
    if (!(await queries.replacePassword(tx, actor.userId, passwords, now))) throw new AppError('auth.wrong_password');
    await queries.endSignIns(tx, actor.userId, actor.authSessionId);
    await endLinks(deps, tx, 'reset_password', { userId: actor.userId });
    await queueMail(deps, tx, passwordChangedOrder({ userId: actor.userId, email }, now));
  });
}

/** Ends every sign-in of the account, the one that asks too. */
export function signOutEverywhere(deps: Deps, actor: Actor): Promise<void> {
  return queries.endSignIns(deps.db, actor.userId);
}
