import type { Picture } from '@bandeja/catalogue/figures/drawing';
import { useMemo, useRef } from 'react';
import { type Draw, usePlayback } from '#ui/use-playback.ts';

const oneStep = [{ start: 0 }];

/** Plays a figure over and over. `frame` is for its `FigurePicture`, `place` for the element around it. */
export function useFigurePlayback(
  picture: Picture,
  steps: readonly { start: number }[] = oneStep,
  stepAt?: (seconds: number) => number,
) {
  const timeline = useMemo(() => ({ steps, seconds: picture.motion.seconds }), [steps, picture]);
  const place = useRef<HTMLDivElement>(null);
  const draw = useRef<Draw>(null);
  const playback = usePlayback(timeline, 0, place, { repeats: true, draw, stepAt });
  const isPlaying = playback.position.mode === 'playing';
  return { ...playback, place, isPlaying, frame: { picture, draw, isPlaying } };
}
