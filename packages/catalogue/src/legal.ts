import type { Standing } from '@bandeja/domain/content/rules';
import type { LegalKind } from '@bandeja/domain/content/vocabulary';
import type { TextSection } from '#text.ts';

/** The front matter of `content/legal/<kind>-<version>.md`; the text holds from `date` (`YYYY-MM-DD`) on. */
export type LegalHead = { kind: LegalKind; version: number; date: string };

export type LegalVersion = LegalHead & Standing;

export type LegalConditions = { sellsPlans: boolean; https: boolean };

/** The text for each case. «{{name}}» in it is the operator's. */
export type LegalBody = readonly (LegalConditions & { sections: readonly TextSection[] })[];
