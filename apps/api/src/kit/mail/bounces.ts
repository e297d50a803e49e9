import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { addressHash } from '#kit/mail/outbox.ts';

/** Mails that an address refuses for good before it is not written to again. */
const bouncesMost = 2;

export async function noteBounce(db: Database, to: string, at: Date): Promise<void> {
  await db
    .insertInto('mail_bounces')
    .values({ recipient_hash: addressHash(to), bounces: 1, last_at: at })
    .onConflict((key) =>
      key.column('recipient_hash').doUpdateSet({ bounces: sql`mail_bounces.bounces + 1`, last_at: at }),
    )
    .execute();
}

export async function bouncesOf(db: Database, to: string): Promise<number> {
  const row = await db
    .selectFrom('mail_bounces')
    .select('bounces')
    .where('recipient_hash', '=', addressHash(to))
    .executeTakeFirst();
  return row?.bounces ?? 0;
}

/** It took a mail, or somebody of the team wants it tried again. */
export async function forgetBounces(db: Database, to: string): Promise<void> {
  await db.deleteFrom('mail_bounces').where('recipient_hash', '=', addressHash(to)).execute();
}

export const isDead = (bounces: number): boolean => bounces >= bouncesMost;
