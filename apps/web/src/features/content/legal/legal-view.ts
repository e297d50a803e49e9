import type { LegalVersion } from '@bandeja/catalogue/legal';
import type { LegalPageData } from '@bandeja/catalogue/pages';
import { type LegalHtml, legalHtml } from '#features/content/legal/legal-html.tsx';

export type ShownLegal = { version: LegalVersion; others: readonly LegalVersion[]; html: LegalHtml };

/** On the server only (and in tests). */
export const legalView = {
  searchOf: () => '',
  dataOf: (data: unknown): ShownLegal => {
    // our own server read it
    const { version, body, others } = data as LegalPageData;
    return { version, others, html: legalHtml(body) };
  },
  sentOf: (shown: unknown): ShownLegal => ({ ...(shown as ShownLegal), html: null }),
};
