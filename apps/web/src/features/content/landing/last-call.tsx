import type { WayIn } from '#features/content/landing/way-in.ts';
import { landingTexts } from '#features/content/texts.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Wide screens: the words interrupt the lines at the boxes' common corner. Phones: they stand between the lines. */
export function LastCall({ path, call }: WayIn) {
  return (
    <section
      aria-labelledby="last-call"
      className="on-court relative isolate overflow-hidden bg-court-floor text-on-court"
    >
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
        <h2
          id="last-call"
          className="heading-hero max-w-[14ch] text-[length:min(clamp(2rem,1.4rem+3vw,3.75rem),11vw)] px-6 md:-mb-7 md:bg-court-floor md:pt-3 md:pb-9"
        >
          {landingTexts.end.title}
        </h2>
        <LinkButton to={path} variant="saque" size="lg">
          {call}
        </LinkButton>
      </div>
    </section>
  );
}
