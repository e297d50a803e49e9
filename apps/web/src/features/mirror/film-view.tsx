import { isOverhead } from '@bandeja/pose/stroke-kinds';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useState } from 'react';
import { FilmFrame } from '#features/mirror/film-frame.tsx';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import type { MirrorStep } from '#features/mirror/use-mirror.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = mirrorTexts.film;

type FilmViewProps = { step: Extract<MirrorStep, { step: 'film' }>; onContact: (index: number) => void };

/** Frame by frame: the three moments, and where the player says that they hit the ball. */
export function FilmView({ step: { clip, stroke, shape }, onContact }: FilmViewProps) {
  const { frames, keys, kind } = stroke;
  const [index, setIndex] = useState(keys.top);
  const [hasSkeleton, setSkeleton] = useState(true);
  const last = frames.length - 1;
  const name = strokeNames[kind];
  const since = (frame: number) => (frames[frame]?.seconds ?? 0) - (frames[0]?.seconds ?? 0);
  const move = (to: number) => setIndex(Math.max(0, Math.min(last, to)));
  const moments = (['preparation', 'top', 'final'] as const).map((key) => ({
    at: keys[key],
    label: key === 'top' && !isOverhead(kind) ? texts.lowTop : texts.keys[key],
  }));

  return (
    <section className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-10">
      <div className="grid gap-3">
        <ArrivalHeading>{texts.title(name)}</ArrivalHeading>
        <FilmFrame
          clip={clip.blob}
          shape={shape}
          stroke={stroke}
          index={index}
          hasSkeleton={hasSkeleton}
          label={texts.picture(name)}
        />
      </div>
      <div className="grid gap-4">
        <button
          type="button"
          aria-pressed={hasSkeleton}
          className="segment justify-self-start"
          onClick={() => setSkeleton(!hasSkeleton)}
        >
          {texts.skeleton}
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
        <div role="group" aria-label={texts.moments} className="segments flex w-full *:flex-1 *:px-1">
          {moments.map(({ at, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={index === at}
              className="segment flex-col"
              onClick={() => move(at)}
            >
              {label} <span className="num text-sm">{texts.seconds(since(at))}</span>
            </button>
          ))}
        </div>
        <div className="flex items-center gap-2">
          <IconButton icon={ArrowLeftIcon} variant="line" label={texts.before} onClick={() => move(index - 1)} />
          <input
            type="range"
            aria-label={texts.frame}
            aria-valuetext={texts.frameOf(index + 1, frames.length)}
            min={0}
            max={last}
            value={index}
            className="min-h-tap w-full accent-action"
            onChange={({ target }) => move(target.valueAsNumber)}
          />
          <IconButton icon={ArrowRightIcon} variant="line" label={texts.after} onClick={() => move(index + 1)} />
        </div>
        <p className="num flex justify-between text-sm text-ink-2">
          <span>{texts.frameOf(index + 1, frames.length)}</span>
          <span>{texts.seconds(since(index))}</span>
        </p>
        <p>{texts.ask}</p>
        <Button variant="saque" full onClick={() => onContact(index)}>
          {texts.confirm}
        </Button>
      </div>
    </section>
  );
}
