import { getShared } from '@bandeja/domain/sessions/contract';
import { sharedByToken } from '#features/sessions/share.queries.ts';
import type { Deps } from '#kit/deps.ts';

export async function sharedPicture({ db }: Pick<Deps, 'db'>, token: string) {
  if (!getShared.params.safeParse({ token }).success) return null;
  const shared = await sharedByToken(db, token);
  return shared && { kicker: `${shared.type} · ${shared.minutes} min`, title: shared.routineName };
}
