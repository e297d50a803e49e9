import type { AuditEntry, listAudit } from '@bandeja/domain/admin/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';

export type AuditPage = Parsed<typeof listAudit>['query'];

const detailsSchema = z.record(z.string(), z.unknown());

export function auditPage(db: Database, { actor, entity, entityId, limit, before }: AuditPage) {
  let query = db
    .selectFrom('audit_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_id')
    .select(['l.id', 'l.created_at', 'l.actor_id', 'l.action', 'l.entity', 'l.entity_id', 'l.details', 'u.name']);
  if (actor !== undefined) query = query.where('l.actor_id', '=', actor);
  if (entity !== undefined) query = query.where('l.entity', '=', entity);
  if (entityId !== undefined) query = query.where('l.entity_id', '=', entityId);
  if (before !== undefined) {
    const at = sql`(select created_at from audit_log where id = ${before})`;
    query = query.where(sql<boolean>`(l.created_at, l.id) < (${at}, ${before}::uuid)`);
  }
  return query.orderBy('l.created_at', 'desc').orderBy('l.id', 'desc').limit(limit);
}

export async function listAuditEntries(db: Database, page: AuditPage): Promise<AuditEntry[]> {
  const rows = await auditPage(db, page).execute();
  return rows.map((row) => ({
    _id: row.id,
    at: row.created_at.toISOString(),
    actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.name ?? '' },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    details: detailsSchema.parse(row.details),
  }));
}
