import { planPricesCents } from '@bandeja/domain/billing/rules';
import { type PaidPlan, planNames } from '@bandeja/domain/billing/vocabulary';
import { chosenTexts as texts } from '#features/billing/texts.ts';
import { formatPrice } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';

/** Above the ways in: what was chosen, what it will cost, and that nothing is paid here. */
export function ChosenPlanNote({ plan }: { plan: PaidPlan }) {
  return (
    <Alert kind="info" title={texts.chosen(planNames[plan])}>
      {texts.before(formatPrice(planPricesCents[plan] / 100))}
    </Alert>
  );
}
