import { plans } from '@bandeja/domain/billing/vocabulary';
import { useVisitorState } from '#features/auth/visitor-context.ts';
import { PlanFaq } from '#features/billing/plan-faq.tsx';
import { PriceList } from '#features/billing/price-list.tsx';
import { plansTexts, pricesTexts as texts } from '#features/billing/texts.ts';
import * as paths from '#lib/paths.ts';
import { type SiteFacts, siteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';

/** `/precios`: what Bandeja costs, without an account. */
export function PricesPage() {
  const isPlayer = useVisitorState().status === 'player';
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-8 pb-24 lg:pt-12">
      <PageMeta
        {...texts}
        path={paths.prices}
        picture={{ kicker: texts.pictureKicker, title: plansTexts.title }}
        jsonLd={pricesData(siteFacts())}
      />
      <div>
        <h1 tabIndex={-1} className="heading-hero text-[length:clamp(2.25rem,1.6rem+2.6vw,3.5rem)]">
          {plansTexts.title}
        </h1>
        <p className="mt-3.5 max-w-sentence text-lead text-ink-2">{texts.sentence}</p>
      </div>
      <PriceList isPlayer={isPlayer} />
      <div className="mt-4 lg:mt-8">
        <PlanFaq />
      </div>
    </div>
  );
}

/** The plans for machines (schema.org): what the application costs a month. */
function pricesData({ publicUrl }: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Bandeja',
    url: publicUrl + paths.prices,
    description: texts.description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Web',
    offers: plans.map(({ name, tagline, priceCents }) => ({
      '@type': 'Offer',
      name,
      description: tagline,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'EUR',
    })),
  };
}
