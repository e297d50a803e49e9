import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';

export type DemoPaymentRow = { id: string; userId: string; kind: string; state: unknown };

export type DemoPaymentRows = {
  get: (id: string) => Promise<DemoPaymentRow | null>;
  list: (kind: string) => Promise<DemoPaymentRow[]>;
  put: (row: Omit<DemoPaymentRow, 'userId'>) => Promise<void>;
};

export type DemoPaymentStore = {
  ownerOf: (id: string) => Promise<string | null>;
  alone: <T>(userId: string, work: (rows: DemoPaymentRows) => Promise<T>) => Promise<T>;
};

export function demoPaymentStore(db: Database): DemoPaymentStore {
  return {
    ownerOf: async (id) => {
      const row = await db.selectFrom('test_payments').select('user_id').where('id', '=', id).executeTakeFirst();
      return row?.user_id ?? null;
    },
    alone: (userId, work) =>
      inTransaction({ db }, async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`test payments ${userId}`}, 0))`.execute(tx);
        return work(rowsOf(tx, userId));
      }),
  };
}

function rowsOf(tx: Database, userId: string): DemoPaymentRows {
  const ofPlayer = () =>
    tx.selectFrom('test_payments').select(['id', 'user_id as userId', 'kind', 'state']).where('user_id', '=', userId);
  return {
    get: async (id) => (await ofPlayer().where('id', '=', id).executeTakeFirst()) ?? null,
    list: (kind) => ofPlayer().where('kind', '=', kind).orderBy('created_at', 'desc').execute(),
    put: async ({ id, kind, state }) => {
      const text = JSON.stringify(state);
      await tx
        .insertInto('test_payments')
        .values({ id, user_id: userId, kind, state: text })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ state: text, updated_at: sql<Date>`now()` })
            .where('test_payments.user_id', '=', userId),
        )
        .execute();
    },
  };
}
