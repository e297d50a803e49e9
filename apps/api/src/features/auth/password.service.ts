import { endAccess } from '#features/auth/access.service.ts';
import { accountById, markVerified, replacePassword } from '#features/auth/account.queries.ts';
import { hashPassword } from '#features/auth/hashing.service.ts';
import { passwordChangedOrder, resetOrder } from '#features/auth/mails.ts';
import { refuseWeakPassword } from '#features/auth/password-strength.service.ts';
import { signInAccount } from '#features/auth/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { forgetGuesses } from '#kit/limits.ts';
import { endLinks, findLink, redeemLink } from '#kit/mail/links.ts';
import { countMails, queueMail } from '#kit/mail/outbox.ts';

const hourMs = 3_600_000;
const mailsPerHour = 3;

/** At most three an hour. An unknown address takes the same path: neither response nor time shows whether an account exists. */
export async function orderReset(deps: Deps, email: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const order = resetOrder(email);
    const recent = await countMails(tx, order, new Date(deps.now().getTime() - hourMs));
    if (recent < mailsPerHour) await queueMail(deps, tx, order);
  });
}

/** Once, within the hour. Having received the mail confirms the address. @throws AppError mail.link_invalid */
export async function resetPassword(deps: Deps, input: { token: string; password: string }): Promise<void> {
  const link = await findLink(deps, deps.db, 'reset_password', input.token);
  // guessing is cheap to refuse, hashing is not
  if (!link || link.usedAt !== null) throw new AppError('mail.link_invalid');
  const person = 'userId' in link.owner ? await accountById(deps.db, link.owner.userId) : null;
  refuseWeakPassword('password', input.password, person);
  const passwordHash = await hashPassword(input.password, person?.id ?? 'nobody');
  await inTransaction(deps, async (tx) => {
    const now = deps.now();
    const owner = await redeemLink(deps, tx, 'reset_password', input.token);
    const account = owner && 'userId' in owner ? await accountById(tx, owner.userId) : null;
    if (!owner || !account) throw new AppError('mail.link_invalid');
    await replacePassword(tx, account.id, passwordHash, now);
    await endAccess(tx, account.id);
    await markVerified(tx, account.id, now);
    await endLinks(deps, tx, 'reset_password', owner);
    await queueMail(deps, tx, passwordChangedOrder(account, now));
  });
  if (person) await forgetGuesses(deps.db, signInAccount(person.email));
}
