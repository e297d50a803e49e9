import type { LegalVersion } from '@bandeja/domain/content/legal';
import type { LegalPageData } from '@bandeja/domain/content/pages';
import { legalHtml } from '#features/content/legal/legal-html.tsx';

/** HTML; null in a browser, where it stands in the document (`ui/served-html.tsx`). */
export type LegalHtml = { contents: string; sections: string } | null;

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
