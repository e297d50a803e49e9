import { LandingHeading } from '#features/content/landing/headings.tsx';
import desktopDark from '#features/content/landing/screens/desktop-dark.webp';
import desktopLight from '#features/content/landing/screens/desktop-light.webp';
import phoneDark from '#features/content/landing/screens/phone-dark.webp';
import phoneLight from '#features/content/landing/screens/phone-light.webp';
import { sectionTexts } from '#features/content/landing/texts.ts';

const { preview } = sectionTexts;
const wide = '(min-width: 1024px)';
const dark = '(prefers-color-scheme: dark)';

/** The dashboard before one has an account: what it holds, and what it looks like. */
export function Preview() {
  return (
    <section
      aria-labelledby="preview"
      className="wrap grid grid-cols-1 items-center gap-8 py-[clamp(64px,8vw,120px)] lg:grid-cols-[4fr_8fr] lg:gap-14"
    >
      <div>
        <LandingHeading id="preview">{preview.title}</LandingHeading>
        <dl className="mt-7">
          {preview.list.map(({ title, sentence }) => (
            <div key={title} className="border-t pt-4 pb-4">
              <dt className="text-h3 font-head">{title}</dt>
              <dd className="pt-1 text-ink-2">{sentence}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DashboardPicture />
    </section>
  );
}

/** The dashboard of a demo account, photographed by `scripts/screens.mjs`: on a phone's page a phone's, in the reader's theme. */
function DashboardPicture() {
  return (
    <figure className="min-w-0 justify-self-center lg:w-full lg:justify-self-stretch">
      <picture className="block overflow-hidden rounded-4 border bg-sunken shadow-2">
        <source media={`${wide} and ${dark}`} srcSet={desktopDark} width="1475" height="1000" />
        <source media={wide} srcSet={desktopLight} width="1475" height="1000" />
        <source media={dark} srcSet={phoneDark} width="780" height="1440" />
        <img
          src={phoneLight}
          alt={preview.picture}
          width="780"
          height="1440"
          loading="lazy"
          decoding="async"
          className="block h-auto w-full max-w-97.5 lg:max-w-none"
        />
      </picture>
      <figcaption className="mt-3 text-sm text-ink-2">{preview.caption}</figcaption>
    </figure>
  );
}
