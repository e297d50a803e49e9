import { BarbellIcon } from '@phosphor-icons/react/dist/csr/Barbell';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { LandingHeading } from '#features/content/landing/headings.tsx';
import { sampleLibrary, sampleStats, sampleToday } from '#features/content/landing/samples.ts';
import { sectionTexts } from '#features/content/landing/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { TodayScene } from '#ui/court/scenes.tsx';
import { Meta } from '#ui/meta.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const { preview } = sectionTexts;

/** The dashboard before one has an account: what it holds, and a picture of it. */
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

/** A picture, although made of the real parts: nothing in it can be read aloud or reached. */
function DashboardPicture() {
  return (
    <div aria-hidden="true" inert className="min-w-0 rounded-4 border bg-sunken p-2.5 lg:p-5">
      <div className="overflow-hidden rounded-3 border bg-bg shadow-2">
        <div className="flex gap-1.5 border-b bg-surface px-3.5 py-3">
          <i className="size-2.25 rounded-full bg-line" />
          <i className="size-2.25 rounded-full bg-line" />
          <i className="size-2.25 rounded-full bg-line" />
        </div>
        <div className="grid grid-cols-3 gap-2 p-2.5 lg:gap-3 lg:p-4.5">
          <Today />
          {sampleStats.map((stat) => (
            <Stat key={stat.title} {...stat} />
          ))}
          <Library />
        </div>
      </div>
    </div>
  );
}

function Today() {
  const { type, routine, minutes, exercises } = sampleToday;
  return (
    <div className="court on-court col-span-3 flex min-h-62.5 items-end p-5 lg:min-h-57.5">
      <TodayScene className="absolute top-0 right-0 -z-1 h-[62%] w-full fade-below lg:h-full lg:w-[62%] lg:mask-l-from-60% lg:mask-l-to-100%" />
      <div className="grid max-w-65 gap-2.5">
        <div className="flex flex-wrap gap-2">
          <Badge tone="hoy">Hoy</Badge>
          <TypeBadge type={type} />
        </div>
        <strong className="heading-2">{routine}</strong>
        <Meta
          items={[
            { icon: ClockIcon, text: `${minutes} min` },
            { icon: BarbellIcon, text: `${exercises} ejercicios` },
          ]}
        />
      </div>
    </div>
  );
}

function Stat({ title, value, unit }: { title: string; value: number; unit?: string }) {
  return (
    <div className="rounded-2 border bg-surface p-2.5 max-[359px]:px-1 lg:p-3.5">
      <span className="block min-h-[2.5em] text-[length:0.75rem] leading-tight font-strong text-ink-2 voice-denso lg:min-h-0 lg:text-xs lg:leading-body lg:voice-text">
        {title}
      </span>
      <b className="num text-[length:1.375rem] leading-[1.2] font-head lg:text-num-count">
        {value}
        {unit && <small className="-mt-1 block text-sm font-ui text-ink-2 lg:ml-1.5 lg:inline">{unit}</small>}
      </b>
    </div>
  );
}

function Library() {
  return (
    <div className="col-span-3 rounded-2 border bg-surface px-3.5 py-0.5 text-ui">
      {sampleLibrary.map(({ type, routine, minutes }) => (
        <div
          key={routine}
          className="grid grid-cols-[1fr_auto] items-center gap-2.5 py-2.5 not-first:border-t lg:grid-cols-[128px_1fr_auto]"
        >
          <TypeBadge type={type} className="col-span-2 justify-self-start lg:col-span-1" />
          <span>{routine}</span>
          <span className="num text-ink-3">{minutes} min</span>
        </div>
      ))}
    </div>
  );
}
