import { deleteUser, forgetAdmin, lockAccount } from '#features/account/deletion.queries.ts';
import { farewellOrder } from '#features/account/mails.ts';
import type { Account } from '#features/account/queries.ts';
import { verifiedAccount } from '#features/account/service.ts';
import { anonymiseBilling, endAtProvider } from '#features/billing/deletion.service.ts';
import { eraseContacts } from '#features/leads/service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { codeOf } from '#kit/jobs.ts';
import { eraseMails } from '#kit/mail/erasure.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';

const dayMs = 24 * 3_600_000;
/** Registering and deleting the same address repeatedly must not fill its mailbox. */
const farewellsPerDay = 3;

/**
 * Deletes an account and all its data (docs/product.md#account). Admins may delete theirs too, even the last one: `npm
 * run admin` promotes another.
 * @throws AppError auth.wrong_password, auth.required when it is gone already, payments.provider_failed and
 *   payments.unavailable when a paid subscription cannot be ended: then nothing is deleted
 */
export async function deleteAccount(deps: Deps, actor: Actor, password: string): Promise<void> {
  const account = await verifiedAccount(deps, actor, password);
  await endAccount(deps, actor.userId, account, {
    lockOrThrow: async (tx) => {
      if (!(await lockAccount(tx, actor.userId, account.passwordHash))) throw new AppError('auth.required');
    },
  });
}

type Ending = {
  /** Throws when the account may not be ended, and locks it until the transaction ends. */
  lockOrThrow: (tx: Database) => Promise<void>;
  /** Records the end of the account. */
  recordEnd?: (tx: Database) => Promise<void>;
};

/**
 * Ends the account's subscription at the provider and deletes the account. The preconditions are checked before the
 * provider is called and again in the deleting transaction.
 * @throws AppError of `lockOrThrow`, payments.provider_failed and payments.unavailable
 */
export async function endAccount(deps: Deps, userId: string, account: Account, ending: Ending): Promise<void> {
  await inTransaction(deps, ending.lockOrThrow);
  // no player may keep paying for a deleted account
  await endAtProvider(deps, userId);
  const mailIds = await inTransaction(deps, async (tx) => {
    await ending.lockOrThrow(tx);
    await ending.recordEnd?.(tx);
    return eraseAccount(deps, tx, userId, account);
  });
  try {
    await deps.mail.erase(mailIds);
  } catch (error) {
    // the account is deleted; the daily sweep tries the files again
    deps.log.warn({ code: codeOf(error) }, 'mail files not erased yet');
  }
}

/**
 * The confirming mail is an order like any other, so that a failing mail server cannot prevent a deletion; its row and
 * file are deleted the day after it was sent.
 * @returns the mails whose files have to go
 */
async function eraseAccount(deps: Deps, tx: Database, userId: string, account: Account): Promise<string[]> {
  const now = deps.now();
  const { email, isVerified } = account;
  const farewell = farewellOrder(email);
  const farewells = await countMails(tx, farewell, new Date(now.getTime() - dayMs));
  // an unconfirmed address may belong to another person, who has filled in forms
  const contacts = await eraseContacts(tx, { userId, email: isVerified ? email : null });
  const mailIds = await eraseMails(tx, { to: email, ...contacts, keepsHash: !isVerified }, now);
  await forgetAdmin(tx, userId);
  await anonymiseBilling(tx, { userId, email });
  await deleteUser(tx, userId);
  if (farewells < farewellsPerDay) await queueMail(deps, tx, farewell);
  return mailIds;
}
