import type { answerSuspicion, ProfileBody, User } from '@bandeja/domain/profile/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { textAfter } from '@bandeja/trainer/safety/danger-question';
import {
  confirmRedFlag,
  type HealthChange,
  injuriesWith,
  loadUser,
  lockProfile,
  saveProfile,
  waveSuspicion,
  withdrawRedFlag,
} from '#features/profile/service.ts';
import { replanWeek } from '#features/schedule/plan.service.ts';
import { eraseReasons } from '#features/schedule/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

// A change of the player's health changes the planned week in the same transaction.

/**
 * Saves the profile. After a change of health data, the reasons of planned days are erased (they name injured areas,
 * which are health data) and the current week is planned again; so it is for another tournament. Edited days stay.
 */
export async function saveProfileAndReplan(deps: Deps, actor: Actor, body: ProfileBody): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const before = await loadUser(inTx, actor.userId);
    const change = await saveProfile(inTx, actor, body);
    const after = await loadUser(inTx, actor.userId);
    if (change !== null) await followHealthChange(inTx, actor, change);
    else if (after.tournament !== before.tournament) await replanWeek(inTx, actor);
    return after;
  });
}

/** Plans the week by the current health data, in a transaction that locks the profile. */
export async function followHealthChange(inTx: Deps, actor: Actor, { wasSaid }: HealthChange): Promise<void> {
  if (wasSaid) await eraseReasons(inTx.db, actor.userId, scheduleMessages.chosenByPlanner);
  await replanWeek(inTx, actor);
}

/**
 * Stores the answer to the calm question. On the injuries text, a named sign is added to the text, so that its red flag
 * prevents every start; other answers are only stored. On notes nothing is stored.
 */
export async function answerSuspicionAndReplan(
  deps: Deps,
  actor: Actor,
  { about, answer }: Parsed<typeof answerSuspicion>['body'],
): Promise<ResponseOf<typeof answerSuspicion>> {
  return inTransaction(deps, async (_tx, inTx) => {
    // read under the lock: a text that is saved at the same moment is neither answered for nor overwritten
    await lockProfile(inTx, actor);
    const former = await loadUser(inTx, actor.userId);
    const message = textAfter(answer, former.age);
    if (about === 'notes' || former.suspicion === null) return { user: former, message };
    if (answer === 'none' || answer === 'other') {
      await waveSuspicion(inTx, actor);
      await replanWeek(inTx, actor);
      return { user: await loadUser(inTx, actor.userId), message };
    }
    const injuries = injuriesWith(answer, former.injuries);
    return { user: await saveProfileAndReplan(inTx, actor, { injuries }), message };
  });
}

/** Stores that a doctor has seen the player, and plans the week with the routines that are offered again. */
export async function confirmRedFlagAndReplan(deps: Deps, actor: Actor, words: string): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    if (await confirmRedFlag(inTx, actor, words)) await replanWeek(inTx, actor);
    return loadUser(inTx, actor.userId);
  });
}

/** Withdraws the confirmation, and plans the week without the routines that are no longer offered. */
export async function withdrawRedFlagAndReplan(deps: Deps, actor: Actor): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    await withdrawRedFlag(inTx, actor);
    await replanWeek(inTx, actor);
    return loadUser(inTx, actor.userId);
  });
}
