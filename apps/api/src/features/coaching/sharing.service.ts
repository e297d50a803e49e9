import { type CoachScope, coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { holdLink } from '#features/coaching/access.queries.ts';
import { includesCoach, isGuarded } from '#features/coaching/access.service.ts';
import { standingLink } from '#features/coaching/sharing.queries.ts';
import { standingConsents } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

export type OpenLink = { id: string; coachId: string; coachName: string };

/** The link through which a player's things of this scope reach their coach now. Null: they reach nobody. */
export function openLink(deps: Deps, player: Pick<Actor, 'userId'>, scope: CoachScope): Promise<OpenLink | null> {
  return inTransaction(deps, async (tx, inTx) => {
    const standing = await standingLink(tx, player.userId);
    const link = standing && (await holdLink(tx, player.userId, standing.coachId));
    if (!link || !isGuarded(link) || !(await includesCoach(inTx, player.userId))) return null;
    const consents = await standingConsents(inTx, player);
    return consents.has(coachConsents.plan) && consents.has(coachConsents[scope]) ? standing : null;
  });
}
