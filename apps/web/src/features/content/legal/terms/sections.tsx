import type { LegalSection } from '#features/content/legal/section.ts';
import { conduct, contents, health, minors } from '#features/content/legal/terms/conduct.tsx';
import {
  availability,
  claims,
  closing,
  dataRights,
  law,
  liability,
  updates,
} from '#features/content/legal/terms/law.tsx';
import { cancelling, paying, plans, withdrawal } from '#features/content/legal/terms/plans.tsx';
import { account, operator, service } from '#features/content/legal/terms/service.tsx';
import type { SiteFacts } from '#lib/site-facts.ts';

/** The terms of use: what Bandeja gives, what it costs, what the law of Spain gives people on top. */
export function termsSections(facts: SiteFacts): LegalSection[] {
  return [
    operator(facts),
    service,
    health,
    account,
    minors,
    plans,
    paying,
    cancelling,
    withdrawal(facts.operator),
    conduct,
    contents,
    availability,
    liability,
    closing,
    dataRights,
    claims(facts.operator),
    law,
    updates,
  ];
}
