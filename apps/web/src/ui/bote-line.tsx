import { type RefObject, useLayoutEffect, useRef } from 'react';
import { arcPath, type BoteArc, type BoteStep, ballPoint, ballTravel, layOutBote } from '#ui/bote-geometry.ts';
import { classNames } from '#ui/class-names.ts';

type BoteLineProps = {
  steps: readonly BoteStep[];
  width: number;
  height: number;
  base: number;
  margin?: number;
  columnGap?: number;
  inset?: number;
  /** 2 = on the ground after two steps, 2.5 = at the third's top. Absent: no ball. */
  ball?: number | undefined;
  radius?: number;
  /** On a court the ball is white where something else is the next action. */
  whiteBall?: boolean;
  label?: string;
  className?: string;
};

const looks: Record<BoteStep['state'], string> = {
  done: 'b-arc',
  now: 'b-arc',
  planned: 'b-arc b-plan',
  changed: 'b-arc b-changed',
  rest: 'b-arc b-rest',
  empty: '',
};

/** El bote: steps as a bouncing ball. Done is solid, planned dotted, changed dotted and dark, rest flat, empty not drawn; the ball is now. */
export function BoteLine(props: BoteLineProps) {
  const { steps, width, height, base, margin = 0, columnGap, inset, ball, radius = 6, whiteBall, label } = props;
  const circle = useRef<SVGCircleElement>(null);
  const arcs = layOutBote(steps, { width, ...(columnGap === undefined ? {} : { columnGap }), inset: inset ?? 0 });
  const at = ball === undefined ? undefined : ballPoint(arcs, ball, base, radius);
  useBallTravel(circle, arcs, ball, { base, radius });

  return (
    <svg
      viewBox={`${-margin} 0 ${width + margin * 2} ${height}`}
      className={classNames('block w-full', props.className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={`M${-margin} ${base + 0.5}H${width + margin}`} className="b-base" />
      {arcs.map((arc) => (
        <g key={arc.x0}>
          {arc.planned !== undefined && (
            <path d={arcPath({ ...arc, height: arc.planned }, base)} className={looks.planned} />
          )}
          {arc.state !== 'empty' && <path d={arcPath(arc, base)} className={looks[arc.state]} />}
          {arc.label && (
            <text
              x={(arc.x0 + arc.x1) / 2}
              y={base - Math.max(arc.height, arc.planned ?? 0) - 9}
              textAnchor="middle"
              className="b-text"
            >
              {arc.label}
            </text>
          )}
          {arc.caption && (
            <text
              x={(arc.x0 + arc.x1) / 2}
              y={base + 18}
              textAnchor="middle"
              className={classNames('b-text', arc.state === 'now' && 'b-text-now')}
            >
              {arc.caption}
            </text>
          )}
        </g>
      ))}
      {at && (
        <circle
          ref={circle}
          cx={at.x}
          cy={at.y}
          r={radius}
          className={classNames('b-ball', whiteBall && 'b-ball-white')}
        />
      )}
    </svg>
  );
}

/** Travels once when its position advances, never in a loop; where motion is not wanted it is there at once. */
function useBallTravel(
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
        easing: style.getPropertyValue('--ease-bote').trim() || 'ease',
      },
    );
  });
}
