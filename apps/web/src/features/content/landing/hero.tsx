import { lazy } from 'react';
import type { WayIn } from '#features/content/landing/way-in.ts';
import { landingTexts } from '#features/content/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Prerendered } from '#ui/prerendered.tsx';

const { hero } = landingTexts;

const HeroDrawing = lazy(async () => ({
  default: (await import('./hero-drawing.tsx')).HeroDrawing,
}));

export function Hero({ first, second, note }: Pick<WayIn, 'first' | 'second' | 'note'>) {
  return (
    <section className="on-court relative isolate overflow-hidden bg-linear-to-b from-court from-60% to-court-deep text-on-court lg:h-[min(800px,calc(100dvh-64px))] lg:min-h-170">
      <div className="wrap pt-9 lg:pt-[clamp(48px,7vw,96px)]">
        {/* four lines in every font: nothing below moves when the right font arrives (`ch` would change with it) */}
        <h1 className="heading-hero min-h-[3.92em] max-w-[8em] max-[359px]:text-[length:min(2.2rem,11vw)]">
          {hero.title}
        </h1>
        <p className="mt-4 mb-6 max-w-[23.5em] text-lead leading-[1.5] text-on-court-2 lg:max-w-[21.4em] lg:mt-6 lg:mb-8 lg:text-[length:1.1875rem]">
          {hero.sentence}
        </p>
        {/* the quiz below the other two: beside them it would cover the drawing's lines */}
        <div className="flex flex-col gap-3 lg:max-w-140 lg:flex-row lg:flex-wrap">
          {/* as wide as a visitor's calls: the last button does not move when a player is recognised */}
          <LinkButton to={first.path} variant="saque" size="lg" className="lg:min-w-52">
            {first.call}
          </LinkButton>
          <LinkButton to={second.path} variant="line" size="lg" className="lg:min-w-67.5">
            {second.call}
          </LinkButton>
          <LinkButton to={paths.quiz} variant="line" size="lg">
            {hero.quiz}
          </LinkButton>
        </div>
        {/* its line stays when a player is recognised: nothing below moves */}
        <p className="mt-3 flex min-h-tap flex-wrap items-center gap-x-4 text-sm text-on-court-2">
          {note !== '' && (
            <>
              <span>{note}</span>
              <Link to={paths.prices} className="inline-flex min-h-tap items-center">
                {hero.prices}
              </Link>
            </>
          )}
        </p>
      </div>
      <Prerendered id="hero-drawing" content={HeroDrawing} />
    </section>
  );
}
