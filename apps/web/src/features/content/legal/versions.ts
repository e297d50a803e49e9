import type { LegalHead, LegalKind } from '#features/content/legal/legal.ts';

/** `until`: the day on which the next version began to hold; null for the one that holds. */
export type LegalVersion = LegalHead & { until: string | null };

const heads = Object.values(
  import.meta.glob<LegalHead>('../../../../../../content/legal/*.md', {
    query: '?head',
    import: 'default',
    eager: true,
  }),
);

/** The newest first. */
export function versionsOf(kind: LegalKind): LegalVersion[] {
  const sorted = heads.filter((head) => head.kind === kind).sort((one, other) => other.version - one.version);
  return sorted.map((head, index) => ({ ...head, until: sorted[index - 1]?.date ?? null }));
}

/** @throws Error for a version that there never was */
export function versionOf(kind: LegalKind, version: number | 'current'): LegalVersion {
  const found = versionsOf(kind).find((each) =>
    version === 'current' ? each.until === null : each.version === version,
  );
  if (!found) throw new Error(`There is no version ${version} of ${kind}`);
  return found;
}
