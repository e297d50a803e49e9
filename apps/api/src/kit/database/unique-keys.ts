import type { Database } from '#kit/database/database.ts';

/** What is unique over all players, and what leads to one of them: docs/operations.md#beyond-one-primary. */
export type KeyKind =
  | 'address'
  /** Sign-ins whose token does not hold its player: those of before. */
  | 'sign_in'
  | 'passkey'
  | 'subject'
  | 'customer'
  | 'subscription'
  | 'share'
  | 'calendar'
  | 'push'
  | 'polar'
  | 'coach_invite'
  | 'guardian';

export class KeyTaken extends Error {
  kind: KeyKind;
  constructor(kind: KeyKind) {
    super(`${kind} is another player's`);
    this.kind = kind;
  }
}

export const isTaken = (error: unknown, kind?: KeyKind): boolean =>
  error instanceof KeyTaken && (kind === undefined || error.kind === kind);

/** In the transaction that writes the row; what is the player's own already may be claimed again. @throws KeyTaken */
export async function claimKey(tx: Database, kind: KeyKind, value: string, userId: string): Promise<void> {
  if (await isClaimed(tx, kind, value, userId)) return;
  if ((await ownerOfKey(tx, kind, value)) !== userId) throw new KeyTaken(kind);
}

/** Of two at the same moment the second waits for the first one's end. */
async function isClaimed(tx: Database, kind: KeyKind, value: string, userId: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('unique_keys')
    .values({ kind, value, user_id: userId })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

/** Whoever claims it last has it. @returns the player who had it */
export async function moveKey(tx: Database, kind: KeyKind, value: string, userId: string): Promise<string | null> {
  if (await isClaimed(tx, kind, value, userId)) return null;
  const key = tx.selectFrom('unique_keys').select('user_id').where('kind', '=', kind).where('value', '=', value);
  const former = await key.forUpdate().executeTakeFirst();
  if (former?.user_id === userId) return null;
  await tx
    .updateTable('unique_keys')
    .set({ user_id: userId })
    .where('kind', '=', kind)
    .where('value', '=', value)
    .execute();
  return former?.user_id ?? null;
}

export async function ownerOfKey(db: Database, kind: KeyKind, ...values: string[]): Promise<string | null> {
  const row = await db
    .selectFrom('unique_keys')
    .select('user_id')
    .where('kind', '=', kind)
    .where('value', 'in', values)
    .limit(1)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Only the player's own. */
export async function releaseKeys(tx: Database, userId: string, kind: KeyKind, values: string[]): Promise<void> {
  if (values.length === 0) return;
  await tx
    .deleteFrom('unique_keys')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('value', 'in', values)
    .execute();
}

export async function releaseAllKeys(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('unique_keys').where('user_id', '=', userId).execute();
}
