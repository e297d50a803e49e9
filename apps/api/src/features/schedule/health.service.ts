import type { ProfileBody, User } from '@bandeja/domain/profile/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import {
  confirmRedFlag,
  type HealthChange,
  loadUser,
  saveProfile,
  withdrawRedFlag,
} from '#features/profile/service.ts';
import { replanWeek } from '#features/schedule/plan.service.ts';
import { eraseReasons } from '#features/schedule/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

// What a player says of their health changes the week it was planned for, in one transaction.

/**
 * Saves the profile. When what the player says of health has changed, the reasons of planned days that were written from
 * it are erased (they name injured areas, which are health data), and the current week is planned again; edited days stay.
 */
export async function saveProfileAndReplan(deps: Deps, actor: Actor, body: ProfileBody): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    const change = await saveProfile(inTx, actor, body);
    if (change !== null) await followHealthChange(inTx, actor, change);
    return loadUser(inTx, actor.userId);
  });
}

/** Plans the week by what the player says of their health now, in a transaction that holds the profile. */
export async function followHealthChange(inTx: Deps, actor: Actor, { wasSaid }: HealthChange): Promise<void> {
  if (wasSaid) await eraseReasons(inTx.db, actor.userId, scheduleMessages.chosenByPlanner);
  await replanWeek(inTx, actor);
}

/** Stores that a doctor has seen the player, and plans the week with what is offered again. */
export async function confirmRedFlagAndReplan(deps: Deps, actor: Actor, words: string): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    if (await confirmRedFlag(inTx, actor, words)) await replanWeek(inTx, actor);
    return loadUser(inTx, actor.userId);
  });
}

/** Takes the confirmation back, and plans the week without what is not offered any more. */
export async function withdrawRedFlagAndReplan(deps: Deps, actor: Actor): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    await withdrawRedFlag(inTx, actor);
    await replanWeek(inTx, actor);
    return loadUser(inTx, actor.userId);
  });
}
