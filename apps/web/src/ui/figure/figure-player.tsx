import { keySeconds, pictureOf } from '@bandeja/drawing/figures/drawing';
import { keyAt } from '@bandeja/drawing/figures/motion';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Figure, FigurePicture, useFigurePlayback } from '#ui/figure/figure-picture.tsx';
import { figureTexts as texts } from '#ui/figure/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { PlaybackControls, StepList } from '#ui/playback-controls.tsx';

type FigurePlayerProps = {
  figure: Figure;
  title: string;
  steps: readonly string[];
  mistakes: readonly string[];
  className?: string;
};

/** Constant elements, so that frames do not render the buttons again. */
const start = <Icon as={PlayIcon} weight="fill" />;
const stop = <Icon as={PauseIcon} weight="fill" />;
const afterPose = 0.001;

/** Still until it is played. Without JavaScript and on paper: the first posture and the list. */
export function FigurePlayer({ figure, title, steps, mistakes, className }: FigurePlayerProps) {
  const picture = useMemo(() => pictureOf(figure, 320, 240), [figure]);
  const postures = useMemo(() => posturesOf(figure, keySeconds(picture), steps), [figure, picture, steps]);
  // both sides and all repetitions of a run show the same postures
  const postureAt = (seconds: number) => {
    const key = keyAt(picture.motion, seconds);
    return postures.findLastIndex((posture) => posture.key <= key);
  };
  const last = postures.length - 1;
  const playback = useFigurePlayback(picture, postures, postureAt);
  const { position, isPlaying, place, play, pause } = playback;
  const [announced, setAnnounced] = useState('');
  const seconds = 'index' in position ? (postures[position.index]?.start ?? 0) + afterPose : position.seconds;
  const index = isPlaying ? Math.max(0, postureAt(seconds)) : playback.index;
  const mistake = figure.no && mistakes[figure.no.mistake];
  // the posture before this one, pale behind it; a body that travels has left it behind
  const before = 'index' in position && !figure.travel ? postures[index - 1] : undefined;
  const ghost = before && before.start + afterPose;

  // children that do not change from frame to frame are drawn once
  const orders = useRef({ go, toggle });
  orders.current = { go, toggle };
  const choose = useCallback((to: number) => orders.current.go(to), []);
  const startOrStop = useCallback(() => orders.current.toggle(), []);

  function go(to: number) {
    const posture = postures[to];
    if (!posture) return;
    playback.show(to);
    setAnnounced(texts.announced(to + 1, last + 1, posture.text));
  }

  function toggle() {
    setAnnounced('');
    if (isPlaying) pause();
    else play();
  }

  return (
    <section aria-label={texts.name(title)} className={classNames('flex flex-wrap gap-x-6 gap-y-4', className)}>
      <div className="flex max-w-form basis-70 grow flex-col gap-2">
        <div ref={place} className="overflow-hidden rounded-3">
          <FigurePicture {...playback.frame} seconds={seconds} drawn={{ cues: true, ghost }} className="w-full" />
        </div>
        <PlaybackControls
          texts={texts}
          index={index}
          last={last}
          icon={isPlaying ? stop : start}
          label={isPlaying ? texts.pause : texts.play}
          speed={playback.speed}
          onGo={choose}
          onToggle={startOrStop}
          onSpeed={playback.setSpeed}
        />
      </div>
      <div className="flex basis-60 grow flex-col gap-3">
        <StepList label={texts.steps} steps={postures} index={index} onGo={choose} />
        {mistake && <WrongFigure figure={figure} mistake={mistake} />}
        <p className="text-sm text-ink-2">{texts.legend}</p>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

type Posture = { start: number; key: number; text: string };

function posturesOf({ keys }: Figure, seconds: readonly number[], steps: readonly string[]): Posture[] {
  let last: number | undefined;
  return keys.flatMap(({ step }, key) => {
    // a card that is not the figure's own may have fewer steps
    const text = steps[step ?? -1];
    if (text === undefined || step === last) return [];
    last = step;
    return [{ start: seconds[key] ?? 0, key, text }];
  });
}

const WrongFigure = memo(({ figure, mistake }: { figure: Figure; mistake: string }) => {
  const picture = useMemo(() => pictureOf(figure, 132, 120, true), [figure]);
  const { position, play, pause, place, isPlaying, frame } = useFigurePlayback(picture);
  const still = (keySeconds(picture).at(-1) ?? 0) + afterPose;
  return (
    <div className="grid grid-cols-[132px_1fr] items-center gap-4 border-t pt-4">
      <div ref={place} className="overflow-hidden rounded-2">
        <FigurePicture {...frame} seconds={'seconds' in position ? position.seconds : still} className="w-full" />
      </div>
      <div>
        <p>
          <b className="block text-err">{texts.wrong}</b>
          <span>{mistake}</span>
        </p>
        <button
          type="button"
          className="link-alone noscript:hidden motion-reduce:hidden print:hidden"
          onClick={isPlaying ? pause : play}
        >
          {isPlaying ? texts.wrongPause : texts.wrongPlay}
        </button>
      </div>
    </div>
  );
});
