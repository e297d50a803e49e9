import { consents, dataKept, health, purposes } from '#features/content/legal/privacy/data.tsx';
import { controller, summary } from '#features/content/legal/privacy/operator.tsx';
import { automatic, changes, minors, rights, security, terms } from '#features/content/legal/privacy/rights.tsx';
import { browser, mail, recipients, transfers } from '#features/content/legal/privacy/travels.tsx';
import type { LegalSection } from '#features/content/legal/section.ts';
import type { SiteFacts } from '#lib/site-facts.ts';

/** What Bandeja stores of people and why (RGPD, articles 13 and 14). Every sentence describes what the program does. */
export function privacySections(facts: SiteFacts): LegalSection[] {
  return [
    controller(facts.operator),
    summary,
    dataKept,
    health,
    purposes,
    consents,
    mail,
    browser,
    recipients,
    transfers,
    terms,
    rights(facts.operator),
    minors,
    automatic,
    security(facts.publicUrl),
    changes,
  ];
}
