import { Features } from '#features/content/landing/features.tsx';
import { LandingHeading, TitledSentence } from '#features/content/landing/headings.tsx';
import desktopDark from '#features/content/landing/screens/desktop-dark.webp';
import desktopLight from '#features/content/landing/screens/desktop-light.webp';
import phoneDark from '#features/content/landing/screens/phone-dark.webp';
import phoneLight from '#features/content/landing/screens/phone-light.webp';
import { sectionTexts } from '#features/content/landing/texts.ts';
import { arcPath, type BoteArc, ballPoint } from '#ui/bote-geometry.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { typeLook } from '#ui/type-badge.tsx';

export function Sections() {
  return (
    <>
      <Steps />
      <Features />
      <Categories />
      <Preview />
    </>
  );
}

const { preview } = sectionTexts;
const wide = '(min-width: 1024px)';
const dark = '(prefers-color-scheme: dark)';

function Preview() {
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

const { steps } = sectionTexts;

function Steps() {
  return (
    <section aria-labelledby="steps" className="wrap pt-[clamp(64px,8vw,120px)]">
      <LandingHeading id="steps">{steps.title}</LandingHeading>
      <ThreeBounces className="mt-2 hidden h-auto w-full overflow-visible lg:block" />
      <ol className="mt-7 grid gap-7 border-l-2 border-ink lg:mt-0 lg:grid-cols-[413fr_414fr_373fr] lg:gap-0 lg:border-l-0">
        {steps.list.map(({ title, sentence }) => (
          <li key={title} className="relative pl-5 lg:pt-5 lg:pr-10 lg:pl-2">
            <i
              aria-hidden="true"
              className="absolute top-2 -left-1.75 size-2.5 rounded-full border-2 border-ink bg-bg lg:hidden"
            />
            <TitledSentence title={title}>{sentence}</TitledSentence>
          </li>
        ))}
      </ol>
    </section>
  );
}

const base = 170;
const arcs: readonly BoteArc[] = [
  { state: 'done', x0: 20, x1: 433, height: 126 },
  { state: 'done', x0: 433, x1: 847, height: 84 },
  { state: 'done', x0: 847, x1: 1220, height: 48 },
];
const strobesPerArc = 6;

function ThreeBounces({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 1240 190" className={className} aria-hidden="true">
      <path className="b-base" d={`M0 ${base}H1240`} />
      {arcs.map((arc) => (
        <path key={arc.x0} className="b-arc" d={arcPath(arc, base)} />
      ))}
      {arcs.map((arc, index) => (
        <g key={arc.x0} className="fill-ink" opacity={0.1 + 0.03 * index}>
          {Array.from({ length: strobesPerArc }, (_, strobe) => {
            const { x, y } = ballPoint(arcs, index + (strobe + 1) / (strobesPerArc + 1), base, 0);
            return <circle key={x} cx={x} cy={y} r="7" />;
          })}
        </g>
      ))}
      {arcs.map(({ x0 }) => (
        <circle key={x0} className="fill-surface stroke-ink stroke-[1.5]" cx={x0} cy={base} r="5" />
      ))}
      <circle className="b-ball" cx="1220" cy={base - 9} r="10" />
    </svg>
  );
}

const { categories } = sectionTexts;

function Categories() {
  return (
    <section aria-labelledby="categories" className="border-y bg-surface">
      <div className="wrap py-[clamp(64px,8vw,120px)]">
        <LandingHeading id="categories">{categories.title}</LandingHeading>
        <p className="mt-3 text-[length:1.125rem] text-ink-2">{categories.sentence}</p>
        <div className="on-court relative mt-10 grid grid-cols-2 grid-rows-[72px_1fr_1fr_72px] rounded-[2px] border-3 border-court-line bg-court-floor text-on-court ring-12 ring-court lg:aspect-2/1 lg:grid-cols-[305fr_695fr_695fr_305fr] lg:grid-rows-2">
          {categories.list.map(({ type, sentence }, box) => (
            <ServiceBox key={type} type={type} sentence={sentence} className={boxPlaces[box]} />
          ))}
          <Net />
        </div>
      </div>
    </section>
  );
}

/** Upright: rows of two; lying: columns of two. A box draws the lines that its neighbours before it do not. */
const boxPlaces = [
  'col-1 row-2 border-t-3 border-r-3 lg:col-2 lg:row-1 lg:border-t-0 lg:border-r-0 lg:border-b-3 lg:border-l-3',
  'col-2 row-2 border-t-3 lg:col-2 lg:row-2 lg:border-t-0 lg:border-l-3',
  'col-1 row-3 border-r-3 border-b-3 lg:col-3 lg:row-1',
  'col-2 row-3 border-b-3 lg:col-3 lg:row-2 lg:border-r-3 lg:border-b-0',
];

function ServiceBox({ type, sentence, className }: { type: string; sentence: string; className: string | undefined }) {
  const { icon } = typeLook(type);
  return (
    <article
      className={classNames(
        'flex min-h-57.5 min-w-0 flex-col justify-end border-court-line p-4 lg:min-h-0 lg:p-[clamp(16px,2.6vw,40px)]',
        className,
      )}
    >
      {icon && <Icon as={icon} weight="regular" className="mb-auto size-8.5" />}
      <h3 className="mt-3 mb-1.5 text-[length:min(clamp(1.25rem,2vw,1.75rem),6.25vw)] lg:text-[length:clamp(1.25rem,2vw,1.75rem)] voice-display tracking-num">
        {type}
      </h3>
      <p className="min-h-[7.2em] max-w-[34ch] max-[359px]:min-h-[10.15em] text-sm leading-[1.45] lg:min-h-[4.35em] lg:text-body">
        {sentence}
      </p>
    </article>
  );
}

function Net() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-[-18px] top-1/2 -mt-[1.5px] border-t-3 border-dashed border-court-line opacity-75 lg:inset-x-auto lg:inset-y-[-18px] lg:left-1/2 lg:mt-0 lg:-ml-[1.5px] lg:border-t-0 lg:border-l-3"
    />
  );
}
