import { plans } from '@bandeja/domain/billing/vocabulary';
import { pricesTexts } from '#features/billing/texts.ts';
import * as paths from '#lib/paths.ts';
import type { SiteFacts } from '#lib/site-facts.ts';

/** The plans for machines (schema.org): monthly prices of the application. */
export function pricesData({ publicUrl }: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Bandeja',
    url: publicUrl + paths.prices,
    description: pricesTexts.description,
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
