import { hasFeature } from '@bandeja/domain/billing/rules';
import type { FilmedStrokes } from '@bandeja/domain/mirror/contract';
import type { FilmedStroke } from '@bandeja/domain/mirror/schemas';
import * as queries from '#features/mirror/strokes.queries.ts';
import { giveConsent, loadUser, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** So many a player, and in one answer. */
const kept = 200;

export async function strokesOf(deps: Deps, actor: Actor): Promise<FilmedStrokes> {
  const [consents, strokes] = await Promise.all([
    standingConsents(deps, actor),
    queries.strokesOf(deps.db, actor.userId, kept),
  ]);
  return { consent: consents.has('filmedStrokes'), strokes };
}

export async function allowStrokes(deps: Deps, actor: Actor): Promise<FilmedStrokes> {
  await giveConsent(deps, actor, 'filmedStrokes');
  return strokesOf(deps, actor);
}

/** @throws AppError plan.required, strokes.consent_required */
export async function storeStroke(deps: Deps, actor: Actor, stroke: FilmedStroke): Promise<FilmedStrokes> {
  const [{ subscription }, consents] = await Promise.all([loadUser(deps, actor.userId), standingConsents(deps, actor)]);
  if (!hasFeature(subscription, 'video_analysis')) throw new AppError('plan.required');
  if (!consents.has('filmedStrokes')) throw new AppError('strokes.consent_required');
  await queries.storeStroke(deps.db, actor.userId, stroke, kept);
  return strokesOf(deps, actor);
}

/** @throws AppError strokes.not_found */
export async function deleteStroke(deps: Deps, actor: Actor, id: string): Promise<FilmedStrokes> {
  if (!(await queries.deleteStroke(deps.db, actor.userId, id))) throw new AppError('strokes.not_found');
  return strokesOf(deps, actor);
}

export async function eraseStrokes(deps: Deps, actor: Actor): Promise<FilmedStrokes> {
  return inTransaction(deps, async (tx, inTx) => {
    await withdrawConsent(inTx, actor, 'filmedStrokes');
    await queries.deleteStrokes(tx, actor.userId);
    return strokesOf(inTx, actor);
  });
}
