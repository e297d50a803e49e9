import { sharedByToken } from '#features/sessions/share.queries.ts';
import type { Deps } from '#kit/deps.ts';

/** What the link preview of a shared session shows: what its page does, no more; null without that page. */
export async function sharedPicture({ db }: Pick<Deps, 'db'>, token: string) {
  const shared = await sharedByToken(db, token);
  return shared && { kicker: `${shared.type} · ${shared.minutes} min`, title: shared.routineName };
}
