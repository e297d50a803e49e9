import { hasFeature } from '@bandeja/domain/billing/rules';
import type { answerSuspicion, ProfileBody, putProfile, User } from '@bandeja/domain/profile/contract';
import { holdsStarts, textAfter } from '@bandeja/domain/profile/danger-answer.messages';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import {
  asksAboutInjuries,
  confirmRedFlag,
  type HealthChange,
  injuriesWith,
  loadUser,
  lockProfile,
  saidOf,
  saveProfile,
  waveSuspicion,
  withdrawRedFlag,
} from '#features/profile/service.ts';
import { setTournament } from '#features/schedule/goals.service.ts';
import { replanWeek } from '#features/schedule/plan.service.ts';
import { eraseReasons } from '#features/schedule/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** After a change of health data, the reasons of planned days are erased (they name injured areas) and the week is planned again. Edited days stay. */
export async function saveProfileAndReplan(deps: Deps, actor: Actor, body: ProfileBody): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const before = await loadUser(inTx, actor.userId);
    const { tournament, ...columns } = body;
    const change = await saveProfile(inTx, actor, columns);
    if (tournament !== undefined) {
      await setTournament(inTx, actor, tournament, hasFeature(before.subscription, 'custom_plans'));
    }
    const after = await loadUser(inTx, actor.userId);
    if (change !== null) await followHealthChange(inTx, actor, change);
    else if (after.tournament !== before.tournament) await replanWeek(inTx, actor);
    return after;
  });
}

/** Saves what the player sent. What a new injuries text calls for is said this once; perhaps a crisis is stored nowhere. */
export async function saveSentProfile(
  deps: Deps,
  actor: Actor,
  body: ProfileBody,
): Promise<ResponseOf<typeof putProfile>> {
  const former = body.injuries === undefined ? null : await loadUser(deps, actor.userId);
  const user = await saveProfileAndReplan(deps, actor, body);
  if (former === null || user.injuries === '' || user.injuries === former.injuries) return user;
  return { ...user, ...saidOf(user.injuries, { age: user.age, today: deps.now().toISOString() }) };
}

export async function followHealthChange(inTx: Deps, actor: Actor, { wasKnown }: HealthChange): Promise<void> {
  if (wasKnown) await eraseReasons(inTx.db, actor.userId, scheduleMessages.chosenByPlanner);
  await replanWeek(inTx, actor);
}

/** On the injuries text, a named sign is added to it, so that its red flag prevents every start; of other answers nothing is stored. */
export async function answerSuspicionAndReplan(
  deps: Deps,
  actor: Actor,
  { about, answer }: Parsed<typeof answerSuspicion>['body'],
): Promise<ResponseOf<typeof answerSuspicion>> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const former = await loadUser(inTx, actor.userId);
    const message = textAfter(answer, former.age);
    if (about === 'notes' || !asksAboutInjuries(former)) return { user: former, message };
    if (former.suspicion === null && answer !== 'none') return { user: former, message };
    if (!holdsStarts(answer)) {
      await waveSuspicion(inTx, actor);
      await replanWeek(inTx, actor);
      return { user: await loadUser(inTx, actor.userId), message };
    }
    const injuries = injuriesWith(answer, former.injuries);
    return { user: await saveProfileAndReplan(inTx, actor, { injuries }), message };
  });
}

export async function confirmRedFlagAndReplan(deps: Deps, actor: Actor, words: string): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    if (await confirmRedFlag(inTx, actor, words)) await replanWeek(inTx, actor);
    return loadUser(inTx, actor.userId);
  });
}

export async function withdrawRedFlagAndReplan(deps: Deps, actor: Actor): Promise<User> {
  return inTransaction(deps, async (_tx, inTx) => {
    await withdrawRedFlag(inTx, actor);
    await replanWeek(inTx, actor);
    return loadUser(inTx, actor.userId);
  });
}
