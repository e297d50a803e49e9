import { type SideOn, sideOnGrades } from '@bandeja/domain/mirror/vocabulary';
import { strokeByHand, type TappedMoment, tappedJoints } from '@bandeja/pose/by-hand';
import type { TrackedStroke } from '@bandeja/pose/stroke';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useState } from 'react';
import { byHandTexts as texts } from '#features/mirror/by-hand-texts.ts';
import { FilmPicture } from '#features/mirror/film-picture.tsx';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { TappedSkeleton, type Taps, TapTarget } from '#features/mirror/tap-joints.tsx';
import { mirrorTexts } from '#features/mirror/texts.ts';
import { type Clip, spanSeconds } from '#features/mirror/use-mirror.ts';
import { useVideoShape } from '#features/mirror/use-video-shape.ts';
import { formatHundredths } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';

/** What a film of thirty images a second is stepped by; one of sixty shows every other. */
const stepSeconds = 1 / 30;

const grades = sideOnGrades.map((value) => ({ value, label: mirrorTexts.measures.sideOn[value] }));

type ByHandProps = {
  clip: Clip;
  /** Where the part with the stroke begins. */
  from: number;
  onDone: (stroke: TrackedStroke, shape: StoredFilm['shape']) => void;
  onBack: () => void;
};

/** Without the model: two moments, and the joints tapped in each. */
export function ByHand({ clip, from, onDone, onBack }: ByHandProps) {
  const shape = useVideoShape(clip.blob);
  const [preparation, setPreparation] = useState<TappedMoment>();
  const [sideOn, setSideOn] = useState<SideOn | 'untold'>('untold');
  const moment = preparation ? 'contact' : 'preparation';

  function done(tapped: TappedMoment): void {
    if (!preparation) setPreparation(tapped);
    else if (shape.is === 'known')
      onDone(
        strokeByHand({ preparation, contact: tapped }, { ...clip, sideOn: sideOn === 'untold' ? undefined : sideOn }),
        shape,
      );
  }
  return (
    <section className="grid gap-4">
      <ArrivalHeading>{texts.title}</ArrivalHeading>
      <p className="max-w-sentence text-ink-2">{texts.text}</p>
      {shape.is === 'failed' && <Alert kind="err">{texts.failed}</Alert>}
      {shape.is === 'known' && (
        <Moment
          key={moment}
          moment={moment}
          clip={clip}
          shape={shape}
          span={{ from, to: Math.min(shape.seconds, from + spanSeconds) }}
          start={preparation ? preparation.seconds + 0.3 : from}
          onDone={done}
        />
      )}
      {shape.is === 'known' && !preparation && (
        <div className="grid justify-items-start gap-1.5">
          <p className="text-sm font-strong" aria-hidden="true">
            {texts.sideOn}
          </p>
          <Segmented label={texts.sideOn} options={grades} value={sideOn} onChange={setSideOn} />
        </div>
      )}
      <Button variant="ghost" className="justify-self-start" onClick={onBack}>
        {texts.back}
      </Button>
    </section>
  );
}

type MomentProps = {
  moment: keyof typeof texts.moments;
  clip: Clip;
  shape: StoredFilm['shape'];
  span: { from: number; to: number };
  start: number;
  onDone: (tapped: TappedMoment) => void;
};

function Moment({ moment, clip, shape, span, start, onDone }: MomentProps) {
  const [seconds, setSeconds] = useState(Math.min(start, span.to));
  const [isMarking, setMarking] = useState(false);
  const [taps, setTaps] = useState<Taps>({});
  const all = tappedJoints(clip.side);
  const next = all.find((joint) => !taps[joint]);
  const done = all.filter((joint) => taps[joint]);
  const { title, find } = texts.moments[moment];
  const move = (to: number) => setSeconds(Math.max(span.from, Math.min(span.to, to)));
  const without = (joint: (typeof all)[number] | undefined) =>
    setTaps(Object.fromEntries(Object.entries(taps).filter(([name]) => name !== joint)));

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-10">
      <FilmPicture
        clip={clip.blob}
        shape={shape}
        seconds={seconds}
        label={texts.picture}
        drawn={<TappedSkeleton taps={taps} width={shape.height / 110} />}
      >
        {isMarking && next && (
          <TapTarget joint={next} shape={shape} onTap={(point) => setTaps({ ...taps, [next]: point })} />
        )}
      </FilmPicture>
      <div className="grid gap-4">
        <h2 className="text-h3">{title}</h2>
        {isMarking ? (
          <>
            <p role="status" className="font-strong">
              {next && texts.tap(next)} <span className="num text-ink-2">{texts.count(done.length, all.length)}</span>
            </p>
            <p className="text-ink-2">{texts.tapHidden}</p>
            {!next && (
              <Button variant="saque" full onClick={() => onDone({ seconds, joints: taps as TappedMoment['joints'] })}>
                {moment === 'contact' ? texts.measure : texts.moments.contact.title}
              </Button>
            )}
            <div className="flex flex-wrap gap-2.5">
              <Button variant="line" disabled={done.length === 0} onClick={() => without(done.at(-1))}>
                {texts.undo}
              </Button>
              <Button
                variant="line"
                onClick={() => {
                  setTaps({});
                  setMarking(false);
                }}
              >
                {texts.otherFrame}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{find}</p>
            <div className="flex items-center gap-2">
              <IconButton
                icon={ArrowLeftIcon}
                variant="line"
                label={texts.before}
                onClick={() => move(seconds - stepSeconds)}
              />
              <input
                type="range"
                aria-label={texts.time}
                aria-valuetext={texts.seconds(formatHundredths(seconds))}
                min={span.from}
                max={span.to}
                step={stepSeconds}
                value={seconds}
                className="min-h-tap w-full accent-action"
                onChange={({ target }) => move(target.valueAsNumber)}
              />
              <IconButton
                icon={ArrowRightIcon}
                variant="line"
                label={texts.after}
                onClick={() => move(seconds + stepSeconds)}
              />
            </div>
            <Button variant="saque" full onClick={() => setMarking(true)}>
              {texts.mark}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
