import { onePerson } from '@bandeja/domain/billing/rules';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { addressHash } from '#kit/mail/outbox.ts';

const hashOf = (email: string) => addressHash(onePerson(email));

export async function hasHadTrial(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('trials')
    .select('created_at')
    .where('email_hash', '=', hashOf(email))
    .executeTakeFirst();
  return row !== undefined;
}

export async function hadOtherTrial(tx: Database, email: string, reference: string): Promise<boolean> {
  const hash = hashOf(email);
  // two accounts of one person lock different rows of `users`
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${hash.toString('hex')}`}, 0))`.execute(tx);
  const row = await tx.selectFrom('trials').select('reference').where('email_hash', '=', hash).executeTakeFirst();
  return row !== undefined && row.reference !== reference;
}

export async function insertTrial(tx: Database, email: string, trial: { reference: string; at: Date }): Promise<void> {
  await tx
    .insertInto('trials')
    .values({ email_hash: hashOf(email), reference: trial.reference, created_at: trial.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Clears which subscription was the trial: it would link the address to the history of a deleted account. */
export async function clearTrialReference(tx: Database, email: string): Promise<void> {
  await tx.updateTable('trials').set({ reference: null }).where('email_hash', '=', hashOf(email)).execute();
}
