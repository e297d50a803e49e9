import type { TextSection } from '#features/content/text/text.ts';

export type LegalKind = 'privacy' | 'terms';

/** The front matter of `content/legal/<kind>-<version>.md`; the text holds from `date` (`YYYY-MM-DD`) on. */
export type LegalHead = { kind: LegalKind; version: number; date: string };

export type LegalConditions = { sellsPlans: boolean; https: boolean };

/** The text for each case. «{{name}}» in it is the operator's. */
export type LegalBody = readonly (LegalConditions & { sections: readonly TextSection[] })[];

/** HTML; null in a browser's build, where it stands in the document. */
export type LegalHtml = { contents: string; sections: string } | null;
