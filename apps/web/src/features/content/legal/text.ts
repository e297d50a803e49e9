import type { LegalBody, LegalHead, LegalHtml } from '#features/content/legal/legal.ts';

const files = import.meta.glob<LegalBody>('../../../../../../content/legal/*.md', {
  query: '?body',
  import: 'default',
});

/** What the server sends. @throws Error for a version without a file */
async function served({ kind, version }: LegalHead): Promise<LegalHtml> {
  const load = files[`../../../../../../content/legal/${kind}-${version}.md`];
  if (load === undefined) throw new Error(`There is no text of ${kind} ${version}`);
  const [{ legalHtml }, body] = await Promise.all([import('#features/content/legal/legal-html.tsx'), load()]);
  return legalHtml(body);
}

/** A browser's build has no text: it stands in the document (`ui/served-html.tsx`). */
export const textOf: (head: LegalHead) => Promise<LegalHtml> =
  import.meta.env.PROD && !import.meta.env.SSR ? async () => null : served;
