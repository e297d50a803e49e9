import { LandingHeading, TitledSentence } from '#features/content/landing/headings.tsx';
import { ProgressRadar } from '#features/content/landing/progress-radar.tsx';
import { sampleSteps, sampleWeek } from '#features/content/landing/samples.ts';
import { sectionTexts } from '#features/content/landing/texts.ts';
import { PosterScene } from '#ui/court/poster-scene.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const { features } = sectionTexts;

/** What a plan changes: routines of one's own, progress that can be seen, exercises that are explained. */
export function Features() {
  return (
    <section
      aria-labelledby="features"
      className="wrap grid grid-cols-1 gap-6 py-[clamp(64px,8vw,120px)] lg:grid-cols-12"
    >
      <LandingHeading id="features" className="mb-4 max-w-[20ch] lg:col-span-12">
        {features.title}
      </LandingHeading>
      <RoutinesCard />
      <ProgressCard />
      <ResourcesCard />
    </section>
  );
}

function RoutinesCard() {
  return (
    <article className="card flex flex-col justify-between gap-6 p-5 lg:col-span-7 lg:min-h-85 lg:p-8">
      <TitledSentence title={features.routines.title} className="lg:max-w-110">
        {features.routines.sentence}
      </TitledSentence>
      <ul>
        {sampleWeek.map(({ day, type, routine, minutes }) => (
          <li
            key={day}
            className="grid grid-cols-[1fr_auto] items-center gap-x-2.5 gap-y-1 border-t py-2.75 text-ui xl:grid-cols-[92px_116px_1fr_auto] xl:gap-x-3"
          >
            <b>{day}</b>
            <TypeBadge type={type} className="justify-self-end xl:justify-self-start" />
            <span>{routine}</span>
            <span className="num justify-self-end text-ink-3">{minutes} min</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Words and drawing stand side by side where there is room for both. */
function ProgressCard() {
  return (
    <article className="card flex flex-wrap items-end justify-center gap-6 p-5 lg:col-span-5 lg:min-h-85 lg:p-8">
      <TitledSentence title={features.progress.title} className="flex-[1_1_160px] self-start">
        {features.progress.sentence}
      </TitledSentence>
      <ProgressRadar className="-mr-5.5 -mb-3 -ml-7.5 h-auto w-70 flex-none max-lg:w-60" />
    </article>
  );
}

function ResourcesCard() {
  return (
    <article className="court on-court flex flex-col gap-6 p-5 pt-60 md:pt-72 lg:col-span-12 lg:min-h-95 lg:flex-row lg:items-end lg:justify-between lg:p-8">
      <PosterScene
        kind="wallThrowTall"
        className="absolute inset-x-0 top-0 -z-1 h-75 w-full md:h-90 mask-b-from-66% mask-b-to-80% lg:inset-0 lg:size-full lg:mask-[radial-gradient(ellipse_34%_72%_at_10%_84%,transparent_72%,black)]"
      />
      <TitledSentence title={features.resources.title} className="lg:max-w-80">
        {features.resources.sentence}
      </TitledSentence>
      <ol className="rounded-2 border border-court-edge bg-court-well px-5 py-1.5 backdrop-blur-[6px] lg:w-72 lg:flex-none xl:w-85">
        {sampleSteps.map((step, index) => (
          <li
            key={step}
            className="flex gap-3.5 py-3 text-ui leading-[1.4] not-first:border-t not-first:border-court-edge"
          >
            <span aria-hidden="true" className="voice-num font-head text-on-court-2">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </article>
  );
}
