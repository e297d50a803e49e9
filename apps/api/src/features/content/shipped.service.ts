import { createHash } from 'node:crypto';
import type { Source } from '@bandeja/catalogue/article';
import { readSources } from '@bandeja/catalogue/article-file';
import { type LegalKind, legalKinds } from '@bandeja/domain/content/vocabulary';

import { readFolder } from '@bandeja/markdown/file';

const folder = new URL('../../../../../content/', import.meta.url);

const files = new Map(readFolder(folder).map(({ file, text }) => [file, text]));

/** The publications that articles cite. */
export const sources: ReadonlyMap<string, Source> = readSources({
  file: 'sources.md',
  text: files.get('sources.md') ?? '',
});

/** The files that come with the product, by the key of their text; of legal texts see `shippedLegal`. */
export const shippedTexts: ReadonlyMap<string, string> = new Map(
  [...files].flatMap(([file, text]) => {
    const [, slug] = /^articles\/(.+)\.md$/.exec(file) ?? [];
    if (slug !== undefined) return [[slug, text] as const];
    return file === 'faq.md' ? [['faq', text] as const] : [];
  }),
);

/** By version. */
export const shippedLegal: Readonly<Record<LegalKind, ReadonlyMap<number, string>>> = {
  privacy: versionsOf('privacy'),
  terms: versionsOf('terms'),
};

function versionsOf(kind: (typeof legalKinds)[number]): Map<number, string> {
  return new Map(
    [...files].flatMap(([file, text]) => {
      const [, version] = new RegExp(`^legal/${kind}-(\\d+)\\.md$`).exec(file) ?? [];
      return version === undefined ? [] : [[Number(version), text] as const];
    }),
  );
}

/** Of the shipped file; of a legal text that of the newest version. Null: nothing is shipped under this key. */
export function shippedHash(key: string): string | null {
  const text = shippedTexts.get(key) ?? newestLegal(key);
  return text === null ? null : createHash('sha256').update(text).digest('base64url');
}

function newestLegal(key: string): string | null {
  const kind = legalKinds.find((each) => each === key);
  if (kind === undefined) return null;
  const versions = shippedLegal[kind];
  return versions.get(Math.max(...versions.keys())) ?? null;
}
