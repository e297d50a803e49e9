import { planFeatures } from '@bandeja/domain/billing/rules';
import { needsCoachGuardian } from '@bandeja/domain/coaching/rules';
import { type CoachAction, type CoachScope, coachConsents } from '@bandeja/domain/coaching/vocabulary';
import { planNow } from '#features/billing/access.service.ts';
import * as queries from '#features/coach-access/access.queries.ts';
import { standingConsents } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

/** What a coach wants of a player. Without a scope it is plan and sessions, which accepting means. */
export type Demand = {
  action: CoachAction;
  scope?: CoachScope;
  subject?: string;
  /** The next part of what was noted when it began. */
  isContinued?: boolean;
};

/** The player as their own services know them: what a coach reads, they read for the player. */
export type Coached = { player: Actor; link: queries.Link; consents: ReadonlySet<string> };

/**
 * The one way of a coach to a player. It is noted in the player's log, in the transaction of the reading; whoever takes
 * the consent back meanwhile waits for its end, so that nothing is read after it.
 * @throws AppError coaching.not_found, whatever is missing: link, plan, guardian, consent
 */
export async function asCoach<T>(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  playerId: string,
  demand: Demand,
  act: (inTx: Deps, coached: Coached) => Promise<T>,
): Promise<T> {
  return inTransaction(deps, async (tx, inTx) => {
    const link = found(await queries.holdLink(tx, playerId, actor.userId), 'coaching.not_found');
    const player = playerOf(playerId, link);
    const consents = await standingConsents(inTx, player);
    const isOpen = isGuarded(link) && consents.has(coachConsents[demand.scope ?? 'plan']);
    if (!isOpen || !consents.has(coachConsents.plan) || !(await includesCoach(inTx, playerId))) {
      throw new AppError('coaching.not_found');
    }
    if (!demand.isContinued) await noteAccess(inTx, [{ userId: playerId, linkId: link.id }], demand);
    return act(inTx, { player, link, consents });
  });
}

export async function includesCoach(deps: Deps, playerId: string): Promise<boolean> {
  return planFeatures[await planNow(deps, playerId)].includes('personal_trainer');
}

/** A minor has the guardian's word, and a coach whose certificate an admin has seen. */
export function isGuarded(link: Pick<queries.Link, 'age' | 'isGuardianAsked' | 'isGuardianThere' | 'hasCertificate'>) {
  const isAdult = !link.isGuardianAsked;
  return !needsCoachGuardian(link.age, isAdult) || (link.isGuardianThere && link.hasCertificate);
}

const hourMs = 3_600_000;

/** The same within an hour is one entry that counts. */
export async function noteAccess(
  deps: Deps,
  links: readonly { userId: string; linkId: string }[],
  { action, subject = '' }: Pick<Demand, 'action' | 'subject'>,
): Promise<void> {
  const at = deps.now();
  const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
  // links come with more, which the log has no columns for
  const accesses = links.map(({ userId, linkId }) => ({ userId, linkId, id: deps.newId(), action, subject, hour, at }));
  await queries.noteAccess(deps.db, accesses);
}

function playerOf(userId: string, { name, timeZone }: queries.Link): Actor {
  return { userId, authSessionId: '', name, isAdmin: false, timeZone };
}

export async function isBlocked(deps: Pick<Deps, 'db'>, userId: string, otherId: string): Promise<boolean> {
  return queries.isBlockBetween(deps.db, userId, otherId);
}
