import { onsetNear } from '@bandeja/pose/onset';
import type { TrackedStroke } from '@bandeja/pose/stroke';
import { isOverhead } from '@bandeja/pose/stroke-kinds';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { EarIcon } from '@phosphor-icons/react/dist/csr/Ear';
import { useState } from 'react';
import { FilmFrame } from '#features/mirror/film-frame.tsx';
import { mirrorTexts, strokeNames } from '#features/mirror/texts.ts';
import type { MirrorStep } from '#features/mirror/use-mirror.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const texts = mirrorTexts.film;

type FilmViewProps = {
  step: Extract<MirrorStep, { step: 'film' }>;
  onContact: (index: number) => void;
  onAgain: () => void;
};

/** From where the stroke seems to meet the ball, both ways. */
const hearingSeconds = 0.35;

/** The frame in which something strikes near the stroke; a hint, which the player confirms. */
function heardAt({ frames, keys }: TrackedStroke, strikes: readonly number[]): number | undefined {
  const strike = onsetNear(strikes, frames[keys.top]?.seconds ?? 0, hearingSeconds);
  if (strike === undefined) return undefined;
  const after = frames.findIndex(({ seconds }) => seconds > strike);
  return after < 0 ? undefined : Math.max(0, after - 1);
}

/** Frame by frame: the three moments, and where the player says that they hit the ball. */
export function FilmView({ step: { clip, stroke, shape, strikes, before }, onContact, onAgain }: FilmViewProps) {
  const { frames, keys, kind } = stroke;
  const heard = heardAt(stroke, strikes);
  const [index, setIndex] = useState(before?.contact ?? heard ?? keys.top);
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
        <div role="group" aria-label={texts.moments} className="segments grid w-full grid-cols-3 *:px-1">
          {moments.map(({ at, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={index === at}
              className="segment grid content-center justify-items-center py-1"
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
        {heard !== undefined && index !== heard && (
          <Button variant="line" full icon={<Icon as={EarIcon} />} onClick={() => move(heard)}>
            {texts.goToSound(texts.seconds(since(heard)))}
          </Button>
        )}
        <p>{heard !== undefined && index === heard ? texts.heard : texts.ask}</p>
        <Button variant="saque" full onClick={() => onContact(index)}>
          {texts.confirm}
        </Button>
        <Button variant="ghost" full onClick={onAgain}>
          {mirrorTexts.refused.again}
        </Button>
      </div>
    </section>
  );
}
