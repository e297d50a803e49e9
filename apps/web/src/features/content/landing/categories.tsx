import { LandingHeading } from '#features/content/landing/headings.tsx';
import { sectionTexts } from '#features/content/landing/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { typeLook } from '#ui/type-badge.tsx';

const { categories } = sectionTexts;

/** The four kinds of training, each in a service box of one court seen from above; on phones the court stands upright. */
export function Categories() {
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

/**
 * Upright: rows of two between the service lines. Lying: columns of two. The lines belong to the boxes; a box draws those
 * that its neighbours before it do not.
 */
const boxPlaces = [
  'col-1 row-2 border-t-3 border-r-3 lg:col-2 lg:row-1 lg:border-t-0 lg:border-r-0 lg:border-b-3 lg:border-l-3',
  'col-2 row-2 border-t-3 lg:col-2 lg:row-2 lg:border-t-0 lg:border-l-3',
  'col-1 row-3 border-r-3 border-b-3 lg:col-3 lg:row-1',
  'col-2 row-3 border-b-3 lg:col-3 lg:row-2 lg:border-r-3 lg:border-b-0',
];

type ServiceBoxProps = {
  type: string;
  sentence: string;
  className: string | undefined;
};

function ServiceBox({ type, sentence, className }: ServiceBoxProps) {
  const { icon } = typeLook(type);
  return (
    <article
      className={classNames(
        'flex min-h-57.5 min-w-0 flex-col justify-end border-court-line p-4 lg:min-h-0 lg:p-[clamp(16px,2.6vw,40px)]',
        className,
      )}
    >
      {icon && <Icon as={icon} weight="regular" className="mb-auto size-8.5" />}
      <h3 className="mt-3 mb-1.5 text-[length:clamp(1.25rem,2vw,1.75rem)] voice-display tracking-num">{type}</h3>
      <p className="min-h-[7.2em] max-w-[34ch] max-[359px]:min-h-[10.15em] text-sm leading-[1.45] lg:min-h-[4.35em] lg:text-body">
        {sentence}
      </p>
    </article>
  );
}

/** Reaches a little over the side lines, as nets do. */
function Net() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-[-18px] top-1/2 -mt-[1.5px] border-t-3 border-dashed border-court-line opacity-75 lg:inset-x-auto lg:inset-y-[-18px] lg:left-1/2 lg:mt-0 lg:-ml-[1.5px] lg:border-t-0 lg:border-l-3"
    />
  );
}
