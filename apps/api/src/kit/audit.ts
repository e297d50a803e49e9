import type { ChangedMeanwhile } from '@bandeja/domain/wire/errors';
import type { Database } from '#kit/database/database.ts';
import { userNames } from '#kit/database/user-names.ts';
import { AppError } from '#kit/errors.ts';

export type AdminChange = {
  id: string;
  /** Null: a command at the server's console. */
  actorId: string | null;
  at: Date;
  action: string;
  entity: string;
  entityId: string;
  details?: Record<string, unknown>;
};

export async function recordChange(tx: Database, change: AdminChange): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: change.id,
      actor_id: change.actorId,
      action: change.action,
      entity: change.entity,
      entity_id: change.entityId,
      details: JSON.stringify(change.details ?? {}),
      created_at: change.at,
    })
    .execute();
}

type Edited = {
  entity: 'exercise' | 'routine';
  id: string;
  stored: { version: number };
  sent: { version?: number | undefined };
};

/** The row must be locked. A body without a version is accepted. @throws AppError catalogue.changed with who, when and both texts */
export async function requireVersion(tx: Database, { entity, id, stored, sent }: Edited): Promise<void> {
  if (sent.version === undefined || sent.version === stored.version) return;
  const last = await tx
    .selectFrom('audit_log as a')
    .select(['a.actor_id', 'a.created_at'])
    .where('a.entity', '=', entity)
    .where('a.entity_id', '=', id)
    .where('a.action', 'in', ['create', 'update'])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const names = await userNames(tx, [last?.actor_id ?? null]);
  const changed: ChangedMeanwhile = {
    by: names.get(last?.actor_id ?? '') ?? null,
    at: (last?.created_at ?? new Date(0)).toISOString(),
    version: stored.version,
    stored,
    sent,
  };
  throw new AppError('catalogue.changed', undefined, undefined, { changed });
}
