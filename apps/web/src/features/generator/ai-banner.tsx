import { effectivePlan, hasAiAccess } from '@bandeja/domain/subscriptions/rules';
import type { Subscription } from '@bandeja/domain/subscriptions/vocabulary';
import { generatorTexts as texts } from '#features/generator/texts.ts';
import { Badge } from '#ui/badge.tsx';

/**
 * The door to the routine generator: what it does for plans with AI, what it would do for the others, with their plan.
 * It leads nowhere until the generator and the plans have their pages (decisions.md, «Links to pages»).
 */
export function AiBanner({ subscription, now }: { subscription: Subscription; now: Date }) {
  const hasAi = hasAiAccess(subscription, now);
  return (
    <section aria-labelledby="ai-banner" className="grid content-start gap-2 rounded-3 bg-brand-tint p-5 text-ink">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id="ai-banner">{texts.title}</h2>
        <Badge>{texts.soon}</Badge>
      </div>
      <p className="text-ink-2 text-ui">{hasAi ? texts.lead : texts.upsell}</p>
      {!hasAi && <p className="font-strong text-sm">{texts.plan(effectivePlan(subscription, now))}</p>}
    </section>
  );
}
