import { type Drawn, drawMoment, type Picture, type pictureOf } from '@bandeja/catalogue/figures/drawing';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Draw } from '#ui/use-playback.ts';

export type Figure = Parameters<typeof pictureOf>[0];

type FigurePictureProps = {
  picture: Picture;
  seconds: number;
  drawn?: Drawn;
  /** Where playback finds how to draw a frame, and whether it draws now: then `seconds` lags behind. */
  draw?: RefObject<Draw | null>;
  isPlaying?: boolean;
  className?: string;
};

/**
 * One moment of a figure. It says nothing to readers: the steps beside it do. React draws the first one, on the server
 * too, and never touches the paths again: sixty times a second it would take longer than the drawing.
 */
export function FigurePicture({ picture, seconds, drawn, draw, isPlaying = false, className }: FigurePictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [first] = useState(() =>
    drawMoment(picture, seconds, drawn).map(({ d, look }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a shape is nothing but its place in the drawing
      <path key={index} className={`m-${look}`} d={d} />
    )),
  );
  const { lit, cues, ghost } = drawn ?? {};
  useLayoutEffect(() => {
    const show: Draw = (at) => redraw(svg.current, drawMoment(picture, at, { lit, cues, ghost }));
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
      {first}
    </svg>
  );
}

/** Gives the paths of a picture the shapes of another moment. */
function redraw(svg: SVGSVGElement | null, shapes: ReturnType<typeof drawMoment>) {
  if (!svg) return;
  const paths = svg.children;
  for (const [index, { d, look }] of shapes.entries()) {
    const path = paths[index] ?? svg.appendChild(document.createElementNS(svg.namespaceURI, 'path'));
    set(path, 'class', `m-${look}`);
    set(path, 'd', d);
  }
  while (paths.length > shapes.length) svg.lastElementChild?.remove();
}

/** The same again costs the browser as much as something new. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
