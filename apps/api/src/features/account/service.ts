import { passwordChangedOrder } from '#features/account/mails.ts';
import * as queries from '#features/account/queries.ts';
import { endAccess } from '#features/auth/access.service.ts';
import { hashPassword, verifyPassword } from '#features/auth/hashing.service.ts';
import { refuseWeakPassword } from '#features/auth/password-strength.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { limitGuesses } from '#kit/limits.ts';
import { endLinks } from '#kit/mail/links.ts';
import { queueMail } from '#kit/mail/outbox.ts';

/** @throws AppError auth.wrong_password, auth.required when the account is gone */
export async function verifiedAccount(deps: Deps, actor: Actor, password: string): Promise<queries.Account> {
  const account = found(await queries.accountOf(deps.db, actor.userId), 'auth.required');
  const guess = { account: `password ${actor.userId}`, address: actor.authSessionId, isOpen: false };
  const proven = await limitGuesses(deps.db, guess, async () =>
    (await verifyPassword(account.passwordHash, password, actor.userId)) ? account : null,
  );
  if (!proven) throw new AppError('auth.wrong_password');
  return proven;
}

/** Ends every other sign-in. @throws AppError auth.wrong_password, also when another request changed it first */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email, name, passwordHash, isAdmin } = await verifiedAccount(deps, actor, input.currentPassword);
  refuseWeakPassword('newPassword', input.newPassword, { email, name, isAdmin });
  const nextHash = await hashPassword(input.newPassword, actor.userId);
  await inTransaction(deps, async (tx) => {
    const now = deps.now();
    const passwords = { formerHash: passwordHash, nextHash };
    if (!(await queries.replacePassword(tx, actor.userId, passwords, now))) throw new AppError('auth.wrong_password');
    await endAccess(tx, actor.userId, actor.authSessionId);
    await endLinks(deps, tx, 'reset_password', { userId: actor.userId });
    await queueMail(deps, tx, passwordChangedOrder({ userId: actor.userId, email }, now));
  });
}

/** Ends every sign-in of the account, the caller's too, and the calendar's address. */
export async function signOutEverywhere(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, (tx) => endAccess(tx, actor.userId));
}
