/** The words of a typed search, as LIKE takes them literally. PostgreSQL stores no U+0000, so no name contains one. */
export function literalWords(search: string | undefined): string[] {
  const words = search?.replaceAll('\0', ' ').split(/\s+/).filter(Boolean) ?? [];
  return words.map((word) => word.replace(/[\\%_]/g, '\\$&'));
}
