import type { ToldFact } from '@bandeja/domain/coach/contract';
import { factKey } from '@bandeja/domain/coach/rules';
import { type Fact, factSchema } from '@bandeja/domain/coach/schemas';
import type { Database } from '#kit/database/database.ts';

/** The latest first; one that a former release stored in another form is left out. */
export async function factsOf(db: Database, userId: string): Promise<ToldFact[]> {
  const rows = await db
    .selectFrom('coach_facts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('said_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ id, value, sentence, said_at }) => {
    const { data: fact } = factSchema.safeParse(value);
    return fact === undefined ? [] : { _id: id, fact, sentence, saidAt: said_at.toISOString() };
  });
}

type NewFact = { userId: string; id: string; fact: Fact; sentence: string; saidAt: Date };

/** Replaces another one of its kind and key. */
export async function upsertFact(db: Database, { userId, id, fact, sentence, saidAt }: NewFact): Promise<void> {
  const told = { value: JSON.stringify(fact), sentence, said_at: saidAt };
  await db
    .insertInto('coach_facts')
    .values({ user_id: userId, id, kind: fact.kind, key: factKey(fact), ...told })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'key']).doUpdateSet(told))
    .execute();
}

export async function deleteSameFact(db: Database, userId: string, fact: Fact): Promise<void> {
  await db
    .deleteFrom('coach_facts')
    .where('user_id', '=', userId)
    .where('kind', '=', fact.kind)
    .where('key', '=', factKey(fact))
    .execute();
}

export async function deleteFact(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('coach_facts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteFacts(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('coach_facts').where('user_id', '=', userId).execute();
}
