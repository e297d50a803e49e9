import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** still: a whole phase at once; first: the same, untouched, so that playing starts at the beginning. */
type Position = { mode: 'first' | 'still'; index: number } | { mode: 'playing' | 'paused' | 'ended'; seconds: number };
export type Speed = 0.5 | 1;
type Timeline = { steps: readonly { start: number }[]; seconds: number };

function indexAt({ steps }: Timeline, seconds: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ start }) => start <= seconds),
  );
}

export type Draw = (seconds: number) => void;

type PlaybackOptions = {
  repeats?: boolean;
  /** Draws a frame by itself: the component is rendered only where another step begins. */
  draw?: RefObject<Draw | null>;
  /** The step of a moment; the timeline's by itself. */
  stepAt?: (seconds: number) => number;
};

/** Plays a timeline once, or over and over, when played; never by itself, never where motion is not wanted, never unseen. */
export function usePlayback(
  timeline: Timeline,
  first: number,
  picture: RefObject<Element | null>,
  { repeats = false, draw, stepAt = (seconds) => indexAt(timeline, seconds) }: PlaybackOptions = {},
) {
  const [position, setPosition] = useState<Position>({ mode: 'first', index: first });
  const [speed, setSpeed] = useState<Speed>(1);
  const reached = useRef(0);
  const playing = position.mode === 'playing';
  const index = 'index' in position ? position.index : indexAt(timeline, position.seconds);

  const stepOf = useRef(stepAt);
  stepOf.current = stepAt;
  const goOn = useCallback(
    (seconds: number) => {
      const before = stepOf.current(reached.current);
      reached.current = repeats ? seconds % timeline.seconds : Math.min(seconds, timeline.seconds);
      const mode = repeats || seconds < timeline.seconds ? 'playing' : 'ended';
      if (draw?.current && mode === 'playing' && stepOf.current(reached.current) === before)
        draw.current(reached.current);
      else setPosition((now) => (now.mode === 'playing' ? { mode, seconds: reached.current } : now));
    },
    [timeline, repeats, draw],
  );
  const pause = useCallback(() => {
    setPosition((now) => (now.mode === 'playing' ? { mode: 'paused', seconds: reached.current } : now));
  }, []);
  const showComplete = useCallback(() => {
    setPosition((now) =>
      'seconds' in now && now.mode !== 'ended' ? { mode: 'still', index: indexAt(timeline, reached.current) } : now,
    );
  }, [timeline]);

  useFrames(playing, speed, reached, goOn);
  useStops(playing, picture, pause, showComplete);

  function play() {
    if (matchMedia(reducedMotion).matches) return;
    const seconds = startOf(position, timeline);
    reached.current = seconds;
    setPosition({ mode: 'playing', seconds });
  }

  return {
    position,
    index,
    speed,
    setSpeed,
    play,
    pause,
    show: (phase: number) => setPosition({ mode: 'still', index: phase }),
  };
}

function startOf(position: Position, { steps }: Timeline): number {
  if (position.mode === 'paused') return position.seconds;
  return position.mode === 'still' ? (steps[position.index]?.start ?? 0) : 0;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** After a tap the picture pauses this long, so that the change is seen. */
const tapMs = 50;

/** Reports the elapsed time with every frame, measured from an absolute start. A tap's effect is painted first. */
function useFrames(playing: boolean, speed: Speed, reached: RefObject<number>, goOn: (seconds: number) => void) {
  // with the commit that stops it no further frame is drawn
  useLayoutEffect(() => {
    if (!playing) return;
    const from = reached.current;
    const startedAt = performance.now();
    let tappedAt = -tapMs;
    const leave = new AbortController();
    const note = () => {
      tappedAt = performance.now();
    };
    addEventListener('click', note, { capture: true, signal: leave.signal });
    let request = requestAnimationFrame(function draw(now) {
      request = requestAnimationFrame(draw);
      if (now - tappedAt >= tapMs) goOn(from + (Math.max(0, now - startedAt) / 1000) * speed);
    });
    return () => {
      leave.abort();
      cancelAnimationFrame(request);
    };
  }, [playing, speed, reached, goOn]);
}

/** Out of sight it pauses; in print and where less motion is wanted the whole phase is shown. */
function useStops(playing: boolean, picture: RefObject<Element | null>, pause: () => void, showComplete: () => void) {
  useEffect(() => {
    if (!playing) return;
    const leave = new AbortController();
    const { signal } = leave;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => !isIntersecting)) pause();
    });
    if (picture.current) seen.observe(picture.current);
    document.addEventListener('visibilitychange', () => document.hidden && pause(), { signal });
    matchMedia(reducedMotion).addEventListener('change', showComplete, { signal });
    return () => {
      leave.abort();
      seen.disconnect();
    };
  }, [playing, picture, pause, showComplete]);

  useEffect(() => {
    // the print is taken right after the event
    const print = () => flushSync(showComplete);
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, [showComplete]);
}
