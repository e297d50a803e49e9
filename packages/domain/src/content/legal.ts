import type { TextSection } from '#content/text.ts';

export const legalKinds = ['privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The front matter of `content/legal/<kind>-<version>.md`; the text holds from `date` (`YYYY-MM-DD`) on. */
export type LegalHead = { kind: LegalKind; version: number; date: string };

/** An `announced` one holds from its date on. `until`: the day on which the next version began to hold; null for those that are not former. */
export type LegalVersion = LegalHead & { state: 'announced' | 'current' | 'former'; until: string | null };

export type LegalConditions = { sellsPlans: boolean; https: boolean };

/** The text for each case. «{{name}}» in it is the operator's. */
export type LegalBody = readonly (LegalConditions & { sections: readonly TextSection[] })[];
