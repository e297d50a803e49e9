import type { Database } from '#kit/database/database.ts';

export type AdminChange = {
  id: string;
  /** Null: a command at the server's console. */
  actorId: string | null;
  at: Date;
  action: string;
  /** What was changed: `routine`, `exercise`. */
  entity: string;
  entityId: string;
  /** Names of changed fields and the like; no long texts, nothing of players. */
  details?: Record<string, unknown>;
};

/** Notes what an admin changed, in the transaction that changes it. */
export async function noteChange(tx: Database, change: AdminChange): Promise<void> {
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
