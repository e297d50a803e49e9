import { type Drawn, drawMoment, type Picture, type pictureOf } from '@bandeja/drawing/figures/drawing';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { type Draw, usePlayback } from '#ui/use-playback.ts';

type Shape = ReturnType<typeof drawMoment>[number];
export type Figure = Parameters<typeof pictureOf>[0];

type FigurePictureProps = {
  picture: Picture;
  seconds: number;
  drawn?: Drawn;
  /** Receives the function that draws a frame while playback runs: `seconds` lags behind then. */
  draw?: RefObject<Draw | null>;
  isPlaying?: boolean;
  className?: string;
};

/** React renders the first moment only and never touches the paths again: sixty times a second would take too long. */
export function FigurePicture({ picture, seconds, drawn, draw, isPlaying = false, className }: FigurePictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [first] = useState(() => drawMoment(picture, seconds, drawn));
  const shown = useRef(first);
  const { lit, cues, ghost } = drawn ?? {};
  useLayoutEffect(() => {
    const show: Draw = (at) => {
      const shapes = drawMoment(picture, at, { lit, cues, ghost });
      redraw(svg.current, shown.current, shapes);
      shown.current = shapes;
    };
    if (draw) draw.current = isPlaying ? show : null;
    show(seconds);
  }, [picture, seconds, lit, cues, ghost, draw, isPlaying]);
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      className={classNames('block bg-court', 'bad' in picture.figure && 'm-wrong', className)}
      aria-hidden="true"
    >
      {useMemo(() => first.map(toPath), [first])}
    </svg>
  );
}

const toPath = ({ d, look }: Shape, index: number) => <path key={index} className={`m-${look}`} d={d} />;

function redraw(svg: SVGSVGElement | null, before: readonly Shape[], shapes: readonly Shape[]) {
  if (!svg) return;
  const paths = svg.children;
  shapes.forEach(({ d, look }, index) => {
    const path = paths[index] ?? svg.appendChild(document.createElementNS(svg.namespaceURI, 'path'));
    if (look !== before[index]?.look) path.setAttribute('class', `m-${look}`);
    if (d !== before[index]?.d) path.setAttribute('d', d);
  });
  while (paths.length > shapes.length) svg.lastElementChild?.remove();
}

const oneStep = [{ start: 0 }];

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
