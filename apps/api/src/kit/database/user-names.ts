import type { Database } from '#kit/database/database.ts';

/** Names of the team beside what they wrote: asked for by id, because the service's tables are not joined to players' ones. */
export async function userNames(db: Database, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
