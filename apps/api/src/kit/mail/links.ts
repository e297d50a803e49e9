import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';

const hourMs = 3_600_000;
/** Lifetime of the links by purpose; null: unlimited. */
const lifeMs = {
  verify_email: 7 * 24 * hourMs,
  reset_password: hourMs,
  confirm_marketing: 30 * 24 * hourMs,
  lead_answers: 30 * 24 * hourMs,
  unsubscribe: null,
  stop_recap: null,
  demo_sign_in: 30 * 24 * hourMs,
} as const;

export type LinkPurpose = keyof typeof lifeMs;
export type LinkOwner = { userId: string } | { leadId: string };
/** `answers`: what the maker put into it. */
export type Link = { owner: LinkOwner; usedAt: Date | null; answers: unknown };

type Clock = Pick<Deps, 'now'>;

function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** @returns the token, 43 characters that fit into an address as they are; only its SHA-256 is stored */
export async function makeLink(
  clock: Clock,
  db: Database,
  purpose: LinkPurpose,
  owner: LinkOwner,
  answers: object | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const life = lifeMs[purpose];
  await inTransaction({ db }, async (tx) => {
    if ('userId' in owner) await holdPlayer(tx, owner.userId);
    await tx
      .insertInto('mail_links')
      .values({
        token_hash: tokenHash(token),
        purpose,
        user_id: 'userId' in owner ? owner.userId : null,
        lead_id: 'leadId' in owner ? owner.leadId : null,
        created_at: now,
        expires_at: life === null ? null : new Date(now.getTime() + life),
        answers: answers === null ? null : JSON.stringify(answers),
      })
      .execute();
  });
  return token;
}

/** No link outlives its account: a deletion waits for it, and finds it. @throws Error once the account is gone */
async function holdPlayer(tx: Database, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirstOrThrow();
}

export async function findLink(clock: Clock, db: Database, purpose: LinkPurpose, token: string): Promise<Link | null> {
  const row = await db
    .selectFrom('mail_links')
    .select(['user_id', 'lead_id', 'used_at', 'answers'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', clock.now())]))
    .executeTakeFirst();
  const owner = row && toOwner(row);
  return owner ? { owner, usedAt: row.used_at, answers: row.answers } : null;
}

/** Of any number of callers at once exactly one is answered. @returns null when it is unknown, expired, used or of another purpose */
export async function redeemLink(
  clock: Clock,
  tx: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkOwner | null> {
  const now = clock.now();
  const row = await tx
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .returning(['user_id', 'lead_id'])
    .executeTakeFirst();
  return row ? toOwner(row) : null;
}

export async function endLinks(clock: Clock, tx: Database, purpose: LinkPurpose, owner: LinkOwner): Promise<void> {
  await tx
    .updateTable('mail_links')
    .set({ used_at: clock.now() })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((where) => ('userId' in owner ? where('user_id', '=', owner.userId) : where('lead_id', '=', owner.leadId)))
    .execute();
}

/** The table's check holds that exactly one of the two is set. */
function toOwner(row: { user_id: string | null; lead_id: string | null }): LinkOwner | null {
  if (row.user_id !== null) return { userId: row.user_id };
  return row.lead_id === null ? null : { leadId: row.lead_id };
}
