import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { forgetBounces } from '#kit/mail/bounces.ts';
import { addressHash } from '#kit/mail/outbox.ts';

const dayMs = 24 * 3_600_000;

export const farewellKind = 'account_deleted';
const erasedKind = 'erased';

export type MailsToErase = {
  to?: string;
  /** Kinds to this address that concern other people. */
  exceptKinds?: readonly string[];
  /** Prefixes of dedupe keys of mails to erase for any address. */
  keyStarts: readonly string[];
  /** Keeps kind, times and hash, so that limits still hold for an address that was never confirmed. */
  keepsHash?: boolean;
};

/** @returns the ids for the port's `erase` after the transaction; `sweepErased` repeats that a day later */
export async function eraseMails(tx: Database, which: MailsToErase, now: Date): Promise<string[]> {
  const { to, exceptKinds = [], keyStarts, keepsHash = false } = which;
  if (to !== undefined && !keepsHash) await forgetBounces(tx, to);
  const rows = await tx
    .updateTable('mails')
    .set({
      recipient: null,
      payload: null,
      dropped_at: sql<Date | null>`case when sent_at is null then coalesce(dropped_at, ${now}) end`,
      ...(keepsHash
        ? {}
        : { kind: erasedKind, dedupe_key: null, recipient_hash: sql<Buffer>`sha256(convert_to(id::text, 'UTF8'))` }),
    })
    .where((where) =>
      where.or([
        ...(to === undefined
          ? []
          : [
              where.and([
                where('recipient_hash', '=', addressHash(to)),
                where('kind', '<>', sql<string>`all(${exceptKinds}::text[])`),
              ]),
            ]),
        sql<boolean>`exists (select from unnest(${keyStarts}::text[]) s (start) where starts_with(dedupe_key, s.start))`,
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A day after they were sent or dropped: by then no server can still be about to write the file of a mail under way. */
export async function sweepErased({ db, mail, now }: Pick<Deps, 'db' | 'mail' | 'now'>): Promise<void> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', 'in', [erasedKind, farewellKind])
    .where(sql<boolean>`coalesce(sent_at, dropped_at) < ${new Date(now().getTime() - dayMs)}`)
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await mail.erase(ids);
  await db.deleteFrom('mails').where('id', 'in', ids).execute();
}
