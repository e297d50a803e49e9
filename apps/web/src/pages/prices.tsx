import { plans } from '@bandeja/domain/billing/vocabulary';
import { useVisitorState } from '#features/auth/visitor-context.ts';
import { PlanFaq } from '#features/billing/plan-faq.tsx';
import { PriceList } from '#features/billing/price-list.tsx';
import { plansTexts, pricesTexts as texts } from '#features/billing/texts.ts';
import * as paths from '#lib/paths.ts';
import { type SiteFacts, siteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

export function PricesPage() {
  const isPlayer = useVisitorState().status === 'player';
  const facts = siteFacts();
  const { description, sentence } = facts.sellsPlans ? texts : texts.closed;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-24 lg:pt-12">
      <PageMeta
        {...texts}
        description={description}
        path={paths.prices}
        picture={{ kicker: texts.pictureKicker, title: plansTexts.title }}
        jsonLd={pricesData(facts, description)}
      />
      <div>
        <h1 tabIndex={-1} className="heading-hero text-[length:min(clamp(2.25rem,1.6rem+2.6vw,3.5rem),12vw)]">
          {plansTexts.title}
        </h1>
        <p className="mt-3.5 max-w-sentence text-lead text-ink-2">{sentence}</p>
      </div>
      <PriceList isPlayer={isPlayer} />
      <div className="mt-4 lg:mt-8">
        <PlanFaq />
      </div>
    </div>
  );
}

function pricesData({ publicUrl, sellsPlans }: SiteFacts, description: string): object {
  const offered = plans.filter(({ priceCents }) => sellsPlans || priceCents === 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Bandeja',
    url: publicUrl + paths.prices,
    description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Web',
    offers: offered.map(({ name, tagline, priceCents }) => ({
      '@type': 'Offer',
      name,
      description: tagline,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'EUR',
    })),
  };
}
