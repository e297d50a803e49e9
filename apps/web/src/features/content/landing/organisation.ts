import { landingTexts } from '#features/content/texts.ts';
import type { SiteFacts } from '#lib/site-facts.ts';

/**
 * The site's operator for search engines (schema.org). The rating is marketing content with fixed figures; it appears
 * only here, never in the interface, and only where the settings allow it.
 */
export function organisation({ publicUrl, social, showRating }: SiteFacts): object {
  const accounts = Object.values(social).filter((address) => address !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Bandeja',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    description: landingTexts.description,
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(showRating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: '4.8',
        reviewCount: '127',
        bestRating: '5',
      },
    }),
  };
}
