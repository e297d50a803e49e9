import { type LegalKind, legalKinds } from '@bandeja/domain/content/vocabulary';

import * as queries from '#features/content/queries.ts';
import { inForce, standingLegalTexts } from '#features/content/standing.service.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';

/** The version that holds today, as it was written. */
export async function legalInForce(deps: Pick<Deps, 'db' | 'now' | 'log'>, kind: LegalKind) {
  const legal = await standingLegalTexts(deps);
  const { version, markdown } = inForce(legal[kind]);
  return { version: version.version, markdown };
}

/** A new account agrees to the versions that hold; of a registration, inside its transaction. */
export async function recordAgreements(deps: Deps, tx: Database, userId: string): Promise<void> {
  const legal = await standingLegalTexts({ ...deps, db: tx });
  const agreedAt = deps.now();
  const agreements = legalKinds.map((kind) => {
    return { userId, kind, version: inForce(legal[kind]).version.version, agreedAt };
  });
  await queries.insertAgreements(tx, agreements);
}
