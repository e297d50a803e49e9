import { sharedByToken } from '#features/sessions/share.queries.ts';
import type { Deps } from '#kit/deps.ts';

/** The link preview of a shared session, with the same data as its page; null without that page. */
export async function sharedPicture({ db }: Pick<Deps, 'db'>, token: string) {
  const shared = await sharedByToken(db, token);
  return shared && { kicker: `${shared.type} · ${shared.minutes} min`, title: shared.routineName };
}
