import { LandingHeading, TitledSentence } from '#features/content/landing/headings.tsx';
import { sectionTexts } from '#features/content/landing/texts.ts';
import { PosterScene } from '#ui/court/poster-scene.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const { features } = sectionTexts;

const sampleWeek = [
  { day: 'Lunes', type: 'Fuerza', routine: 'Hombro y espalda con gomas', minutes: 35 },
  { day: 'Miércoles', type: 'Partido', routine: 'Partido amistoso dirigido', minutes: 75 },
  { day: 'Viernes', type: 'Funcionalidad', routine: 'Funcional completa en casa', minutes: 60 },
  { day: 'Sábado', type: 'Partido', routine: 'Partido amistoso dirigido', minutes: 75 },
] as const;

const sampleSteps = [
  'Retrocede de lado con la bola, la pala por encima del hombro.',
  'Avanza con el rebote y golpea de arriba abajo, girando el tronco.',
  'Dirige la bola al centro y sube detrás del golpe.',
] as const;

/** Minutes per kind of work as shares of the most trained one, this month and the month before. */
const sampleBalance = [
  { kind: 'Fuerza', now: 0.82, before: 0.6 },
  { kind: 'Cardio', now: 0.5, before: 0.5 },
  { kind: 'Partido', now: 0.7, before: 0.55 },
  { kind: 'Flexibilidad', now: 0.62, before: 0.5 },
  { kind: 'Técnico', now: 0.78, before: 0.52 },
  { kind: 'Táctico', now: 0.5, before: 0.46 },
] as const;

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

const radius = 76;
const centre = { x: 90, y: 84 };

function ProgressRadar({ className }: { className: string }) {
  return (
    <svg viewBox="-30 -12 240 192" className={className} aria-hidden="true">
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <path key={share} d={hexagon(() => share)} className="fill-none stroke-line" />
      ))}
      {sampleBalance.map(({ kind }, corner) => {
        const { x, y } = at(corner, 1.1);
        return (
          <text
            key={kind}
            x={x}
            y={y + labelDrop(corner)}
            textAnchor={anchor(corner)}
            className="fill-ink-2 text-[length:11px] font-ui lg:text-[length:9.5px]"
          >
            {kind}
          </text>
        );
      })}
      <path
        d={hexagon((corner) => sampleBalance[corner]?.before ?? 0)}
        className="fill-none stroke-line-strong stroke-[1.5]"
        strokeDasharray="2 4"
      />
      <path
        d={hexagon((corner) => sampleBalance[corner]?.now ?? 0)}
        className="fill-pista-500/14 stroke-link stroke-2"
      />
    </svg>
  );
}

function at(corner: number, share: number): { x: number; y: number } {
  const angle = (corner * Math.PI) / 3;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(centre.x + Math.sin(angle) * radius * share),
    y: round(centre.y - Math.cos(angle) * radius * share),
  };
}

function hexagon(share: (corner: number) => number): string {
  const corners = sampleBalance.map((_, corner) => at(corner, share(corner)));
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function anchor(corner: number): 'start' | 'middle' | 'end' {
  if (corner % 3 === 0) return 'middle';
  return corner < 3 ? 'start' : 'end';
}

function labelDrop(corner: number): number {
  if (corner === 0) return -4;
  return corner === 3 ? 10 : 4;
}
