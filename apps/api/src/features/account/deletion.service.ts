import { deleteUser, forgetAdmin, lockAccount } from '#features/account/deletion.queries.ts';
import { farewellOrder } from '#features/account/mails.ts';
import type { Account } from '#features/account/queries.ts';
import { verifiedAccount } from '#features/account/service.ts';
import { anonymiseBilling, endAtProvider } from '#features/billing/deletion.service.ts';
import { endLinksOf } from '#features/coaching/link.service.ts';
import { eraseFilms } from '#features/films/erasure.service.ts';
import { eraseLeads } from '#features/leads/service.ts';
import { leavePolar } from '#features/polar/service.ts';
import { eraseThreads } from '#features/support/contact.service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { codeOf } from '#kit/jobs.ts';
import { eraseMails } from '#kit/mail/erasure.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';
import { forgetOrders } from '#kit/webhooks/outbox.ts';

const dayMs = 24 * 3_600_000;
/** Registering and deleting the same address repeatedly must not fill its mailbox. */
const farewellsPerDay = 3;

/** docs/product.md#account. @throws AppError auth.wrong_password, auth.required, payments.*: then nothing is deleted */
export async function deleteAccount(deps: Deps, actor: Actor, password: string): Promise<void> {
  const account = await verifiedAccount(deps, actor, password);
  await endAccount(deps, actor.userId, account, {
    lockOrThrow: async (tx) => {
      if (!(await lockAccount(tx, actor.userId, account.passwordHash))) throw new AppError('auth.required');
    },
  });
}

type Ending = {
  lockOrThrow: (tx: Database) => Promise<void>;
  recordEnd?: (tx: Database) => Promise<void>;
};

/** Checked before the provider is called and again in the deleting transaction. @throws AppError payments.* */
export async function endAccount(deps: Deps, userId: string, account: Account, ending: Ending): Promise<void> {
  await inTransaction(deps, ending.lockOrThrow);
  // no player may keep paying for a deleted account
  await endAtProvider(deps, userId);
  await leavePolar(deps, userId);
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

/** The mail is an order: a failing mail server prevents no deletion. @returns the mails whose files have to go */
async function eraseAccount(deps: Deps, tx: Database, userId: string, account: Account): Promise<string[]> {
  const now = deps.now();
  await endLinksOf({ ...deps, db: tx }, userId, 'coach');
  const { email, isVerified } = account;
  const farewell = farewellOrder(email);
  const farewells = await countMails(tx, farewell, new Date(now.getTime() - dayMs));
  // an unconfirmed address may belong to another person, who has filled in forms
  const person = { userId, email: isVerified ? email : null };
  const threads = await eraseThreads(tx, person);
  const leads = await eraseLeads(tx, person);
  const exceptKinds = [...threads.exceptKinds, ...leads.exceptKinds];
  const mailIds = await eraseMails(tx, { to: email, ...threads, exceptKinds, keepsHash: !isVerified }, now);
  await forgetAdmin(tx, userId);
  await anonymiseBilling(tx, { userId, email });
  await forgetOrders(tx, userId);
  await eraseFilms(deps, tx, { userId });
  await deleteUser(tx, userId);
  if (farewells < farewellsPerDay) await queueMail(deps, tx, farewell);
  return mailIds;
}
