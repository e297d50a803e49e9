import { type CoachScope, coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { holdLink, sharingCoach } from '#features/coach-access/access.queries.ts';
import { includesCoach, isGuarded } from '#features/coach-access/access.service.ts';
import { standingConsents } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';

export type OpenLink = { id: string; coachId: string; coachName: string; isFeminine: boolean };

/** The link through which a player's things of this scope reach their coach now. Null: they reach nobody. */
export function openLink(
  deps: Deps,
  player: Pick<Actor, 'userId'>,
  scope: CoachScope | 'plan' = 'plan',
): Promise<OpenLink | null> {
  return inTransaction(deps, async (tx, inTx) => {
    const coach = await sharingCoach(tx, player.userId);
    const link = coach && (await holdLink(tx, player.userId, coach.coachId));
    if (!link || !isGuarded(link) || !(await includesCoach(inTx, player.userId))) return null;
    const consents = await standingConsents(inTx, player);
    const isOpen = consents.has(coachConsents.plan) && consents.has(coachConsents[scope]);
    return isOpen ? { id: link.id, ...coach } : null;
  });
}
