import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { addressHash } from '#kit/mail/outbox.ts';
import type { TestApi } from './api.ts';

export type Needles = {
  texts: string[];
  address?: string;
};

export async function placesOf(api: TestApi, needles: Needles): Promise<string[]> {
  const places = [...(await placesInDatabase(api, needles)), ...(await placesInMails(api, needles))];
  return [...new Set(places)].sort();
}

export async function tablesOfUsers(api: TestApi): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct 'public.' || c.table_name as name from information_schema.columns c
    join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass and not t.relispartition
    where c.table_schema = 'public' and c.column_name in ('user_id', 'owner_id', 'actor_id') order by 1`.execute(
    api.db,
  );
  return rows.map(({ name }) => name);
}

export async function rowsOfUser(api: TestApi, userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOfUsers(api)) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.raw(table)} t where t::text like ${`%${userId}%`}`.execute(api.db);
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

async function placesInDatabase(api: TestApi, needles: Needles): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select n.nspname as schema, c.relname as table, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'm') and not c.relispartition and n.nspname !~ '^(pg_catalog|pg_toast|information_schema)'
    order by 1, 2, a.attnum`.execute(api.db);
  if (columns.length < 200) throw new Error(`only ${columns.length} columns to look into`);
  const places: string[] = [];
  for (const { schema, table, column } of columns) {
    const [at, name] = [sql.id(schema, table), sql.id(column)];
    const { rows } = await sql<{ text: string }>`
      select distinct ${name}::text as text from ${at} where ${name} is not null`.execute(api.db);
    if (rows.some(({ text }) => isFound(text, needles))) places.push(`${schema}.${table}.${column}`);
  }
  return places;
}

async function placesInMails(api: TestApi, needles: Needles): Promise<string[]> {
  const names = await readdir(api.mailFolder).catch(() => []);
  const places = await Promise.all(
    names.map(async (name) => {
      const raw = await readFile(path.join(api.mailFolder, name));
      const { attachments: _, ...mail } = await PostalMime.parse(raw);
      const text = [name, raw.toString(), JSON.stringify(mail)].join('\n');
      return isFound(text, needles) ? [`mail/${name}`] : [];
    }),
  );
  return places.flat();
}

function isFound(text: string, { texts, address }: Needles): boolean {
  const readings = [text, unescaped(text)];
  if (text.startsWith('\\x')) readings.push(Buffer.from(text.slice(2), 'hex').toString());
  const haystack = readings.map(plain).join('\n');
  const bare = text.replaceAll('-', '').toLowerCase();
  return (
    texts.some((needle) => haystack.includes(needle) || (isId(needle) && bare.includes(needle.replaceAll('-', '')))) ||
    (address !== undefined && bare.includes(addressHash(address).toString('hex')))
  );
}

const isId = (needle: string) => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(needle);

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function unescaped(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export const plantings: [string, (api: TestApi, text: string) => Promise<unknown>][] = [
  ['public.search_terms.term', (api, text) => sql`insert into search_terms values (${text})`.execute(api.db)],
  [
    'public.exercises.tips',
    (api, text) => sql`update exercises set tips = tips || ${text}::text where code = 'F01'`.execute(api.db),
  ],
  [
    'public.audit_log.details',
    (api, text) =>
      sql`insert into audit_log (id, action, entity, entity_id, details)
        values (gen_random_uuid(), 'x', 'y', 'z', jsonb_build_object('who', ${text}::text))`.execute(api.db),
  ],
  [
    'public.mail_suppressions.email_hash',
    (api, text) => sql`insert into mail_suppressions (email_hash) values (${Buffer.from(text)})`.execute(api.db),
  ],
  [
    'pgboss.job.data',
    (api, text) =>
      sql`insert into pgboss.job (name, data) values ('mail', jsonb_build_object('to', ${text}::text))`.execute(api.db),
  ],
];
