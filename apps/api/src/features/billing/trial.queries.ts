import { onePerson } from '@bandeja/domain/billing/rules';
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

/** Notes a person's trial; false when another subscription was it: of two at once the second waits for the first. */
export async function noteTrial(tx: Database, email: string, trial: { reference: string; at: Date }): Promise<boolean> {
  const { reference, at } = trial;
  const email_hash = hashOf(email);
  await tx
    .insertInto('trials')
    .values({ email_hash, reference, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('trials')
    .select('reference')
    .where('email_hash', '=', email_hash)
    .executeTakeFirstOrThrow();
  return row.reference === reference;
}

/** That a person has had a trial stays; which subscription it was would lead from their address into the books. */
export async function forgetTrialReference(tx: Database, email: string): Promise<void> {
  await tx.updateTable('trials').set({ reference: null }).where('email_hash', '=', hashOf(email)).execute();
}
