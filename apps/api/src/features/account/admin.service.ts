import type { changeAccount as contract } from '@bandeja/domain/account/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { endAccount } from '#features/account/deletion.service.ts';
import { accountOf, endSignIns } from '#features/account/queries.ts';
import { changeAdmin, holdAdmins } from '#features/auth/promotion.service.ts';
import { endCalendar } from '#features/calendar/device.service.ts';
import { noteChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type ChangeInput = Parsed<typeof contract>['body'];

/**
 * What an admin does with another account; each change is noted with its reason. The note of an ended account does not
 * name it.
 * @throws AppError account.own, account.not_found, admin.required, payments.provider_failed, payments.unavailable
 */
export async function changeAccount(deps: Deps, actor: Actor, userId: string, input: ChangeInput): Promise<void> {
  const { change, reason } = input;
  if (userId === actor.userId) throw new AppError('account.own');
  const account = await accountOf(deps.db, userId);
  if (!account) throw new AppError('account.not_found');

  const note = (tx: Database, entityId: string) =>
    noteChange(tx, {
      ...{ id: deps.newId(), actorId: actor.userId, at: deps.now(), action: change, entity: 'user', entityId },
      details: { reason },
    });

  if (change === 'end_account') {
    await endAccount(deps, userId, account, async (tx) => {
      await holdAdmins(tx, actor);
      await note(tx, '*');
    });
    return;
  }
  await inTransaction(deps, async (tx) => {
    await holdAdmins(tx, actor);
    if (change === 'end_sign_ins') {
      await endSignIns(tx, userId);
      await endCalendar(tx, userId);
    } else if (!(await changeAdmin(tx, userId, change === 'promote_admin'))) return;
    await note(tx, userId);
  });
}
