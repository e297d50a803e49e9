import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type BoteArc, ballTravel } from '#ui/bote-geometry.ts';

/**
 * Lets the ball travel along its arc once when its position advances (guide «Motion»: 640 ms, never in a loop).
 * Where motion is not wanted it is there at once.
 */
export function useBallTravel(
  ball: RefObject<SVGCircleElement | null>,
  arcs: readonly BoteArc[],
  position: number | undefined,
  ground: { base: number; radius: number },
): void {
  const before = useRef(position);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = position;
    const circle = ball.current;
    if (!circle || from === undefined || position === undefined || from === position) return;
    const points = ballTravel(arcs, from, position, ground, ground.radius);
    const end = points.at(-1);
    if (!end || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const style = getComputedStyle(circle);
    circle.animate(
      points.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
      {
        duration: Number.parseFloat(style.getPropertyValue('--d-bote')) || 640,
        easing: style.getPropertyValue('--e-bote').trim() || 'ease',
      },
    );
  });
}
