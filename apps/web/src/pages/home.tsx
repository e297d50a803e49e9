import { useAuth } from '#features/auth/auth-context.tsx';
import { landingTexts } from '#features/content/texts.ts';
import { HeroScene } from '#ui/court/hero-scene.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const { hero, end } = landingTexts;

/** The landing: what this is, and the way in (spec 2.2). */
export function HomePage() {
  const { state } = useAuth();
  // a token that is still being checked is most likely good; the guard behind the link knows
  const known = state.status !== 'signedOut' && state.status !== 'expired';
  const way = known ? '/dashboard' : '/login';
  return (
    <>
      <title>{landingTexts.windowTitle}</title>
      <meta name="description" content={landingTexts.description} />
      <Hero way={way} call={known ? hero.signedIn : hero.signedOut} />
      <LastCall way={way} call={known ? end.signedIn : end.signedOut} />
    </>
  );
}

type WayIn = { way: '/dashboard' | '/login'; call: string };

/** The court floods the first screen; on phones it lies below the words. */
function Hero({ way, call }: WayIn) {
  return (
    <section className="on-court relative text-on-court isolate overflow-hidden bg-linear-to-b from-court from-60% to-court-deep lg:h-[min(800px,calc(100dvh-64px))] lg:min-h-170">
      <div className="wrap pt-9 lg:pt-[clamp(48px,7vw,96px)]">
        <h1 className="heading-hero max-w-[11.5ch]">{hero.title}</h1>
        <p className="mt-4 mb-6 max-w-[40ch] text-lead text-on-court-2 lg:mt-6 lg:mb-8">{hero.sentence}</p>
        <LinkButton to={way} variant="saque" size="lg" className="w-full lg:w-auto">
          {call}
        </LinkButton>
      </div>
      <HeroScene className="mask-l-from-48% mask-l-to-66% absolute inset-0 -z-1 hidden size-full lg:block" />
      <HeroScene narrow className="-mb-px h-auto w-full lg:hidden" />
    </section>
  );
}

/**
 * The court from above. On wide screens the words lie where the service boxes meet, on a ground that parts the lines; on
 * phones they would hide them, so they lie behind the service line, between the side lines.
 */
function LastCall({ way, call }: WayIn) {
  return (
    <section className="on-court relative text-on-court isolate overflow-hidden bg-court-floor">
      <svg
        viewBox="0 0 1440 420"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 -z-1 hidden size-full fill-none stroke-court-line md:block"
        aria-hidden="true"
      >
        <path d="M120 -40V460M1320 -40V460M120 210H1320" strokeWidth="3" opacity="0.9" />
        <path d="M720 -40V460" strokeWidth="2" strokeDasharray="2 8" opacity="0.7" />
      </svg>
      <div aria-hidden="true" className="absolute inset-x-2.5 inset-y-0 -z-1 border-x-2 border-court-line md:hidden">
        <div className="mx-auto h-8 w-0 border-l-2 border-dotted border-court-line" />
        <div className="border-t-2 border-court-line" />
      </div>
      <div className="wrap grid min-h-85 content-center justify-items-center gap-7 pt-20 pb-12 text-center md:pt-12 lg:min-h-105">
        <h2 className="heading-hero max-w-[14ch] text-[length:clamp(2rem,1.4rem+3vw,3.75rem)] px-6 md:-mb-7 md:bg-court-floor md:pt-3 md:pb-9">
          {end.title}
        </h2>
        <LinkButton to={way} variant="saque" size="lg">
          {call}
        </LinkButton>
      </div>
    </section>
  );
}
