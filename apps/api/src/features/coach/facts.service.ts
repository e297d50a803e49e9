import type { Facts, ToldFact } from '@bandeja/domain/coach/contract';
import { isHealthFact, minuteOfDay } from '@bandeja/domain/coach/rules';
import type { Fact } from '@bandeja/domain/coach/schemas';
import type { FactChanges } from '@bandeja/trainer/chat/types';
import * as queries from '#features/coach/facts.queries.ts';
import { giveConsent, lockProfile, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export async function factsOf(deps: Deps, actor: Actor): Promise<Facts> {
  const [consents, facts] = await Promise.all([standingConsents(deps, actor), queries.factsOf(deps.db, actor.userId)]);
  return { healthConsent: consents.has('healthFacts'), facts };
}

/** The minute of the day at which the player trains, as told; null: not told, or not clearly. */
export async function trainingMinute({ db }: Pick<Deps, 'db'>, userId: string): Promise<number | null> {
  const facts = await queries.factsOf(db, userId);
  for (const { fact } of facts) if (fact.kind === 'hour') return minuteOfDay(fact);
  return null;
}

/** Inside the transaction of the answer that says so. Health needs the consent that stands now. */
export async function storeFacts(inTx: Deps, actor: Actor, { kept, forgotten }: FactChanges): Promise<void> {
  for (const fact of forgotten) await queries.deleteSameFact(inTx.db, actor.userId, fact);
  for (const { fact, sentence } of kept) await store(inTx, actor, { fact, sentence, saidAt: inTx.now() });
}

type NewFact = { fact: Fact; sentence: string; saidAt: Date };

async function store(inTx: Deps, actor: Actor, told: NewFact): Promise<void> {
  // it lies in the season
  if (told.fact.kind === 'tournament') return;
  if (isHealthFact(told.fact)) {
    await lockProfile(inTx, actor);
    if (!(await standingConsents(inTx, actor)).has('healthFacts')) return;
  }
  await queries.upsertFact(inTx.db, { userId: actor.userId, id: inTx.newId(), ...told });
}

export async function restoreFact(
  deps: Deps,
  actor: Actor,
  { saidAt, ...told }: Omit<ToldFact, '_id'>,
): Promise<Facts> {
  return inTransaction(deps, async (_tx, inTx) => {
    await store(inTx, actor, { ...told, saidAt: new Date(saidAt) });
    return factsOf(inTx, actor);
  });
}

/** @throws AppError fact.not_found */
export async function forgetFact(deps: Deps, actor: Actor, id: string): Promise<Facts> {
  if (!(await queries.deleteFact(deps.db, actor.userId, id))) throw new AppError('fact.not_found');
  return factsOf(deps, actor);
}

export async function forgetFacts(deps: Deps, actor: Actor): Promise<Facts> {
  await queries.deleteFacts(deps.db, actor.userId);
  return factsOf(deps, actor);
}

/** What is said of health is stored from now on, or what was stored of it goes. */
export async function saveHealthConsent(deps: Deps, actor: Actor, consent: boolean): Promise<Facts> {
  return inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    if (consent) await giveConsent(inTx, actor, 'healthFacts');
    else {
      await withdrawConsent(inTx, actor, 'healthFacts');
      const facts = await queries.factsOf(tx, actor.userId);
      for (const { fact } of facts.filter(({ fact }) => isHealthFact(fact)))
        await queries.deleteSameFact(tx, actor.userId, fact);
    }
    return factsOf(inTx, actor);
  });
}
