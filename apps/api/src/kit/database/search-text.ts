import { type RawBuilder, sql } from 'kysely';

/** As LIKE takes them literally. PostgreSQL stores no U+0000, so no name contains one. */
export function literalWords(search: string | undefined): string[] {
  const words = search?.replaceAll('\0', ' ').split(/\s+/).filter(Boolean) ?? [];
  return words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

/** Whether a search word is an address or the beginning of one: «marta@», «marta@club». */
export const isAddress = (word: string): boolean => word.indexOf('@') > 0;

/** Addresses by their beginning, because most share trigrams. @param text of the table's trigram index, alias `r` */
export function hasWord(table: 'users' | 'leads', text: RawBuilder<string>, word: string): RawBuilder<boolean> {
  const anywhere = sql<boolean>`${text} like '%' || plain_text(${word}) || '%'`;
  if (!isAddress(word)) return anywhere;
  const beginning = sql`select r.id from ${sql.table(table)} r where plain_text(r.email) like plain_text(${word}) || '%'`;
  return sql`r.id in (${beginning} union all
    select r.id from ${sql.table(table)} r where not exists (${beginning}) and ${anywhere})`;
}
