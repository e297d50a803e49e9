import { accountById, markVerified } from '#features/auth/account.queries.ts';
import { verificationOrder } from '#features/auth/mails.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { findLink, redeemLink } from '#kit/mail/links.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';

const hourMs = 3_600_000;
const mailsPerHour = 5;

/** Confirms the address of an account; a link that was followed before changes nothing. @throws AppError mail.link_invalid */
export async function verifyEmail(deps: Deps, token: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const link = await findLink(deps, tx, 'verify_email', token);
    if (!link || !('userId' in link.owner)) throw new AppError('mail.link_invalid');
    await redeemLink(deps, tx, 'verify_email', token);
    await markVerified(tx, link.owner.userId, deps.now());
  });
}

/** Repeated registering and deleting must not fill a stranger's mailbox. @returns whether it was ordered */
export async function orderVerification(
  deps: Deps,
  tx: Database,
  account: { userId: string; email: string },
): Promise<boolean> {
  const order = verificationOrder(account);
  const recent = await countMails(tx, order, new Date(deps.now().getTime() - hourMs));
  if (recent >= mailsPerHour) return false;
  await queueMail(deps, tx, order);
  return true;
}

/** Orders the mail of the registration again. @returns false for a confirmed account. @throws AppError rate.limited */
export async function resendVerification(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<boolean> {
  return inTransaction(deps, async (tx) => {
    const account = await accountById(tx, userId);
    if (!account || account.isVerified) return false;
    const isOrdered = await orderVerification(deps, tx, { userId: account.id, email: account.email });
    if (!isOrdered) throw new AppError('rate.limited');
    return true;
  });
}
