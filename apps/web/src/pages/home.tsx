import { plans } from '@bandeja/domain/billing/vocabulary';
import { lazy } from 'react';
import { Goodbye } from '#features/account/goodbye.tsx';
import { useVisitorState } from '#features/auth/visitor-context.ts';
import { Doors } from '#features/content/landing/doors.tsx';
import { Hero } from '#features/content/landing/hero.tsx';
import { LastCall } from '#features/content/landing/last-call.tsx';
import { wayIn } from '#features/content/landing/way-in.ts';
import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';
import { type SiteFacts, siteFacts } from '#lib/site-facts.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { Prerendered } from '#ui/prerendered.tsx';

const Sections = lazy(async () => ({ default: (await import('../features/content/landing/sections.tsx')).Sections }));

export function HomePage() {
  // a token that is still being checked is most likely good; the guard behind the link knows
  const isPlayer = useVisitorState().status === 'player';
  const way = wayIn(isPlayer);
  return (
    <>
      <PageMeta
        fullTitle
        title={landingTexts.windowTitle}
        description={landingTexts.description}
        keywords={landingTexts.keywords}
        path={paths.home}
        jsonLd={[organisation(siteFacts()), webSite(siteFacts()), software(siteFacts())]}
      />
      <Hero {...way} />
      <Prerendered id="sections" content={Sections} />
      {!isPlayer && <Doors />}
      <LastCall {...way} />
      <Goodbye />
    </>
  );
}

const schema = 'https://schema.org';

const webSite = ({ publicUrl }: SiteFacts): object => ({
  '@context': schema,
  '@type': 'WebSite',
  name: 'Bandeja',
  url: `${publicUrl}/`,
  inLanguage: 'es',
});

/** What it costs, where it runs; no rating. */
const software = ({ publicUrl, sellsPlans }: SiteFacts): object => ({
  '@context': schema,
  '@type': 'SoftwareApplication',
  name: 'Bandeja',
  url: `${publicUrl}/`,
  description: landingTexts.description,
  applicationCategory: 'HealthApplication',
  operatingSystem: 'Web',
  inLanguage: 'es',
  offers: plans
    .filter(({ priceCents }) => sellsPlans || priceCents === 0)
    .map(({ name, priceCents }) => ({
      '@type': 'Offer',
      name,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'EUR',
    })),
});

/** For search engines (schema.org). The rating has fixed figures: it stands only here, where the settings allow it. */
function organisation({ publicUrl, social, showRating }: SiteFacts): object {
  const accounts = Object.values(social).filter((address) => address !== null);
  return {
    '@context': schema,
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
