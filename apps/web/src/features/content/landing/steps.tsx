import { LandingHeading, TitledSentence } from '#features/content/landing/headings.tsx';
import { sectionTexts } from '#features/content/landing/texts.ts';
import { arcPath, type BoteArc, ballPoint } from '#ui/bote-geometry.ts';

const { steps } = sectionTexts;

/** How it works, as three bounces of one ball. */
export function Steps() {
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
/** Each bounce is lower than the one before, and the texts below stand at the points where the ball lands. */
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
