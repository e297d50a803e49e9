import { localDateIn } from '@bandeja/domain/calendar/dates';
import { type Palas, palaMessages } from '@bandeja/domain/palas/contract';
import { palasOf } from '#features/palas/queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** @param begins the field and day from which something is in play @throws AppError request.invalid for a day to come */
export async function changePalas(
  deps: Deps,
  actor: Actor,
  begins: { path: string; day: string } | null,
  write: (db: Database) => Promise<void>,
): Promise<Palas> {
  if (begins !== null && begins.day > localDateIn(actor.timeZone, deps.now())) {
    throw new AppError('request.invalid', [{ path: begins.path, message: palaMessages.future }]);
  }
  await write(deps.db);
  return palasOf(deps.db, actor.userId);
}
