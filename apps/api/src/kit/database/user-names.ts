import type { Database } from '#kit/database/database.ts';

/** Of a coach or the team beside what they did: asked for by id, because each player's rows may lie on another machine. */
export async function userNames(db: Database, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
