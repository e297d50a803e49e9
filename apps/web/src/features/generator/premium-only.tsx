import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { premiumTexts as texts } from '#features/generator/texts.ts';
import * as paths from '#lib/paths.ts';
import { TodayScene } from '#ui/court/scenes.tsx';
import { LinkButton } from '#ui/link-button.tsx';

export function PremiumOnly({ plan }: { plan: PlanId }) {
  return (
    <section className="on-court court flex pt-60 lg:min-h-140 lg:pt-0">
      <TodayScene className="absolute inset-x-0 top-0 -z-1 h-70 w-full fade-below lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[58%] lg:fade-left" />
      <div className="mt-auto grid gap-4.5 p-5 lg:max-w-reading lg:p-14">
        <h1 tabIndex={-1} className="text-balance leading-none tracking-hero lg:text-[3.25rem]">
          {texts.title}
        </h1>
        <p className="text-lead text-ink-2">{texts.lead}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.plans} variant="saque" size="lg" className="max-sm:w-full">
            {texts.plans}
          </LinkButton>
          <LinkButton to={paths.dashboard} variant="line" size="lg" className="max-sm:w-full">
            {texts.back}
          </LinkButton>
        </div>
        <p className="text-ui text-ink-2">
          <span>{texts.current}</span> <span className="font-strong text-ink">{texts.planNames[plan]}</span>
        </p>
      </div>
    </section>
  );
}
