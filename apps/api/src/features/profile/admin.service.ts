import type { Account } from '@bandeja/domain/profile/contract';
import { listAccounts } from '#features/profile/admin.queries.ts';
import type { Deps } from '#kit/deps.ts';

export async function accountById({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<Account | null> {
  const [account] = await listAccounts(db, { id: userId, limit: 1 }, now());
  return account ?? null;
}
