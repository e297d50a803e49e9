import { keySeconds, pictureOf } from '@bandeja/catalogue/figures/drawing';
import { keyAt } from '@bandeja/catalogue/figures/motion';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Figure, FigurePicture } from '#ui/figure/figure-picture.tsx';
import { figureTexts as texts } from '#ui/figure/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { PlaybackControls } from '#ui/playback-controls.tsx';
import { type Draw, usePlayback } from '#ui/use-playback.ts';

type FigurePlayerProps = {
  figure: Figure;
  /** What is drawn: the exercise's name. */
  title: string;
  /** The card's steps and mistakes, which the figure's keys name by their places. */
  steps: readonly string[];
  mistakes: readonly string[];
  className?: string;
};

/** The same ones in each frame: the buttons are drawn once. */
const start = <Icon as={PlayIcon} weight="fill" />;
const stop = <Icon as={PauseIcon} weight="fill" />;
/** Just after a key is reached: its cues are shown. */
const afterPose = 0.001;

/**
 * The moving drawing of an exercise: still until it is played, then over and over. Its postures can be shown one by one,
 * each with the card's step; the commonest mistake has its own small picture. Without JavaScript and on paper: the first
 * posture and the list.
 */
export function FigurePlayer({ figure, title, steps, mistakes, className }: FigurePlayerProps) {
  const picture = useMemo(() => pictureOf(figure, 320, 240), [figure]);
  const timeline = useMemo(
    () => ({ steps: posturesOf(figure, keySeconds(picture), steps.length), seconds: picture.motion.seconds }),
    [figure, picture, steps.length],
  );
  const place = useRef<HTMLDivElement>(null);
  const draw = useRef<Draw>(null);
  // both sides and all repetitions of a run show the same postures
  const postureAt = (seconds: number) => {
    const key = keyAt(picture.motion, seconds);
    return timeline.steps.findLastIndex((posture) => posture.key <= key);
  };
  const last = timeline.steps.length - 1;
  const {
    position,
    index: chosen,
    speed,
    setSpeed,
    play,
    pause,
    show,
  } = usePlayback(timeline, 0, place, { repeats: true, draw, stepAt: postureAt });
  const [announced, setAnnounced] = useState('');
  const isPlaying = position.mode === 'playing';
  const seconds = 'index' in position ? (timeline.steps[position.index]?.start ?? 0) + afterPose : position.seconds;
  const index = isPlaying ? Math.max(0, postureAt(seconds)) : chosen;
  const mistake = figure.no && mistakes[figure.no.mistake];
  // the posture before this one, pale behind it; a body that travels has left it behind
  const before = 'index' in position && !figure.travel ? timeline.steps[index - 1] : undefined;
  const ghost = before && before.start + afterPose;

  // children that do not change from frame to frame are drawn once
  const orders = useRef({ go, toggle });
  orders.current = { go, toggle };
  const choose = useCallback((to: number) => orders.current.go(to), []);
  const startOrStop = useCallback(() => orders.current.toggle(), []);

  function go(to: number) {
    if (!timeline.steps[to]) return;
    show(to);
    setAnnounced(texts.announced(to + 1, last + 1, steps[timeline.steps[to]?.step ?? -1] ?? ''));
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
          <FigurePicture
            picture={picture}
            seconds={seconds}
            drawn={{ cues: true, ghost }}
            draw={draw}
            isPlaying={isPlaying}
            className="w-full"
          />
        </div>
        <PlaybackControls
          texts={texts}
          index={index}
          last={last}
          icon={isPlaying ? stop : start}
          label={isPlaying ? texts.pause : texts.play}
          speed={speed}
          onGo={choose}
          onToggle={startOrStop}
          onSpeed={setSpeed}
        />
      </div>
      <div className="flex basis-60 grow flex-col gap-3">
        <Postures postures={timeline.steps} steps={steps} index={index} onGo={choose} />
        {mistake && <WrongFigure figure={figure} mistake={mistake} />}
        <p className="text-sm text-ink-2">{texts.legend}</p>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

type Posture = { start: number; step: number; key: number };
type PosturesProps = {
  postures: readonly Posture[];
  steps: readonly string[];
  index: number;
  onGo: (to: number) => void;
};

const Postures = memo(({ postures, steps, index, onGo }: PosturesProps) => (
  <ol aria-label={texts.steps} className="flex flex-col">
    {postures.map(({ step }, posture) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: postures never change places
      <li key={posture} className="border-b last:border-b-0">
        <button
          type="button"
          aria-current={posture === index ? 'step' : undefined}
          className={classNames(
            'flex min-h-tap w-full items-baseline gap-3 border-l-2 px-3 py-2.5 text-left text-ui font-ui hover:bg-hover',
            posture === index ? 'border-l-ink bg-quiet' : 'border-l-transparent text-ink-2',
          )}
          onClick={() => onGo(posture)}
        >
          <span className="num">{posture + 1}</span>
          <span>{steps[step]}</span>
        </button>
      </li>
    ))}
  </ol>
));

/** A key that shows another step of the card than the one before it, and when it is reached; the others only lead there. */
function posturesOf({ keys }: Figure, seconds: readonly number[], count: number): Posture[] {
  let last: number | undefined;
  return keys.flatMap(({ step }, key) => {
    // a card that is not the figure's own may have fewer steps
    if (step === undefined || step === last || step >= count) return [];
    last = step;
    return [{ start: seconds[key] ?? 0, step, key }];
  });
}

/** The commonest mistake, crossed out; it moves when asked to. */
const WrongFigure = memo(({ figure, mistake }: { figure: Figure; mistake: string }) => {
  const picture = useMemo(() => pictureOf(figure, 132, 120, true), [figure]);
  const timeline = useMemo(() => ({ steps: [{ start: 0 }], seconds: picture.motion.seconds }), [picture]);
  const place = useRef<HTMLDivElement>(null);
  const draw = useRef<Draw>(null);
  const { position, play, pause } = usePlayback(timeline, 0, place, { repeats: true, draw });
  const isPlaying = position.mode === 'playing';
  const still = (keySeconds(picture).at(-1) ?? 0) + afterPose;
  return (
    <div className="grid grid-cols-[132px_1fr] items-center gap-4 border-t pt-4">
      <div ref={place} className="overflow-hidden rounded-2">
        <FigurePicture
          picture={picture}
          seconds={'seconds' in position ? position.seconds : still}
          draw={draw}
          isPlaying={isPlaying}
          className="w-full"
        />
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
