export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The first part of an article's address. */
export type ArticleKind = 'guides' | 'blog';

export const textKinds = ['article', 'faq', 'legal'] as const;
export type TextKind = (typeof textKinds)[number];

export const isLegalKind = (key: string): key is LegalKind => legalKinds.some((kind) => kind === key);

/** What a key names; every other one is the address of an article. */
export function textKindOf(key: string): TextKind {
  if (key === 'faq') return 'faq';
  return isLegalKind(key) ? 'legal' : 'article';
}
