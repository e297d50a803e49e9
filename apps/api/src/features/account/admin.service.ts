import type { changeAccount as contract, refundPayment as refundContract } from '@bandeja/domain/account/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { lockAccount } from '#features/account/deletion.queries.ts';
import { endAccount } from '#features/account/deletion.service.ts';
import { accountOf } from '#features/account/queries.ts';
import { verifiedAccount } from '#features/account/service.ts';
import { endAccess } from '#features/auth/access.service.ts';
import { lockAdmins, setAdmin, setRole } from '#features/auth/promotion.service.ts';
import { refundPayment } from '#features/billing/admin.service.ts';
import { recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

type ChangeInput = Parsed<typeof contract>['body'];

const roleChanges = {
  grant_editor: { role: 'editor', isGiven: true },
  revoke_editor: { role: 'editor', isGiven: false },
  grant_support: { role: 'support', isGiven: true },
  revoke_support: { role: 'support', isGiven: false },
} as const;

/**
 * The record of an ended account does not name it.
 * @throws AppError account.own, account.not_found, auth.wrong_password, admin.required, payments.*
 */
export async function changeAccount(deps: Deps, actor: Actor, userId: string, input: ChangeInput): Promise<void> {
  const { change, reason } = input;
  if (userId === actor.userId) throw new AppError('account.own');
  const account = found(await accountOf(deps.db, userId), 'account.not_found');
  await verifiedAccount(deps, actor, input.password);

  const noted = { id: deps.newId(), actorId: actor.userId, at: deps.now(), details: { reason } };
  const recordFor = (tx: Database, entityId: string) =>
    recordChange(tx, { ...noted, action: change, entity: 'user', entityId });

  if (change === 'end_account') {
    await endAccount(deps, userId, account, {
      lockOrThrow: async (tx) => {
        await lockAdminsOrThrow(tx, actor);
        if (!(await lockAccount(tx, userId))) throw new AppError('account.not_found');
      },
      recordEnd: (tx) => recordFor(tx, '*'),
    });
    return;
  }
  await inTransaction(deps, async (tx) => {
    await lockAdminsOrThrow(tx, actor);
    if (change === 'promote_admin' || change === 'demote_admin') {
      return setAdmin(tx, { userId, isAdmin: change === 'promote_admin' }, noted);
    }
    if (change === 'end_sign_ins') await endAccess(tx, userId);
    else if (!(await setRole(tx, userId, roleChanges[change]))) return;
    await recordFor(tx, userId);
  });
}

type RefundInput = Parsed<typeof refundContract>['body'];

/** @throws AppError account.not_found, payment.not_found, auth.wrong_password, payments.* */
export async function refund(deps: Deps, actor: Actor, userId: string, input: RefundInput): Promise<void> {
  found(await accountOf(deps.db, userId), 'account.not_found');
  await verifiedAccount(deps, actor, input.password);
  await refundPayment(deps, actor, userId, input);
}

/** As an admin changes only other accounts, one admin always stays. @throws AppError admin.required */
async function lockAdminsOrThrow(tx: Database, actor: Actor): Promise<void> {
  if (!(await lockAdmins(tx)).includes(actor.userId)) throw new AppError('admin.required');
}
